import { readFileSync } from 'node:fs';

export type Scheme = 'light' | 'dark';

const FILE = 'styles/_tokens.scss';

/** Reads the file every time, as it may change while `next dev` runs. */
function readTokens(): string {
  return readFileSync(FILE, 'utf8');
}

/** A token's number, without its unit. Throws if there's no such token. */
export function readNumber(name: string): number {
  const match = new RegExp(`\\$${name}: ([\\d.]+)`).exec(readTokens());
  if (!match?.[1]) {
    throw new Error(`${FILE} doesn't define $${name} as a number.`);
  }
  return Number(match[1]);
}

/**
 * A colour as #rrggbb. Its name is given without `color-`. A colour that the dark scheme doesn't change is the same in
 * both schemes. Throws if there's no such colour.
 */
export function readColor(name: string, scheme: Scheme = 'light'): string {
  const value = findDeclaration(name, scheme);
  // A reference is written as `$color-light`, or as `#{$color-light}` in a custom property.
  const reference = /^(?:#\{)?\$color-([\w-]+)\}?$/.exec(value);
  if (reference?.[1]) {
    return readColor(reference[1], scheme);
  }
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`${FILE}: write color-${name} as #rrggbb instead of “${value}”.`);
  }
  return value;
}

/** A colour's value as it's written, or an empty string if the colour has no value in the scheme. */
function findDeclaration(name: string, scheme: Scheme): string {
  // The text before the first media query applies to both schemes.
  const [base = '', ...mediaQueries] = readTokens().split('@media (');
  const overrides = mediaQueries.filter((query) =>
    query.startsWith(`prefers-color-scheme: ${scheme}`),
  );
  const declaration = new RegExp(`^ *(?:--|\\$)color-${name}: ([^;]*);`, 'gm');
  const declarations = [base, ...overrides].join('\n').matchAll(declaration);
  const values = [...declarations].map(([, value = '']) => value);
  return values.at(-1) ?? ''; // The last declaration wins, as in CSS.
}
