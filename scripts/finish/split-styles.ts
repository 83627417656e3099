import postcss, { type Declaration, type Root, Rule } from 'postcss';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** `:not(.a)`, `:is(.a, .b)`: what holds without any one class. Innermost first. */
const CONDITION = /:[\w-]+\([^()]*\)/;

/** The properties that a value reads. */
const READING = /var\((--[\w-]+)/g;

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
 * from the page or from the scripts that it loads. A property that these mention stays as it is.
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

  settleProperties([page, runtime], isInScripts);
  removeEmpty(page);
  removeEmpty(runtime);
  return { page: write(page), runtime: write(runtime) };
}

/**
 * Takes out the properties that no value reads, tokens of another page or helpers of the bundler,
 * and puts those of the root that one value reads in its place.
 */
function settleProperties(roots: readonly Root[], isInScripts: ClassTest) {
  const declarations = new Map<string, Declaration[]>();
  const readers = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls((declaration) => {
      const { prop, value } = declaration;
      if (prop.startsWith('--')) {
        declarations.set(prop, [...(declarations.get(prop) ?? []), declaration]);
      }
      for (const [, name = ''] of value.matchAll(READING)) {
        readers.set(name, [...(readers.get(name) ?? []), declaration]);
      }
    });
  }

  for (const [prop, [declaration, ...others]] of declarations) {
    const [reader, ...moreReaders] = readers.get(prop) ?? [];
    if (!declaration || isInScripts(prop)) {
      continue;
    }
    if (!reader) {
      for (const one of [declaration, ...others]) {
        one.remove();
      }
      continue;
    }
    const reading = `var(${prop})`;
    const isOnlyHere = others.length === 0 && moreReaders.length === 0;
    // What depends on another property is worked out where it is declared, not where it is read.
    const isConstant = isForAll(declaration) && !declaration.value.includes('var(');
    if (isOnlyHere && isConstant && reader.value.includes(reading)) {
      reader.value = reader.value.split(reading).join(declaration.value);
      declaration.remove();
    }
  }
}

/** Whether it stands in `:root{}` itself, whatever the screen. */
function isForAll({ parent }: Declaration): boolean {
  return parent instanceof Rule && parent.selector === ':root' && parent.parent?.type === 'root';
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
  let needed = selector;
  while (CONDITION.test(needed)) {
    needed = needed.replace(CONDITION, '');
  }
  return [...needed.matchAll(CLASS)].every(([, name = '']) => isKnownClass(name));
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
