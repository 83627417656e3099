import postcss, { type Root } from 'postcss';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** Most frequent letters first, for compression; no d, because ad blockers hide `.ad`. */
const LETTERS = 'aeosirntulcmpvghqbfzjxkyw';

/** `:not(.a)`, `:is(.a, .b)`: a match may lack these classes, and what is between two is not checked. */
const CONDITIONS = /:[\w-]+\(.*\)/;

type Names = ReturnType<typeof shorten>;

/**
 * Keeps the rules that can match visible elements of a page in one `<style>`, and returns the rules
 * for elements that are hidden until a script shows them. Shortens class names, whose hashes do not
 * compress. Skips pages that link a stylesheet, because that file uses the names too.
 */
export function pruneStyles(documents: readonly Document[]): string {
  const pages = documents.filter((page) => !page.querySelector('link[rel="stylesheet"]'));
  const elements = pages.flatMap((page) => [...page.querySelectorAll('[class]')]);
  const used = new Set(elements.flatMap(({ classList }) => [...classList]));
  // In style sheet order, which compresses better.
  const styled = pages.map(readStyles).flatMap(listClasses);
  const names = shorten([...styled.filter((name) => used.has(name)), ...used]);

  const deferred = pages.flatMap((page) => splitStyles(page, names));
  for (const { classList } of elements) {
    classList.value = [...classList].map((name) => names.get(name)).join(' ');
  }
  return [...new Set(deferred)].join('');
}

/** Rewrites the styles of a page; returns the rules for its hidden elements. */
function splitStyles(page: Document, names: Names): string[] {
  const root = postcss.parse(readStyles(page));
  const deferred = root.clone();
  const findAll = (name: string) => [...page.getElementsByClassName(name)];
  const isShown = (name: string) => findAll(name).some((element) => !element.closest('[hidden]'));
  const exists = (name: string) => findAll(name).length > 0;
  keepRules(root, names, (required) => required.every(isShown));
  keepRules(deferred, names, (required) => required.every(exists) && !required.every(isShown));

  const [first, ...others] = page.querySelectorAll('style');
  first?.replaceWith(Object.assign(page.createElement('style'), { textContent: `${root}` }));
  others.map((other) => other.remove());
  // Fonts, layers and animations stay with the page.
  return deferred.nodes.map(String).filter((rule) => !/^@(?!container|media|supports)/.test(rule));
}

/**
 * The styles of a page, identical in every build: sorts generated rules, whose order varies, and
 * removes the hash of the file path from animation names.
 */
function readStyles(page: Document): string {
  const sheets = [...page.querySelectorAll('style')].map(({ dataset, textContent }) =>
    dataset.precedence === 'generated'
      ? postcss.parse(textContent).nodes.map(String).sort().join('') // `.a` sorts before `@media`.
      : textContent,
  );
  return sheets.join('').replace(/(?<=@keyframes |animation[\w-]*:[^;}]*)\w+_(?=\w)/g, '');
}

/** Keeps the selectors whose required classes pass `isKept`, and shortens their names. */
function keepRules(root: Root, names: Names, isKept: (required: readonly string[]) => boolean) {
  const rename = (selector: string) =>
    selector.replace(CLASS, (_, name) => `.${names.get(name) ?? name}`);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors
      .filter((it) => isKept(listClasses(it.replace(CONDITIONS, ''))))
      .map(rename);
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

const listClasses = (css: string) => [...css.matchAll(CLASS)].map(([, name = '']) => name);

/** Short names by class: a, e … w, aa, ae …, in the order of first use. */
function shorten(uses: readonly string[]): ReadonlyMap<string, string> {
  const spell = (index: number): string =>
    index < 0
      ? ''
      : spell(Math.floor(index / LETTERS.length) - 1) + LETTERS.charAt(index % LETTERS.length);
  return new Map([...new Set(uses)].map((name, index) => [name, spell(index)]));
}
