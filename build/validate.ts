import { ContentError, loadContentWithNotices } from '../model/content';
import type { Notice } from '../model/loading/notices';
import { mergeSimilarProblems } from '../model/loading/problems';

/**
 * @file Validates the content, for `npm run validate` and at the beginning of `npm run build`. Problems make both
 * commands fail, notices don't.
 */

const isGitHubActions = Boolean(process.env.GITHUB_ACTIONS);

try {
  const { notices } = await loadContentWithNotices();
  for (const notice of notices) {
    console.log(isGitHubActions ? formatCommand('notice', notice) : formatNotice(notice));
  }
} catch (error) {
  if (!(error instanceof ContentError)) {
    throw error;
  }
  console.error(error.message);
  if (isGitHubActions) {
    for (const { file, line, found, advice } of mergeSimilarProblems(error.problems)) {
      console.log(formatCommand('error', { file, line, text: `${found}: ${advice}` }));
    }
  }
  process.exit(1);
}

function formatNotice({ file, line, text }: Notice): string {
  return line ? `${file}:${line}  ${text}` : `${file}: ${text}`;
}

/**
 * A GitHub Actions command, which marks a line of a file, or the whole file.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function formatCommand(kind: 'error' | 'notice', { file, line, text }: Notice): string {
  const place = `file=${escapeProperty(file)}${line ? `,line=${line}` : ''}`;
  return `::${kind} ${place}::${escapeData(text)}`;
}

/** Escapes what would end a command, as a command is a single line. */
function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, encodeURIComponent);
}

/** Escapes what would also end a property, such as the comma in the name of a photo. */
function escapeProperty(text: string): string {
  return text.replace(/[%\r\n:,]/g, encodeURIComponent);
}
