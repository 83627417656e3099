import postcss, { type ChildNode, type Root } from 'postcss';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const PROPERTY = /(?<![\w-])--[a-zA-Z_][\w-]*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `:not(.a)`, `:is(.a, .b)`: a match needs none of these classes. Innermost first. */
const CONDITION = /:[\w-]+\([^()]*\)/;

/** The class of a rule, or of a media query's first rule. */
const ABOUT = /\.([\w-]+)\{/;

/**
 * Leaves each page the styles that it can use, in one element, and returns those of what is hidden
 * until a script shows it: they come with that script. Names get a letter or two, because those of
 * the build hold a hash, which does not compress. `scripts` are what else may name a property.
 */
export function finishStyles(documents: readonly Document[], scripts: string): string {
  const elsewhere = scripts + documents.map(({ body }) => body.outerHTML).join();
  const isFree = (name: string) => !new RegExp(`(?:var\\(|["'\`])${name}\\b`).test(elsewhere);
  const sheets = documents.flatMap((document) => {
    const [style, ...others] = document.querySelectorAll('style');
    if (!style) {
      return []; // Of a Next that links its styles: the page stays as it is.
    }
    const root = readStyles([style, ...others]);
    const findAll = (name: string) => [...document.getElementsByClassName(name)];
    const isShown = (name: string) => findAll(name).some((element) => !element.closest('[hidden]'));
    keepRules(root, (needed) => needed.every((name) => findAll(name).length > 0));
    simplifyProperties(root, isFree);
    const late = root.clone();
    // What names something for the whole page stays with it: a font, a layer, an animation.
    late.walkAtRules(/^(?!container|media|supports)/, (rule) => {
      rule.remove();
    });
    keepRules(late, (needed) => !needed.every(isShown));
    keepRules(root, (needed) => needed.every(isShown));
    others.map((other) => other.remove());
    style.getAttributeNames().map((name) => style.removeAttribute(name));
    return { style, root, late };
  });
  const write = createWriter(
    documents,
    sheets.flatMap(({ root, late }) => [root, late]),
    isFree,
  );
  for (const { style, root } of sheets) {
    style.textContent = write(root);
  }
  return [...new Set(sheets.flatMap(({ late }) => late.nodes.map(write)))].join('');
}

/**
 * All styles in one sheet. Rules that components generate are sorted by name: React writes each when
 * its component is ready, in an order that differs from build to build.
 */
function readStyles(styles: readonly HTMLStyleElement[]): Root {
  const generated = new Set(styles.flatMap(({ dataset }) => dataset.href?.split(' ') ?? []));
  const root = postcss.parse(styles.map(({ textContent }) => textContent).join('\n'));
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

function keepRules(root: Root, isKept: (needed: readonly string[]) => boolean) {
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

/** The classes without which a selector matches nothing. */
function findNeeded(selector: string): string[] {
  let needed = selector;
  while (CONDITION.test(needed)) {
    needed = needed.replace(CONDITION, '');
  }
  return [...needed.matchAll(CLASS)].map(([, name = '']) => name);
}

/**
 * Writes a token that has one value, without `var()`, where it is read, and removes the properties
 * that nothing reads: tokens of another page, helpers of the bundler.
 */
function simplifyProperties(root: Root, isFree: (property: string) => boolean) {
  const values = new Map<string, string[]>();
  root.walkDecls(/^--/, ({ parent, prop, value }) => {
    const isToken = parent?.toString().startsWith(':root') && !value.includes('var(');
    values.set(prop, [...(values.get(prop) ?? []), isToken ? value : '']);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (read, name: string) => {
      const [value, ...others] = values.get(name) ?? [];
      return (others.length === 0 && value) || read;
    });
  });
  const css = root.toString();
  root.walkDecls(/^--/, (declaration) => {
    if (isFree(declaration.prop) && !css.includes(`var(${declaration.prop}`)) {
      declaration.remove();
    }
  });
}

/** Gives all pages the same short names, and writes styles with them. */
function createWriter(
  documents: readonly Document[],
  roots: readonly Root[],
  isFree: (property: string) => boolean,
) {
  const lists = documents.flatMap((document) =>
    [...document.querySelectorAll('[class]')].map(({ classList }) => classList),
  );
  const classes = shorten(
    lists.flatMap((names) => [...names]),
    '',
  );
  for (const list of lists) {
    list.value = [...list].map((name) => classes.get(name)).join(' ');
  }
  const all = roots.join('').match(PROPERTY) ?? [];
  const properties = shorten(all.filter(isFree), '--', all);
  return (node: { toString(): string }) =>
    node
      .toString()
      .replace(CLASS, (dotted, name) => (classes.has(name) ? `.${classes.get(name)}` : dotted))
      .replace(PROPERTY, (name) => properties.get(name) ?? name);
}

/** a, b … Z, a1, b1 …, in the order of first use; never what `taken` has. */
function shorten(uses: readonly string[], prefix: string, taken: readonly string[] = []) {
  const names = [...new Set(uses)];
  const spell = (index: number) =>
    prefix + LETTERS.charAt(index % LETTERS.length) + (Math.floor(index / LETTERS.length) || '');
  const short = [...names, ...taken].map((_, index) => spell(index));
  const free = short.filter((name) => !taken.includes(name));
  return new Map(names.map((name, index) => [name, free[index] ?? name]));
}
