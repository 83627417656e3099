import path from 'node:path';
import { findCodeMistake, OWNER_FILES } from './code-mistake.mjs';

/**
 * In `next dev`, a content file that cannot be read becomes one that says why in Portuguese, so
 * that the screen shows it like any other problem of the content.
 */
// biome-ignore lint/style/noDefaultExport: Turbopack calls it.
export default function loadContent(source) {
  const file = path.relative(process.cwd(), this.resourcePath).replaceAll(path.sep, '/');
  if (!(file in OWNER_FILES)) {
    return source;
  }
  const mistake = findCodeMistake(source, file);
  return mistake === undefined
    ? source
    : `const error = new Error(${JSON.stringify(`Conteúdo inválido (1):\n${mistake}`)});
error.stack = error.message;
throw error;
export const ${OWNER_FILES[file]} = undefined;`;
}
