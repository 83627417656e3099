import type { JsonSchema } from '../schema/json-schema';
import { formatQuotation, quote } from '../text/quote';

export type Path = readonly PropertyKey[];

/** Where a value is in the content files. */
export type SourceLocation = {
  file: string;
  /** From 1; 0 is the file as a whole. */
  line: number;
  /** `services[2].price`. */
  path: string;
  /** The list item, counted from one. */
  item: string | undefined;
};

/** `content/services.yaml, linha 14 → services[2].price (3º item, “Sombra Celha”)`. */
export function formatLocation({ file, line, path, item }: Partial<SourceLocation>): string {
  const parts = [line && `, linha ${line}`, path && ` → ${path}`, item && ` (${item})`];
  return file + parts.filter(Boolean).join('');
}

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

/** `3º item, “Sombra Celha”`, counted from one; `undefined` outside lists. */
export function describeItem(root: unknown, path: Path): string | undefined {
  const at = path.findIndex((key) => typeof key === 'number');
  if (at === -1) {
    return undefined;
  }
  const item = Object(readPath(root, path.slice(0, at + 1)));
  const name = item.title ?? item.name ?? item.heading ?? item.date ?? item.days ?? item.alt;
  return `${Number(path[at]) + 1}º item${name ? `, ${formatQuotation([...name].slice(0, 40).join(''))}` : ''}`;
}

/** What the owner typed, short enough to recognize. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) {
    return `uma lista com ${value.length} ${value.length === 1 ? 'item' : 'itens'}`;
  }
  return typeof value === 'string' ? quote(value) : 'nada';
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
