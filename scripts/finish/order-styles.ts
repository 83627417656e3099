import postcss, { type ChildNode } from 'postcss';
import { applyEdits, readElements } from './page-source';

/**
 * Puts the rules that components generate in the order of their names. React writes each when its
 * component is ready, which differs from build to build; the same content is to make the same page.
 */
export function orderGeneratedStyles(html: string): string {
  const edits = readElements(html).flatMap(
    ({ attributes, text, start, contentStart, contentEnd }) => {
      const hrefs = attributes.get('data-href');
      if (hrefs === undefined || contentStart === undefined || contentEnd === undefined) {
        return [];
      }
      const isHref = new Set(hrefs.split(' '));
      const root = postcss.parse(text);
      const generated = new Map(
        root.nodes.flatMap((node): [ChildNode, string][] => {
          const name = classOf(node);
          return name !== undefined && isHref.has(name) ? [[node, name]] : [];
        }),
      );
      const byName = [...generated].toSorted(([, a], [, b]) => compare(a, b));
      const names = new Set(byName.map(([, name]) => name));
      const others = [...isHref].filter((href) => !names.has(href));

      const tag = html.slice(start, contentStart).replace(hrefs, [...others, ...names].join(' '));
      root.append(byName.map(([node]) => node.remove()));
      return [{ start, end: contentEnd, replacement: tag + root.toString() }];
    },
  );
  return applyEdits(html, edits);
}

/** The one class that a rule, or a group of rules for some screens, is about. */
function classOf(node: ChildNode): string | undefined {
  if (node.type === 'atrule') {
    const [first] = node.nodes ?? [];
    return first && classOf(first);
  }
  return node.type === 'rule' ? /^\.([\w-]+)$/.exec(node.selector)?.[1] : undefined;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
