import { listExamples } from '../model/check/examples';
import { readContent } from './read-content';

// Says what is still an example, and fails until nothing is.
const read = await readContent();
const remaining = read && listExamples(read.content, read.examples);

if (remaining?.length === 0) {
  console.log('Nenhum conteúdo de exemplo: o site pode ir ao ar.');
} else {
  process.exitCode = 1;
}

if (remaining && remaining.length > 0) {
  const entries = remaining.map(
    ({ file, path, item, found, fix }) => `${file} → ${path}${item ? ` (${item})` : ''}
  Está: ${found}
  Como trocar: ${fix}`,
  );
  console.error(
    `Conteúdo de exemplo (${remaining.length}): troque tudo antes de publicar.\n\n${entries.join('\n\n')}`,
  );
}
