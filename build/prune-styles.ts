import postcss, { type ChildNode } from 'postcss';
import { CLASS, shortenClasses } from './shorten-classes';

/**
 * Matches everything from the first `:not(`, `:is(` or similar in a selector to its last bracket. An element may match
 * the selector without having the classes inside, so their absence doesn't make a rule unused.
 */
const CONDITIONS = /:[\w-]+\(.*\)/;

/** Also merges all of the page's `<style>` elements into one, and shortens the names of classes. */
export function pruneStyles(page: Document) {
  const sheets = [...page.querySelectorAll('style')];
  const isGenerated = (sheet: HTMLStyleElement) => sheet.dataset.precedence === 'generated';
  const root = parseSheets(sheets.filter((sheet) => !isGenerated(sheet)));
  const generated = parseSheets(sheets.filter(isGenerated));
  root.append(sortByText(generated.nodes));
  removeUnusedRules(root, page);
  shortenClasses(root, page);
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
 * Sorting the generated rules makes builds reproducible. React writes them in the order in which components finish
 * rendering, which varies because some components wait for a photo.
 *
 * Sorting doesn't change how the page looks. An element has only one generated class, and that class's media query
 * stays after its plain rule, because `@` sorts after `.`.
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

/** Lists the classes outside functional pseudo-classes. For `.a:not(.b)`, that's only `a`. */
function listClasses(selector: string): string[] {
  const withoutConditions = selector.replace(CONDITIONS, '');
  return [...withoutConditions.matchAll(CLASS)].map(([, name = '']) => name);
}

/**
 * Next turns `(width < 44rem)` into `not (min-width: 44rem)`. Chromium before 104 doesn't understand that, but it does
 * understand `not all and (min-width: 44rem)`.
 */
function rewriteNegatedMediaQueries(root: postcss.Root) {
  root.walkAtRules('media', (rule) => {
    rule.params = rule.params.replace(/^not \(/, 'not all and (');
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
