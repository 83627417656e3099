import { readFileSync } from 'node:fs';

export type Scheme = 'light' | 'dark';

const FILE = 'styles/_tokens.scss';

/** Matches a Sass variable or a custom property: `$two-columns: 44rem;` or `--color-text: #{$color-dark};`. */
const DECLARATION = /^ *(?:\$|--)([\w-]+): ([^;]*);/gm;

/** Matches a value that's another token: `$color-light`, or `#{$color-light}` in a custom property. */
const REFERENCE = /^(?:#\{)?\$([\w-]+)\}?$/;

/**
 * Returns each token's name, without `$` or `--`, and its value in a colour scheme. The tokens aren't cached, because
 * their file may change while `next dev` runs.
 */
function readTokens(scheme: Scheme): Map<string, string> {
  // The text before the first media query applies to both schemes. As in CSS, the last declaration wins.
  const [base = '', ...mediaQueries] = readFileSync(FILE, 'utf8').split('@media (');
  const overrides = mediaQueries.filter((query) =>
    query.startsWith(`prefers-color-scheme: ${scheme}`),
  );
  const declarations = [base, ...overrides].join('\n').matchAll(DECLARATION);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

/** Reads a token's number without its unit: `44` for `44rem`. Throws if the token doesn't exist. */
export function readNumber(name: string): number {
  const number = Number.parseFloat(readTokens('light').get(name) ?? '');
  if (Number.isNaN(number)) {
    throw new Error(`${FILE} has no number ${name}.`);
  }
  return number;
}

/**
 * Returns a colour as `#rrggbb`. For `--color-page`, pass `page`. A colour that the dark scheme doesn't override is the
 * same in both schemes. Throws if the colour doesn't exist.
 */
export function readColor(name: string, scheme: Scheme = 'light'): string {
  const tokens = readTokens(scheme);
  let value = tokens.get(`color-${name}`) ?? '';
  for (let reference = REFERENCE.exec(value); reference; reference = REFERENCE.exec(value)) {
    value = tokens.get(reference[1] ?? '') ?? '';
  }
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`${FILE}: color-${name} is “${value}”, and should be written #rrggbb.`);
  }
  return value;
}
