import { checkContent } from '../model/check/check';
import { describeSampleCount, listSampleContent } from '../model/check/sample-content';
import { findWarnings } from '../model/check/warnings';
import { ContentError } from '../model/content-files/content-error';
import { formatLocation } from '../model/content-files/source-location';
import { findSmallPhotos } from '../model/photos/check-photos';

// The first step of the build: reports content errors in Portuguese before the compiler fails on them.
// With `--launch`, remaining sample content is an error.
const isLaunch = process.argv.includes('--launch');

try {
  const content = await checkContent();
  const warnings = [...findWarnings(content, new Date()), ...(await findSmallPhotos())];
  warnings.map((warning) => console.warn(warning));
  const remaining = listSampleContent();
  if (remaining.length === 0) {
    console.log('Nenhum conteúdo de exemplo: o site pode ir ao ar.');
  } else if (isLaunch) {
    const entries = remaining.map(
      (one) => `${formatLocation(one)}\n  Está: ${one.received}\n  Como trocar: ${one.fix}`,
    );
    console.error(
      `${describeSampleCount(remaining)}: troque tudo antes de publicar. O que é mesmo assim na sua barbearia, confirme no fim da linha: # é assim mesmo\n\n${entries.join('\n\n')}`,
    );
    process.exitCode = 1;
  } else {
    console.log(`${describeSampleCount(remaining)}. Veja com npm run launch-check.`);
  }
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
