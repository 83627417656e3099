import { readFileSync } from 'node:fs';

export type Scheme = 'light' | 'dark';

const FILE = 'styles/_tokens.scss';

/** Reads the file anew each time, because it may change while `next dev` runs. */
function readTokens(): string {
  return readFileSync(FILE, 'utf8');
}

/** Reads a number without its unit, such as rem or percent. Throws if the token does not exist. */
export function readNumber(name: string): number {
  const match = new RegExp(`\\$${name}: ([\\d.]+)`).exec(readTokens());
  if (!match?.[1]) {
    throw new Error(`${FILE} has no number ${name}.`);
  }
  return Number(match[1]);
}

/**
 * Reads a colour, named without `color-`, as #rrggbb. A colour that the dark scheme does not change is that of the
 * light scheme. Throws if the colour does not exist.
 */
export function readColor(name: string, scheme: Scheme = 'light'): string {
  const value = findDeclaration(name, scheme);
  // A reference is written as `$color-light`, or as `#{$color-light}` in a custom property.
  const reference = /^(?:#\{)?\$color-([\w-]+)\}?$/.exec(value);
  if (reference?.[1]) {
    return readColor(reference[1], scheme);
  }
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`${FILE}: color-${name} is “${value}”, and should be written #rrggbb.`);
  }
  return value;
}

/** Finds the value of a colour in a scheme as it is written, or an empty text if there is none. */
function findDeclaration(name: string, scheme: Scheme): string {
  const [base = '', ...mediaQueries] = readTokens().split('@media (');
  const overrides = mediaQueries.filter((query) =>
    query.startsWith(`prefers-color-scheme: ${scheme}`),
  );
  const declaration = new RegExp(`^ *(?:--|\\$)color-${name}: ([^;]*);`, 'gm');
  const values = [base, ...overrides].flatMap((block) =>
    [...block.matchAll(declaration)].map(([, value = '']) => value),
  );
  return values.at(-1) ?? ''; // The last declaration wins, as in CSS.
}
