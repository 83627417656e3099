import { ContentError, loadContentWithNotices } from '../model/content';
import type { Notice } from '../model/loading/notices';
import { mergeSimilarProblems } from '../model/loading/problems';

/**
 * @file Validates the content, for `npm run validate` and at the start of `npm run build`. Problems make both commands
 * fail, notices don't.
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
 * A GitHub Actions command that annotates a line, or a whole file.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function formatCommand(kind: 'error' | 'notice', { file, line, text }: Notice): string {
  const wholeFile = `file=${escapeProperty(file)}`;
  const place = line ? `${wholeFile},line=${line}` : wholeFile;
  return `::${kind} ${place}::${escapeData(text)}`;
}

/** A line break would end a GitHub Actions command. */
function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, encodeURIComponent);
}

/** In a GitHub Actions command, a comma ends a property. A photo's name may contain one. */
function escapeProperty(text: string): string {
  return text.replace(/[%\r\n:,]/g, encodeURIComponent);
}
