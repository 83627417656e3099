import { readFileSync } from 'node:fs';

export type Scheme = 'light' | 'dark';

const FILE = 'styles/_tokens.scss';

/** The tokens aren't cached, because their file may change while `next dev` runs. */
function readTokens(): string {
  return readFileSync(FILE, 'utf8');
}

/** Reads a token's number without its unit: `44` for `44rem`. Throws if the token doesn't exist. */
export function readNumber(name: string): number {
  const match = new RegExp(`\\$${name}: ([\\d.]+)`).exec(readTokens());
  if (!match?.[1]) {
    throw new Error(`${FILE} has no number ${name}.`);
  }
  return Number(match[1]);
}

/**
 * Returns a colour as `#rrggbb`. For `--color-page`, pass `page`. A colour that the dark scheme doesn't override is the
 * same in both schemes. Throws if the colour doesn't exist.
 */
export function readColor(name: string, scheme: Scheme = 'light'): string {
  const value = findColorValue(name, scheme);
  // Matches a reference to another colour: `$color-light`, or `#{$color-light}` in a custom property.
  const reference = /^(?:#\{)?\$color-([\w-]+)\}?$/.exec(value);
  if (reference?.[1]) {
    return readColor(reference[1], scheme);
  }
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`${FILE}: color-${name} is “${value}”, and should be written #rrggbb.`);
  }
  return value;
}

/** Returns an empty string if the colour doesn't exist. */
function findColorValue(name: string, scheme: Scheme): string {
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
