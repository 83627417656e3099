/** How Turbopack names a class of a CSS module: six characters of hash and the name. */
const MODULE_NAME = /^_?[\w-]{6}_[a-zA-Z][\w-]*$/;

/** How a generated style names itself; never a word that could stand in a text of the page. */
const GENERATED_NAME = /^(?=.*[\dA-Z])[\w-]{6,}$/;

const NAMED = /(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g;
const PROPERTY = /(?<![\w-])--[a-zA-Z_][\w-]*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type ShortNames = ReturnType<typeof createShortNames>;

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
export function createShortNames({ css, classes, hrefs, elsewhere }: Sources) {
  const uses = new Map<string, number>();
  for (const token of [...(css.match(/[\w-]+/g) ?? []), ...classes]) {
    uses.set(token, (uses.get(token) ?? 0) + 1);
  }
  const inStyles = [...new Set([...css.matchAll(NAMED)].map(([, name = '']) => name))];
  const hashed = inStyles
    .filter((name) => MODULE_NAME.test(name) || (GENERATED_NAME.test(name) && hrefs.has(name)))
    .toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  const names = shorten(hashed, new Set([...inStyles, ...classes]), '');

  const inUse = new Set(css.match(PROPERTY));
  const isMentioned = (name: string) =>
    elsewhere.includes(`var(${name}`) || new RegExp(`["'\`]${name}["'\`]`).test(elsewhere);
  const free = [...inUse].filter((name) => !isMentioned(name));
  const properties = shorten(free, inUse, '--');

  /** Shortens every name of a CSS module in a list of classes, a script or a row of data. */
  const inText = (text: string) => text.replace(/[\w-]+/g, (token) => names.get(token) ?? token);
  /** Shortens the names of properties as well, which only a style may hold: `--o` is also script. */
  const inStyle = (css: string) =>
    inText(css).replace(PROPERTY, (token) => properties.get(token) ?? token);
  return { inText, inStyle };
}

/** a, b … Z, aa, ab …, without those that mean something already. */
function shorten(names: readonly string[], taken: ReadonlySet<string>, prefix: string) {
  let index = 0;
  const next = (): string => {
    const short = prefix + spell(index++);
    return taken.has(short) ? next() : short;
  };
  return new Map(names.map((name) => [name, next()]));
}

function spell(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest === 0 ? '' : spell(rest - 1)) + LETTERS.charAt(index % LETTERS.length);
}
