import postcss from 'postcss';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** `:not(.a)`, `:is(.a, .b)`: a match may lack these classes, and what is between two is not checked. */
const CONDITIONS = /:[\w-]+\(.*\)/;

/**
 * Merges the styles of a page, without the rules for classes that no element has. Of `(width < 44rem)`,
 * Next makes `not (min-width: 44rem)`, which Chromium before 104 does not read.
 */
export function pruneStyles(page: Document) {
  const sheets = [...page.querySelectorAll('style')];
  const root = postcss.parse(sheets.map(({ textContent }) => textContent).join(''));
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
    } else if (rule.name === 'media') {
      rule.params = rule.params.replace(/^not \(/, 'not all and (');
    }
  });
  const merged = Object.assign(page.createElement('style'), { textContent: `${root}` });
  sheets[0]?.before(merged);
  for (const sheet of sheets) {
    sheet.remove();
  }
}
