/** How Turbopack names a class of a CSS module: six characters of hash and the name. */
const MODULE_NAME = /^_?[\w-]{6}_[a-zA-Z][\w-]*$/;

/** How a generated style names itself; never a word that could stand in a text of the page. */
const GENERATED_NAME = /^(?=.*[\dA-Z])[\w-]{6,}$/;

const NAMED = /(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g;
const PROPERTY = /(?<![\w-])--[a-zA-Z_][\w-]*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type ShortNames = {
  /** Shortens every name of a CSS module in a list of classes, a script or a row of data. */
  inText(text: string): string;
  /** Shortens the names of properties as well, which only a style may hold: `--o` is also script. */
  inStyle(css: string): string;
};

export const LONG_NAMES: ShortNames = { inText: (text) => text, inStyle: (css) => css };

type Sources = {
  /** All styles of all pages. */
  css: string;
  /** Every class on an element, as often as it is there. */
  classes: readonly string[];
  /** What generated styles are called. */
  hrefs: ReadonlySet<string>;
  /** Scripts and attributes, which may set or read a property. */
  elsewhere: string;
};

/**
 * Short stand-ins for the names in which the build put a hash: the classes of CSS modules and of
 * generated styles. Hashes do not compress: on the home page theirs are 5 % of it. Custom
 * properties add another 2 %. The most used get the shortest.
 * The same name gets the same stand-in everywhere, or hydration and styles would part ways.
 */
export function createShortNames({ css, classes, hrefs, elsewhere }: Sources): ShortNames {
  const inStyles = [...new Set([...css.matchAll(NAMED)].map(([, name = '']) => name))];
  const uses = new Map<string, number>();
  for (const token of [...(css.match(/[\w-]+/g) ?? []), ...classes]) {
    uses.set(token, (uses.get(token) ?? 0) + 1);
  }
  const hashed = inStyles
    .filter((name) => MODULE_NAME.test(name) || (GENERATED_NAME.test(name) && hrefs.has(name)))
    .toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  const names = shorten(hashed, [...inStyles, ...classes]);

  const isMentioned = (property: string) =>
    elsewhere.includes(`var(${property}`) || new RegExp(`["'\`]${property}["'\`]`).test(elsewhere);
  const properties = [...new Set(css.match(PROPERTY))];
  const bare = properties.filter((name) => !isMentioned(name)).map((name) => name.slice(2));
  const shortProperties = shorten(
    bare,
    properties.map((name) => name.slice(2)),
  );

  const inText = (text: string) => text.replace(/[\w-]+/g, (token) => names.get(token) ?? token);
  const inProperty = (name: string) => `--${shortProperties.get(name.slice(2)) ?? name.slice(2)}`;
  return { inText, inStyle: (style) => inText(style).replace(PROPERTY, inProperty) };
}

/** a, b … Z, aa, ab …, without those that mean something already. */
function shorten(names: readonly string[], taken: readonly string[]): Map<string, string> {
  const isTaken = new Set(taken);
  let index = 0;
  return new Map(
    names.map((name) => {
      let short = spell(index++);
      while (isTaken.has(short)) {
        short = spell(index++);
      }
      return [name, short];
    }),
  );
}

function spell(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  const rest = Math.floor(index / LETTERS.length);
  return rest === 0 ? last : spell(rest - 1) + last;
}
