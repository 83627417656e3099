import type { JsonSchema } from '../schema/json-schema';

export type Path = readonly PropertyKey[];

/** `services[2].title`. */
export function formatPath(path: Path): string {
  const keys = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return keys.join('').replace(/^\./, '');
}

/** The value at a path, or `undefined`. */
export function readPath(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, key) => (Object.hasOwn(Object(node), key) ? Object(node)[key] : undefined),
    root,
  );
}

/** Every text inside a value, with its path and field schema. */
export function* eachText(
  node: unknown,
  field: JsonSchema = {},
  path: Path = [],
): Generator<{ path: Path; text: string; field: JsonSchema }> {
  if (typeof node === 'string') {
    yield { path, text: node, field };
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, item] of Object.entries(node)) {
      const child = field.properties?.[key] ?? field.items ?? field;
      yield* eachText(item, child, [...path, Array.isArray(node) ? Number(key) : key]);
    }
  }
}
