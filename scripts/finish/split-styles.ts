import postcss, { type Root } from 'postcss';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const NEGATION = /:not\([^()]*\)/g;

type ClassTest = (name: string) => boolean;

export type SplitStyles = {
  /** For what the page shows by itself. */
  page: string;
  /** For what only its scripts can make, such as a tooltip. */
  runtime: string;
};

/**
 * A page's styles, apart from those that only its scripts have a use for, and without the rules
 * that nothing can match: Next puts the styles of several pages together. A class can only come
 * from the page or from the scripts that it loads.
 */
export function splitStyles(css: string, isOnPage: ClassTest, isInScripts: ClassTest): SplitStyles {
  const isKnown = (name: string) => isOnPage(name) || isInScripts(name);
  const page = postcss.parse(css);
  const runtime = page.clone();

  keepSelectors(page, (selector) => canMatch(selector, isOnPage));
  keepSelectors(
    runtime,
    (selector) => canMatch(selector, isKnown) && !canMatch(selector, isOnPage),
  );
  // What names something for the whole page stays with it: a font, a layer, an animation.
  runtime.walkAtRules((rule) => {
    if (!['container', 'media', 'supports'].includes(rule.name)) {
      rule.remove();
    }
  });

  // A property that no value reads: a token of another page, or a helper of the bundler.
  const read = new Set(`${page}${runtime}`.match(/(?<=var\()--[\w-]+/g));
  for (const root of [page, runtime]) {
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) {
        declaration.remove();
      }
    });
    removeEmpty(root);
  }
  return { page: write(page), runtime: write(runtime) };
}

function keepSelectors(root: Root, isKept: (selector: string) => boolean) {
  root.walkRules((rule) => {
    // The selectors of a keyframe are no selectors: `50.5%`.
    if (
      rule.parent?.type === 'atrule' &&
      'name' in rule.parent &&
      rule.parent.name === 'keyframes'
    ) {
      return;
    }
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0) {
      rule.remove();
    } else {
      rule.selectors = kept;
    }
  });
}

function canMatch(selector: string, isKnownClass: ClassTest): boolean {
  // `:is(.a, .b)` is left alone by the split at commas and needs one of its classes only.
  if (/:(?:is|where|has)\(/.test(selector)) {
    return true;
  }
  const needed = [...selector.replace(NEGATION, '').matchAll(CLASS)];
  return needed.every(([, name = '']) => isKnownClass(name));
}

function removeEmpty(root: Root) {
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
}

function write(root: Root): string {
  for (const node of root.nodes) {
    node.raws.before = ''; // Next begins each sheet on a line of its own.
  }
  // The bundler's minifier leaves the spaces in a property of ours, which could be any text.
  root.walkDecls(/^--/, (declaration) => {
    if (!/["']/.test(declaration.value)) {
      declaration.value = declaration.value.replace(/,\s+/g, ',');
    }
  });
  return root.toString();
}
