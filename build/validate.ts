import { ContentError, loadContent, type Problem } from '../model/content';
import { listSmallPhotos } from '../model/photos/pictures';

// Judges the content, alone or at the beginning of a build. A problem stops both.
try {
  const content = await loadContent();
  const sample =
    'O conteúdo ainda é do exemplo. Quando a barbearia for a sua, apague sample: true em content/shop.yaml.';
  const small = (await listSmallPhotos(content)).map(
    ({ src, width, phoneWidth }) =>
      `content/photos/${src}: vai ao ar, mas pouco nítida: o recorte tem ${width} px de largura, e um celular mostra ${phoneWidth}. Se tiver a original, maior, use-a.`,
  );
  for (const note of new Set(content.shop.sample ? [sample, ...small] : small)) {
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

/**
 * An annotation of GitHub Actions, which marks the line of the file.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function formatCommand({ file, line, found, advice }: Problem): string {
  const message = `${found}: ${advice}`.replace(/[%\r\n]/g, encodeURIComponent);
  return `::error file=${file},line=${line}::${message}`;
}
