import postcss, { type ChildNode } from 'postcss';

/** Matches a class in a selector, and captures its name. */
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Matches everything from the start of the first functional pseudo-class of a selector, such as `:not(.a)` or
 * `:is(.a, .b)`, to the end of the last one. Pruning ignores the classes in the brackets, because an element may match
 * the selector without having them. Pruning also ignores classes between two pseudo-classes, so a few rules that no
 * element uses are kept.
 */
const CONDITIONS = /:[\w-]+\(.*\)/;

/** Merges all styles of a page into one `<style>`, without the rules for classes that no element has. */
export function pruneStyles(page: Document) {
  const sheets = [...page.querySelectorAll('style')];
  const isGenerated = (sheet: HTMLStyleElement) => sheet.dataset.precedence === 'generated';
  const root = parseSheets(sheets.filter((sheet) => !isGenerated(sheet)));
  root.append(sortByText(parseSheets(sheets.filter(isGenerated)).nodes));
  removeUnusedRules(root, page);
  rewriteNegatedMediaQueries(root);
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
 * Sorts the generated rules by their text, so that two builds of the same content give the same bytes and the
 * same hash in the CSP. React writes these rules in the order in which components finish rendering, and this
 * order varies, because some components wait for a photo.
 *
 * The order has no effect on the page, because an element has only one generated class. The rule of a class in
 * a media query stays after the plain rule of the class, because `@` sorts after `.`.
 */
function sortByText(rules: readonly ChildNode[]): ChildNode[] {
  const entries = rules.map((rule) => ({ rule, text: rule.toString() }));
  entries.sort((a, b) => (a.text < b.text ? -1 : 1));
  return entries.map(({ rule }) => rule);
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

/** Lists the classes that a selector names outside of functional pseudo-classes. */
function listClasses(selector: string): string[] {
  const withoutConditions = selector.replace(CONDITIONS, '');
  return [...withoutConditions.matchAll(CLASS)].map(([, name = '']) => name);
}

/**
 * Rewrites `not (min-width: 44rem)`, which Next writes in place of `(width < 44rem)`, as
 * `not all and (min-width: 44rem)`, because Chromium before 104 does not understand the first form.
 */
function rewriteNegatedMediaQueries(root: postcss.Root) {
  root.walkAtRules('media', (rule) => {
    rule.params = rule.params.replace(/^not \(/, 'not all and (');
  });
}

/**
 * Removes the line breaks that Next leaves between stylesheets. Left in, they'd cost the page all its styles as soon
 * as a host or a deploy step minifies the HTML: almost every minifier trims `<style>`, even if it's told to leave CSS
 * alone, and then the hash in the CSP no longer matches.
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
