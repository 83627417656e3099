import postcss, { type Root } from 'postcss';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** Frequent ones first, which the page's text has too; no d, because blockers hide what is called `ad`. */
const LETTERS = 'aeosirntulcmpvghqbfzjxkyw';

/** `:not(.a)`, `:is(.a, .b)`: a match needs none of these classes. Innermost first. */
const CONDITION = /:[\w-]+\([^()]*\)/;

/** For a class, its short name. */
type Names = ReadonlyMap<string, string>;

/**
 * Leaves each page the rules that can match what it shows, in one element, and returns those of what
 * is hidden until a script shows it. Classes get a name of a letter or two: those of the build hold
 * a hash, which does not compress. A page that links a stylesheet stays as it is, because the names
 * are in that file too.
 */
export function pruneStyles(documents: readonly Document[]): string {
  const pages = documents.filter((page) => !page.querySelector('link[rel="stylesheet"]'));
  const elements = pages.flatMap((page) => [...page.querySelectorAll('[class]')]);
  const used = new Set(elements.flatMap(({ classList }) => [...classList]));
  // In the order of the styles: the next name is then often the next letter.
  const styled = pages.map(readStyles).flatMap(listClasses);
  const names = shorten([...styled.filter((name) => used.has(name)), ...used]);

  const late = pages.flatMap((page) => splitStyles(page, names));
  for (const { classList } of elements) {
    classList.value = [...classList].map((name) => names.get(name)).join(' ');
  }
  return [...new Set(late)].join('');
}

/** Rewrites the styles of a page; returns the rules of what it hides. */
function splitStyles(page: Document, names: Names): string[] {
  const root = postcss.parse(readStyles(page));
  const late = root.clone();
  const findAll = (name: string) => [...page.getElementsByClassName(name)];
  const isShown = (name: string) => findAll(name).some((element) => !element.closest('[hidden]'));
  const isThere = (name: string) => findAll(name).length > 0;
  keepRules(root, names, (needed) => needed.every(isShown));
  keepRules(late, names, (needed) => needed.every(isThere) && !needed.every(isShown));

  const [first, ...others] = page.querySelectorAll('style');
  first?.replaceWith(Object.assign(page.createElement('style'), { textContent: `${root}` }));
  others.map((other) => other.remove());
  // What names something for the whole page stays with it: a font, a layer, an animation.
  return late.nodes.map(String).filter((rule) => !/^@(?!container|media|supports)/.test(rule));
}

/**
 * The styles of a page, the same in every build: React writes generated rules in varying order, and
 * the name of an animation begins with a hash of its file's path.
 */
function readStyles(page: Document): string {
  const sheets = [...page.querySelectorAll('style')].map(({ dataset, textContent }) =>
    dataset.precedence === 'generated'
      ? postcss.parse(textContent).nodes.map(String).sort().join('') // `.a`, and later `@media`.
      : textContent,
  );
  const css = sheets.join('');
  const animations = [...css.matchAll(/@keyframes (\w+_(\w+))/g)];
  return animations.reduce(
    (rest, [, hashed = '', name = '']) => rest.replaceAll(hashed, name),
    css,
  );
}

/** Leaves the selectors that are wanted, by the classes that they need, with short names. */
function keepRules(root: Root, names: Names, isKept: (needed: readonly string[]) => boolean) {
  const rename = (selector: string) =>
    selector.replace(CLASS, (dotted, name) => (names.has(name) ? `.${names.get(name)}` : dotted));
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((it) => isKept(findNeeded(it))).map(rename);
    if (rule.selector === '') {
      rule.remove();
    }
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
}

/** The classes without which a selector matches nothing. */
function findNeeded(selector: string): string[] {
  let needed = selector;
  while (CONDITION.test(needed)) {
    needed = needed.replace(CONDITION, '');
  }
  return listClasses(needed);
}

const listClasses = (css: string) => [...css.matchAll(CLASS)].map(([, name = '']) => name);

/** a, e … w, aa, ae …, in the order of first use. */
function shorten(uses: readonly string[]): Names {
  const spell = (index: number): string =>
    index < 0
      ? ''
      : spell(Math.floor(index / LETTERS.length) - 1) + LETTERS.charAt(index % LETTERS.length);
  return new Map([...new Set(uses)].map((name, index) => [name, spell(index)]));
}
