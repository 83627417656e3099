import { listExamples } from '../model/check/examples';

// Says what is still an example, and fails until nothing is.
const remaining = listExamples();

if (remaining.length === 0) {
  console.log('Nenhum conteúdo de exemplo: o site pode ir ao ar.');
} else {
  const entries = remaining.map(
    ({ file, line, path, item, found, fix }) =>
      `${file}, linha ${line} → ${path}${item ? ` (${item})` : ''}
  Está: ${found}
  Como trocar: ${fix}`,
  );
  console.error(
    `Conteúdo de exemplo (${remaining.length}): troque tudo antes de publicar.\n\n${entries.join('\n\n')}`,
  );
  process.exitCode = 1;
}
