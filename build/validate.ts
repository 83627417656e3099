import { ContentError, loadContent, type Problem } from '../model/content';
import { listNotices, type Notice } from '../model/notices';

/**
 * @file Validates the content, alone or at the beginning of a build. Problems stop both, and notices stop
 * neither.
 */

const IS_SAMPLE =
  'O conteúdo ainda é do exemplo. Quando a barbearia for a sua, apague sample: true em content/shop.yaml.';

const isGitHubActions = Boolean(process.env.GITHUB_ACTIONS);

try {
  const content = await loadContent();
  const notices = (await listNotices(content)).map(formatNotice);
  if (content.shop.sample) {
    notices.unshift(IS_SAMPLE);
  }
  // A photo may be used several times, with the same notice.
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
  // A command has one line, and its message has these characters in percent-encoding.
  const message = `${found}: ${advice}`.replace(/[%\r\n]/g, encodeURIComponent);
  return `::error file=${file},line=${line}::${message}`;
}
