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

type FieldText = { path: Path; text: string; field: JsonSchema };

/** Every text inside a value, with its path and field schema. */
export function listTexts(node: unknown, field: JsonSchema = {}, path: Path = []): FieldText[] {
  if (typeof node === 'string') {
    return [{ path, text: node, field }];
  }
  return Object.entries(Object(node)).flatMap(([key, item]) => {
    const child = field.properties?.[key] ?? field.items ?? field;
    return listTexts(item, child, [...path, Array.isArray(node) ? Number(key) : key]);
  });
}
