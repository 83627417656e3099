import { findCodeMistake } from './code-mistake.mjs';

/**
 * In `next dev`, a content file that cannot be read becomes one that says in Portuguese why, so
 * that the screen shows it as any other problem of the content.
 */
export default function loadContent(source) {
  const mistake = findCodeMistake(source, this.resourcePath);
  if (mistake === undefined) {
    return source;
  }
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return `const error = new Error(${JSON.stringify(mistake)});
error.stack = error.message;
throw error;
${names.map((name) => `export const ${name} = undefined;`).join('\n')}`;
}
