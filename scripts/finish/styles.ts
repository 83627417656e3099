import postcss, { type ChildNode, type Root } from 'postcss';

/** The one class that a rule, or a group of rules for some screens, is about. */
const ABOUT = /^(?:@[^{]*\{)?\.([\w-]+)\{/;

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** `:not(.a)`, `:is(.a, .b)`: what holds without any one class. Innermost first. */
const CONDITION = /:[\w-]+\([^()]*\)/;

/**
 * Reads the styles of a page, and puts those that components generate in the order of their names:
 * React writes each when its component is ready, and the same content is to make the same page.
 */
export function readStyles(css: string, generated: ReadonlySet<string>): Root {
  const root = postcss.parse(css);
  const nameOf = (node: ChildNode) => {
    const [, name = ''] = ABOUT.exec(node.toString()) ?? [];
    return generated.has(name) ? name : '';
  };
  root.nodes.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
  for (const node of root.nodes) {
    node.raws.before = ''; // Next begins each sheet on a line of its own.
  }
  return root;
}

/** Leaves the rules that may apply to something, by the classes that their selectors need. */
export function keepRules(root: Root, isKept: (classes: readonly string[]) => boolean) {
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => isKept(findNeeded(selector)));
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

/** A token that is said once, and plainly, stands where it was read: shorter than its name twice. */
export function spellOutTokens(roots: readonly Root[]) {
  const values = new Map<string, string[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, ({ parent, prop, value }) => {
      const isToken = parent?.toString().startsWith(':root') && !value.includes('var(');
      values.set(prop, [...(values.get(prop) ?? []), isToken ? value : '']);
    });
  }
  const spellOut = (read: string, name: string) => {
    const [value, ...others] = values.get(name) ?? [];
    return (others.length === 0 && value) || read;
  };
  for (const root of roots) {
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, spellOut);
      if (!declaration.value.includes('"')) {
        declaration.value = declaration.value.replaceAll(', ', ',');
      }
    });
  }
}

/** Takes out the properties that nothing reads: tokens of another page, helpers of the bundler. */
export function dropUnread(roots: readonly Root[], isNamed: (property: string) => boolean) {
  const css = roots.join('');
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      if (!(css.includes(`var(${declaration.prop}`) || isNamed(declaration.prop))) {
        declaration.remove();
      }
    });
  }
}

/** In the selectors of a keyframe, `50.5%`, there is none. */
function findNeeded(selector: string): string[] {
  let needed = selector;
  while (CONDITION.test(needed)) {
    needed = needed.replace(CONDITION, '');
  }
  return [...needed.matchAll(CLASS)].map(([, name = '']) => name);
}
