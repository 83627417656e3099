import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Scheme = 'light' | 'dark';

/**
 * Reads a colour of `_tokens.scss`, named without `color-`, as #rrggbb. The dark scheme inherits from
 * the light one. Throws if the colour does not exist.
 */
export function readColor(name: string, scheme: Scheme = 'light'): string {
  const file = 'styles/_tokens.scss';
  const source = readFileSync(path.join(process.cwd(), file), 'utf8');
  const [base, ...queries] = source.split('@media (');
  const overrides = queries.filter((query) => query.startsWith(`prefers-color-scheme: ${scheme}`));
  const declaration = new RegExp(`^ *(?:--|\\$)color-${name}: ([^;]*);`, 'gm');
  const [, value = ''] = [...[base, ...overrides].join('').matchAll(declaration)].at(-1) ?? [];
  const [, alias] = /^(?:#\{)?\$color-([\w-]+)\}?$/.exec(value) ?? [];
  if (alias) {
    return readColor(alias, scheme);
  }
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`${file}: color-${name} is “${value}”, and should be written #rrggbb.`);
  }
  return value;
}
