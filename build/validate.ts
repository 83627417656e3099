import { ContentError, loadContent, type Problem } from '../model/content';
import { listNotices, type Notice } from '../model/loading/notices';

/**
 * @file Validates the content, for `npm run validate` and at the beginning of `npm run build`. Problems make both
 * commands fail. Notices are printed, and do not stop the command.
 */

const SAMPLE_NOTICE =
  'O conteúdo ainda é do exemplo. Quando a barbearia for a sua, apague sample: true em content/shop.yaml.';

const isGitHubActions = Boolean(process.env.GITHUB_ACTIONS);

try {
  const content = await loadContent();
  const notices = (await listNotices(content)).map(formatNotice);
  if (content.shop.sample) {
    notices.unshift(SAMPLE_NOTICE);
  }
  // The set removes duplicates, because a photo that is used several times has the same notice each time.
  for (const notice of new Set(notices)) {
    console.log(isGitHubActions ? `::notice::${notice}` : notice);
  }
} catch (error) {
  if (!(error instanceof ContentError)) {
    throw error;
  }
  console.error(error.message);
  if (isGitHubActions) {
    console.log(error.problems.map(formatErrorCommand).join('\n'));
  }
  process.exit(1);
}

function formatNotice({ file, line, text }: Notice): string {
  return line ? `${file}:${line}  ${text}` : `${file}: ${text}`;
}

/**
 * Formats a problem as a command of GitHub Actions, which marks its line in the file.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function formatErrorCommand({ file, line, found, advice }: Problem): string {
  // Line breaks and `%` in the message are percent-encoded, because a command is a single line.
  const message = `${found}: ${advice}`.replace(/[%\r\n]/g, encodeURIComponent);
  return `::error file=${file},line=${line}::${message}`;
}
