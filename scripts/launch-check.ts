import { describeSampleCount, listSampleContent } from '../model/check/sample-content';
import { formatLocation } from '../model/content-files/source-location';
import { reportContent } from './check-content';

// Validates the content and lists the sample content that is left.
const isValid = (await reportContent()) === 'valid';
const remaining = isValid ? listSampleContent() : [];
const entries = remaining.map(
  (one) => `${formatLocation(one)}\n  Está: ${one.received}\n  Como trocar: ${one.fix}`,
);
if (remaining.length > 0) {
  console.error(
    `${describeSampleCount(remaining)}: troque tudo antes de publicar. O que é mesmo assim na sua barbearia, confirme no fim da linha: # é assim mesmo\n\n${entries.join('\n\n')}`,
  );
} else if (isValid) {
  console.log('Nenhum conteúdo de exemplo: o site pode ir ao ar.');
}
process.exitCode = isValid && remaining.length === 0 ? 0 : 1;
