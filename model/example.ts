const MARK = Symbol.for('conteudo-de-exemplo');

/** A value that stands in for the shop's own until the owner replaces it. */
export type Example<T> = { readonly [MARK]: true; readonly value: T };

/** The same shape, where any value may still be an example. */
export type WithExamples<T> =
  | T
  | Example<T>
  | (T extends readonly (infer Item)[]
      ? readonly WithExamples<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: WithExamples<T[Key]> }
        : never);

/**
 * Marks content as an example, not a fact of the shop. The owner deletes the mark together with
 * the value: `example('x')` becomes `'y'`. `npm run launch-check` lists what is still marked.
 */
export function example<const T>(value: T): Example<T> {
  return { [MARK]: true, value };
}

type Path = readonly (string | number)[];

/** The content without its marks, and the path of each value that was marked. */
export function unwrapExamples(marked: unknown): { value: unknown; examples: Path[] } {
  const examples: Path[] = [];

  function unwrap(node: unknown, path: Path): unknown {
    if (isExample(node)) {
      examples.push(path);
      return unwrap(node.value, path);
    }
    if (Array.isArray(node)) {
      return node.map((item, index) => unwrap(item, [...path, index]));
    }
    if (typeof node === 'object' && node !== null) {
      return Object.fromEntries(
        Object.entries(node).map(([key, item]) => [key, unwrap(item, [...path, key])]),
      );
    }
    return node;
  }

  return { value: unwrap(marked, []), examples };
}

function isExample(node: unknown): node is Example<unknown> {
  return typeof node === 'object' && node !== null && MARK in node;
}
