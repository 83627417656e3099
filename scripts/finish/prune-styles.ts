import postcss from 'postcss';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const NEGATION = /:not\([^()]*\)/g;

/**
 * A page's styles without the rules that nothing on it can match. Next puts the styles of several
 * pages together. A class can only come from the page itself or from the scripts it loads, so a
 * selector that needs any other class is dead weight here.
 */
export function pruneStyles(css: string, isKnownClass: (name: string) => boolean): string {
  const root = postcss.parse(css);

  root.walkRules((rule) => {
    // The selectors of a keyframe are no selectors: `50.5%`.
    if (
      rule.parent?.type === 'atrule' &&
      'name' in rule.parent &&
      rule.parent.name === 'keyframes'
    ) {
      return;
    }
    const alive = rule.selectors.filter((selector) => canMatch(selector, isKnownClass));
    if (alive.length === 0) {
      rule.remove();
    } else {
      rule.selectors = alive;
    }
  });
  // A property that no value reads: a token of another page, or a helper of the bundler.
  const read = new Set(root.toString().match(/(?<=var\()--[\w-]+/g));
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) {
      declaration.remove();
    }
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });

  for (const node of root.nodes) {
    node.raws.before = ''; // Next begins each sheet on a line of its own.
  }
  return root.toString();
}

function canMatch(selector: string, isKnownClass: (name: string) => boolean): boolean {
  // `:is(.a, .b)` is left alone by the split at commas and needs one of its classes only.
  if (/:(?:is|where|has)\(/.test(selector)) {
    return true;
  }
  const needed = [...selector.replace(NEGATION, '').matchAll(CLASS)];
  return needed.every(([, name = '']) => isKnownClass(name));
}
