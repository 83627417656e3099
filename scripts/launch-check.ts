import { listExamples } from '../model/check/examples';
import { formatPlace } from '../model/drawer/place';

// Says what is still an example, and fails until nothing is.
const remaining = listExamples();

if (remaining.length === 0) {
  console.log('Nenhum conteúdo de exemplo: o site pode ir ao ar.');
} else {
  const entries = remaining.map(
    (one) => `${formatPlace(one)}
  Está: ${one.received}
  Como trocar: ${one.fix}`,
  );
  console.error(
    `Conteúdo de exemplo (${remaining.length}): troque tudo antes de publicar.\n\n${entries.join('\n\n')}`,
  );
  process.exitCode = 1;
}
