import type { Path } from './places';

/** Every text under a value, with its path. */
export function* eachText(node: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof node === 'string') {
    yield { path, text: node };
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, item] of Object.entries(node)) {
      yield* eachText(item, [...path, Array.isArray(node) ? Number(key) : key]);
    }
  }
}
