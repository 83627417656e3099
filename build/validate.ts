import { ContentError, loadContent, type Problem } from '../model/content';
import { listNotices, type Notice } from '../model/notices';

// Judges the content, alone or at the beginning of a build. A problem stops both.
try {
  const content = await loadContent();
  const sample =
    'O conteúdo ainda é do exemplo. Quando a barbearia for a sua, apague sample: true em content/shop.yaml.';
  const notices = (await listNotices(content)).map(formatNotice);
  for (const note of new Set(content.shop.sample ? [sample, ...notices] : notices)) {
    console.log(process.env.GITHUB_ACTIONS ? `::notice::${note}` : note);
  }
} catch (error) {
  if (!(error instanceof ContentError)) {
    throw error;
  }
  console.error(error.message);
  if (process.env.GITHUB_ACTIONS) {
    console.log(error.problems.map(formatCommand).join('\n'));
  }
  process.exit(1);
}

function formatNotice({ file, line, text }: Notice): string {
  return line ? `${file}:${line}  ${text}` : `${file}: ${text}`;
}

/**
 * An annotation of GitHub Actions, which marks the line of the file.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function formatCommand({ file, line, found, advice }: Problem): string {
  const message = `${found}: ${advice}`.replace(/[%\r\n]/g, encodeURIComponent);
  return `::error file=${file},line=${line}::${message}`;
}
