import { ContentError, loadContent, type Problem } from '../model/content';

const SAMPLE =
  'O conteúdo ainda é do exemplo. Quando a barbearia for a sua, apague sample: true em content/shop.yaml.';

// Judges the content, alone or at the beginning of `next build`. A problem stops both.
try {
  const { shop } = await loadContent();
  if (shop.sample) {
    // On GitHub, a note beside the line.
    const prefix = process.env.GITHUB_ACTIONS ? '::notice file=content/shop.yaml::' : '';
    console.log(`${prefix}${SAMPLE}`);
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

/**
 * An annotation of GitHub Actions, which marks the line of the file.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function formatCommand({ file, line, found, advice }: Problem): string {
  const message = `${found}: ${advice}`.replace(/[%\r\n]/g, encodeURIComponent);
  return `::error file=${file},line=${line}::${message}`;
}
