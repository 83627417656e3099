import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Scheme = 'light' | 'dark';

/**
 * A colour of `_tokens.scss` by its name without `color-`, as #rrggbb. By night it is as by day, if
 * the night does not say otherwise. Throws where there is no such colour.
 */
export function readColor(name: string, scheme: Scheme = 'light'): string {
  const file = 'styles/_tokens.scss';
  const source = readFileSync(path.join(process.cwd(), file), 'utf8');
  const [day, ...queries] = source.split('@media (');
  const night = queries.filter((query) => query.startsWith(`prefers-color-scheme: ${scheme}`));
  const declaration = new RegExp(`^ *(?:--|\\$)color-${name}: ([^;]*);`, 'gm');
  const [, value = ''] = [...[day, ...night].join('').matchAll(declaration)].at(-1) ?? [];
  const [, other] = /^(?:#\{)?\$color-([\w-]+)\}?$/.exec(value) ?? [];
  if (other) {
    return readColor(other, scheme);
  }
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`${file}: color-${name} is “${value}”, and should be written #rrggbb.`);
  }
  return value;
}
