import { content, examples } from '../content';
import { listExamples } from '../content/check/examples';

/** Says what is still an example, and fails until nothing is. */
const remaining = listExamples(content, examples);

if (remaining.length === 0) {
  console.log('Nenhum conteúdo de exemplo: o site pode ir ao ar.');
} else {
  const entries = remaining.map(
    ({ file, path, item, found, fix }) => `${file} → ${path}${item ? ` (${item})` : ''}
  Está: ${found}
  Como trocar: ${fix}`,
  );
  console.error(
    `Conteúdo de exemplo (${remaining.length}): troque tudo antes de publicar.\n\n${entries.join('\n\n')}`,
  );
  process.exitCode = 1;
}
