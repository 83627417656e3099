import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Scheme = 'light' | 'dark';

/** What is set on `:root`, after the query under which it is. */
const ROOT = /(?:@media \(([^)]*)\) \{\s*)?:root \{([^}]*)\}/g;

/**
 * A colour of `_tokens.scss` by its name without `--color-`, as #rrggbb. By night it is as by day, if
 * the night does not say otherwise. Throws where there is no such colour.
 */
export function readColor(name: string, scheme: Scheme = 'light'): string {
  const file = 'styles/_tokens.scss';
  const rules = [...readFileSync(path.join(process.cwd(), file), 'utf8').matchAll(ROOT)]
    .filter(([, query]) => !query || query === `prefers-color-scheme: ${scheme}`)
    .map(([, , declarations]) => declarations);
  const [, value = ''] =
    [...rules.join('').matchAll(new RegExp(`^ *--color-${name}: ([^;]*);`, 'gm'))].at(-1) ?? [];
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  if (other) {
    return readColor(other, scheme);
  }
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`${file}: --color-${name} is “${value}”, and should be written #rrggbb.`);
  }
  return value;
}
