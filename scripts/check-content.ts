import { checkContent } from '../model/check/check';
import { countExamples, listExamples } from '../model/check/examples';
import { findWarnings } from '../model/check/warnings';
import { formatPlace } from '../model/drawer/place';
import { ContentError } from '../model/drawer/problems';
import { findSmallPhotos } from '../model/photos/check-photos';

// The first step of the build, so that a mistake is told in Portuguese before the compiler sees it.
// With `--launch`, every value that is still an example counts as wrong, and is named.
const isLaunch = process.argv.includes('--launch');

try {
  const content = await checkContent();
  const warnings = [...findWarnings(content, new Date()), ...(await findSmallPhotos())];
  warnings.map((warning) => console.warn(warning));
  const remaining = listExamples();
  if (remaining.length === 0) {
    console.log('Nenhum conteúdo de exemplo: o site pode ir ao ar.');
  } else if (isLaunch) {
    const entries = remaining.map(
      (one) => `${formatPlace(one)}\n  Está: ${one.received}\n  Como trocar: ${one.fix}`,
    );
    console.error(
      `${countExamples(remaining)}: troque tudo antes de publicar. O que é mesmo assim na sua barbearia, confirme no fim da linha: # é assim mesmo\n\n${entries.join('\n\n')}`,
    );
    process.exitCode = 1;
  } else {
    console.log(`${countExamples(remaining)}. Veja com npm run launch-check.`);
  }
} catch (error) {
  if (!(error instanceof ContentError)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
