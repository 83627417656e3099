import { readFileSync } from 'node:fs';

export type Scheme = 'light' | 'dark';

const FILE = 'styles/_tokens.scss';

const readTokens = () => readFileSync(FILE, 'utf8');

/** Reads a number without its unit, such as rem or percent. Throws if the token does not exist. */
export function readNumber(name: string): number {
  const [, value] = new RegExp(`\\$${name}: ([\\d.]+)`).exec(readTokens()) ?? [];
  if (!value) {
    throw new Error(`${FILE} has no number ${name}.`);
  }
  return Number(value);
}

/**
 * Reads a colour, named without `color-`, as #rrggbb. The dark scheme inherits from the light one.
 * Throws if the colour does not exist.
 */
export function readColor(name: string, scheme: Scheme = 'light'): string {
  const [base, ...queries] = readTokens().split('@media (');
  const overrides = queries.filter((query) => query.startsWith(`prefers-color-scheme: ${scheme}`));
  const declaration = new RegExp(`^ *(?:--|\\$)color-${name}: ([^;]*);`, 'gm');
  const [, value = ''] = [...[base, ...overrides].join('').matchAll(declaration)].at(-1) ?? [];
  const [, alias] = /^(?:#\{)?\$color-([\w-]+)\}?$/.exec(value) ?? [];
  if (alias) {
    return readColor(alias, scheme);
  }
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`${FILE}: color-${name} is “${value}”, and should be written #rrggbb.`);
  }
  return value;
}
