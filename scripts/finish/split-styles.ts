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
  const all = roots.flatMap(listDeclarations);
  const readings = all.flatMap((reader) =>
    [...reader.value.matchAll(READING)].map(([, name = '']) => ({ name, reader })),
  );
  const properties = new Set(all.map(({ prop }) => prop).filter((prop) => prop.startsWith('--')));
  for (const prop of [...properties].filter((name) => !isInScripts(name))) {
    const declarations = all.filter((one) => one.prop === prop);
    const [declaration, ...moreDeclarations] = declarations;
    const [reading, ...moreReadings] = readings.filter(({ name }) => name === prop);
    if (!reading) {
      for (const one of declarations) {
        one.remove();
      }
    } else if (declaration && moreDeclarations.length + moreReadings.length === 0) {
      inline(declaration, reading.reader);
    }
  }
}

function listDeclarations(root: Root): Declaration[] {
  const declarations: Declaration[] = [];
  root.walkDecls((declaration) => {
    declarations.push(declaration);
  });
  return declarations;
}

/**
 * Whether it is the same for every element and screen. What depends on another property is worked
 * out where it is declared, not where it is read.
 */
function isConstant({ parent, value }: Declaration): boolean {
  const isForAll =
    parent instanceof Rule && parent.selector === ':root' && parent.parent?.type === 'root';
  return isForAll && !value.includes('var(');
}

/** Puts a constant where it is read, unless that names a value for when it is missing. */
function inline(declaration: Declaration, reader: Declaration) {
  const reading = `var(${declaration.prop})`;
  if (isConstant(declaration) && reader.value.includes(reading)) {
    reader.value = reader.value.split(reading).join(declaration.value);
    declaration.remove();
  }
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
