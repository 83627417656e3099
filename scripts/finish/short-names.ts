import { applyEdits, readElements } from './page-source';

/** How Turbopack names a class of a CSS module: six characters of hash and the name. */
const MODULE_NAME = /^_?[\w-]{6}_[a-zA-Z][\w-]*$/;

/** How a generated style names itself; never a word that could stand in a text of the page. */
const GENERATED_NAME = /^(?=.*[\dA-Z])[\w-]{6,}$/;

const PROPERTY = /(?<![\w-])--[a-zA-Z_][\w-]*/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type ShortNames = {
  /** Shortens every name of a CSS module in a page, a script or a row of data. */
  inText(text: string): string;
  /** Shortens the names of properties as well, which only a style may hold: `--o` is also script. */
  inStyle(css: string): string;
};

/**
 * Short stand-ins for the names in which the build put a hash: the classes of CSS modules and of
 * generated styles. Hashes do not compress: on the home page theirs are 5 % of it. Custom
 * properties add another 2 %.
 * The same name gets the same stand-in everywhere, or hydration and styles would part ways.
 */
export function createShortNames(pages: readonly string[], scripts: string): ShortNames {
  const elements = pages.flatMap(readElements);
  const styles = elements.filter(({ name }) => name === 'style');
  const css = styles.map(({ text }) => text).join('\n');
  const inStyles = [...css.matchAll(/(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g)].map(
    ([, name = '']) => name,
  );
  const inClasses = elements.flatMap(({ attributes }) => splitTokens(attributes.get('class')));

  const uses = new Map<string, number>();
  for (const token of pages.join('\n').match(/[\w-]+/g) ?? []) {
    uses.set(token, (uses.get(token) ?? 0) + 1);
  }
  const hrefs = new Set(
    styles.flatMap(({ attributes }) => splitTokens(attributes.get('data-href'))),
  );
  const named = [...new Set(inStyles)]
    .filter((name) => MODULE_NAME.test(name) || (GENERATED_NAME.test(name) && hrefs.has(name)))
    .toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  const taken = new Set([...inStyles, ...inClasses]);
  const free = shortNames(taken);
  const names = new Map(named.map((name) => [name, free.next().value]));
  const elsewhere = [...pages.map(withoutStyles), scripts].join('\n');
  const inUse = new Set(css.match(PROPERTY));
  const freeProperties = shortNames(new Set([...inUse].map((property) => property.slice(2))));
  const properties = new Map(
    [...inUse]
      .filter((property) => !isMentioned(property, elsewhere))
      .map((property) => [property, `--${freeProperties.next().value}`]),
  );

  const inText = (text: string) => text.replace(/[\w-]+/g, (token) => names.get(token) ?? token);
  return {
    inText,
    inStyle: (css) => inText(css).replace(PROPERTY, (token) => properties.get(token) ?? token),
  };
}

function withoutStyles(html: string): string {
  const styles = readElements(html).filter(({ name }) => name === 'style');
  return applyEdits(
    html,
    styles.map(({ start, end }) => ({ start, end, replacement: '' })),
  );
}

/** In a script that sets the property, or in an attribute that uses it. */
function isMentioned(property: string, text: string): boolean {
  return (
    ['"', "'", '`'].some((quote) => text.includes(quote + property + quote)) ||
    text.includes(`var(${property}`)
  );
}

function splitTokens(value = ''): string[] {
  return value.split(/\s+/).filter(Boolean);
}

/** a, b … Z, aa, ab …, without those that mean something already. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = spell(index);
    if (!taken.has(name)) {
      yield name;
    }
  }
}

function spell(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  const rest = Math.floor(index / LETTERS.length);
  return rest === 0 ? last : spell(rest - 1) + last;
}
