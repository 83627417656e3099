import { ContentError, loadContent } from '../model/content';
import { listNotices, type Notice } from '../model/loading/notices';
import { explainEnvironment } from '../model/shop/site-url';

/**
 * @file Validates the content. `npm run validate` runs this file, and so does `npm run build` at its start. Problems
 * make both commands fail, but notices don't.
 */

const isGitHubActions = Boolean(process.env.GITHUB_ACTIONS);

const environmentAdvice = explainEnvironment(process.env);
if (environmentAdvice) {
  console.error(environmentAdvice);
  process.exit(1);
}
try {
  for (const notice of listNotices(await loadContent())) {
    console.log(isGitHubActions ? formatCommand('notice', notice) : formatNotice(notice));
  }
  console.log('O conteúdo está certo.');
} catch (error) {
  if (!(error instanceof ContentError)) {
    throw error;
  }
  console.error(error.message);
  if (isGitHubActions) {
    for (const { file, line, found, advice } of error.problems) {
      console.log(formatCommand('error', { file, line, text: `${found}: ${advice}` }));
    }
  }
  process.exit(1);
}

function formatNotice({ file, line, text }: Notice): string {
  return line ? `${file}:${line}  ${text}` : `${file}: ${text}`;
}

/**
 * Formats a GitHub Actions command, which annotates a line or a whole file.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function formatCommand(kind: 'error' | 'notice', { file, line, text }: Notice): string {
  const wholeFile = `file=${escapeProperty(file)}`;
  const place = line ? `${wholeFile},line=${line}` : wholeFile;
  return `::${kind} ${place}::${escapeData(text)}`;
}

/** Escapes line breaks, which would end the GitHub Actions command. */
function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, encodeURIComponent);
}

/** Also escapes commas and colons. A photo's file name may contain a comma, which would end the property. */
function escapeProperty(text: string): string {
  return text.replace(/[%\r\n:,]/g, encodeURIComponent);
}
