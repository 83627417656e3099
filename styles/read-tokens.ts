import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Scheme = 'light' | 'dark';

/** A page width from which the layout changes. */
export type Breakpoint = 'two-columns' | 'inline-nav' | 'wide-nav';

const FILE = 'styles/_tokens.scss';

const readTokens = () => readFileSync(path.join(process.cwd(), FILE), 'utf8');

/**
 * Reads a number without its unit: rem or percent. A `clamp()` depends on the page's width, in rem.
 * Throws if the token does not exist.
 */
export function readNumber(name: string, pageWidth = 0): number {
  const [, value] = new RegExp(`(?:\\$|--)${name}: ([^;]*);`).exec(readTokens()) ?? [];
  if (!value) {
    throw new Error(`${FILE} has no number ${name}.`);
  }
  const [least = 0, preferred = least, most = preferred] = value
    .split(',')
    .map((sum) =>
      [...sum.matchAll(/([\d.]+)(vw)?/g)]
        .map(([, number, unit]) => Number(number) * (unit ? pageWidth / 100 : 1))
        .reduce((total, term) => total + term, 0),
    );
  return Math.min(Math.max(least, preferred), most);
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
