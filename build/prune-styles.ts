import postcss, { type ChildNode } from 'postcss';
import { CLASS, shortenClasses } from './shorten-classes';

/** Matches `:where(.page)`, which is `.page` without specificity. */
const WHERE = /:where\((\.[\w-]+)\)/g;

/** Matches brackets without others inside. */
const INNERMOST_BRACKETS = /\([^()]*\)/;

/** Neighbours among these at-rules can be merged, unlike two `@font-face`. */
const CONDITIONAL = ['media', 'supports', 'container'];

/** Also merges all of the page's `<style>` elements into one, and shortens the names of classes. */
export function pruneStyles(page: Document) {
  const sheets = [...page.querySelectorAll('style')];
  const isGenerated = (sheet: HTMLStyleElement) => sheet.dataset.precedence === 'generated';
  const root = parseSheets(sheets.filter((sheet) => !isGenerated(sheet)));
  const generated = parseSheets(sheets.filter(isGenerated));
  root.append(sortByText(generated.nodes));
  removeUnusedRules(root, page);
  mergeNeighbours(root);
  shortenClasses(root, page);
  rewriteMediaQueries(root);
  removeSpaceBetweenRules(root);
  const merged = page.createElement('style');
  merged.textContent = root.toString();
  sheets[0]?.before(merged);
  for (const sheet of sheets) {
    sheet.remove();
  }
}

function parseSheets(sheets: readonly HTMLStyleElement[]): postcss.Root {
  return postcss.parse(sheets.map(({ textContent }) => textContent).join(''));
}

/**
 * Sorting the generated rules makes builds reproducible. React writes them in the order in which components finish
 * rendering, which varies because some components wait for a photo. An element has only one of them.
 */
function sortByText(rules: readonly ChildNode[]): ChildNode[] {
  return rules.toSorted((a, b) => (a.toString() < b.toString() ? -1 : 1));
}

function removeUnusedRules(root: postcss.Root, page: Document) {
  const isUsed = (name: string) => page.getElementsByClassName(name).length > 0;
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => listClasses(selector).every(isUsed));
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

/** Turns `@media print{a{…}}@media print{b{…}}` into `@media print{a{…}b{…}}`. */
function mergeNeighbours(root: postcss.Root) {
  root.walkAtRules((rule) => {
    const next = rule.next();
    const canMerge = CONDITIONAL.includes(rule.name) && next?.type === 'atrule';
    if (canMerge && next.name === rule.name && next.params === rule.params) {
      next.prepend(rule.nodes);
      rule.remove();
    }
  });
}

/**
 * Lists the classes outside brackets. For `.a:not(.b)`, that's only `a`: an element may match the selector without having
 * the class `b`, so its absence doesn't make a rule unused.
 */
function listClasses(selector: string): string[] {
  let outside = selector.replace(WHERE, '$1');
  while (INNERMOST_BRACKETS.test(outside)) {
    outside = outside.replace(INNERMOST_BRACKETS, '');
  }
  return [...outside.matchAll(CLASS)].map(([, name = '']) => name);
}

/**
 * Next shortens media queries in ways that old engines don't understand: `(width < 44rem)` becomes `not (min-width: 44rem)`
 * (Chromium before 104), and a ratio of `2 / 1` becomes `2` (Chromium 106).
 */
function rewriteMediaQueries(root: postcss.Root) {
  root.walkAtRules('media', (rule) => {
    rule.params = rule.params
      .replace(/(^|,)not \(/g, '$1not all and (')
      .replace(/(aspect-ratio:\d+)\)/g, '$1/1)');
  });
}

/**
 * Removes the line breaks between stylesheets. A host that minifies HTML would trim them, even if it's told to leave
 * CSS alone. The CSP's hash would no longer match, and the page would lose all its styles.
 */
function removeSpaceBetweenRules(root: postcss.Root) {
  root.walk((node) => {
    node.raws.before = node.raws.before?.trim();
    if ('nodes' in node) {
      node.raws.after = '';
    }
  });
  root.raws.after = '';
}
