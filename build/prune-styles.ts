import postcss, { type ChildNode } from 'postcss';

/** A class in a selector. */
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * A functional pseudo-class such as `:not(.a)` or `:is(.a, .b)`, and all up to the last one. What matches
 * may lack its classes. Classes between two of them are not checked either, so such a rule may stay unused.
 */
const CONDITIONS = /:[\w-]+\(.*\)/;

/** Replaces all styles of a page by one `<style>`, without the rules for classes that no element has. */
export function pruneStyles(page: Document) {
  const sheets = [...page.querySelectorAll('style')];
  const isGenerated = (sheet: HTMLStyleElement) => sheet.dataset.precedence === 'generated';
  const root = parseSheets(sheets.filter((sheet) => !isGenerated(sheet)));
  root.append(sortByText(parseSheets(sheets.filter(isGenerated)).nodes));
  removeUnusedRules(root, page);
  simplifyNegations(root);
  const merged = Object.assign(page.createElement('style'), { textContent: `${root}` });
  sheets[0]?.before(merged);
  for (const sheet of sheets) {
    sheet.remove();
  }
}

function parseSheets(sheets: readonly HTMLStyleElement[]): postcss.Root {
  return postcss.parse(sheets.map(({ textContent }) => textContent).join(''));
}

/**
 * Sorts rules, so that equal content is built into equal bytes, with the same hash in the CSP. React puts
 * generated rules in the order in which it finishes components, and those that wait for a photo finish by
 * chance. Their order has no effect on the page: an element has one generated class, and its rule in a
 * media query sorts behind the plain one, because `.` comes before `@`.
 */
function sortByText(rules: readonly ChildNode[]): ChildNode[] {
  const textOf = new Map(rules.map((rule) => [rule, rule.toString()]));
  return rules.toSorted((a, b) => ((textOf.get(a) ?? '') < (textOf.get(b) ?? '') ? -1 : 1));
}

function removeUnusedRules(root: postcss.Root, page: Document) {
  const isUsed = ([, name = '']: RegExpExecArray) => page.getElementsByClassName(name).length > 0;
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) =>
      [...selector.replace(CONDITIONS, '').matchAll(CLASS)].every(isUsed),
    );
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

/**
 * Rewrites the media queries that Next negates: it turns `(width < 44rem)` into `not (min-width: 44rem)`,
 * which Chromium before 104 does not read.
 */
function simplifyNegations(root: postcss.Root) {
  root.walkAtRules('media', (rule) => {
    rule.params = rule.params.replace(/^not \(/, 'not all and (');
  });
}
