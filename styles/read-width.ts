import { readFileSync } from 'node:fs';
import path from 'node:path';

export type WidthName = 'two-columns' | 'inline-nav' | 'wide-nav';

/** Reads a page width of `_tokens.scss`, in rem. */
export function readWidth(name: WidthName): number {
  const source = readFileSync(path.join(process.cwd(), 'styles/_tokens.scss'), 'utf8');
  const width = source.match(new RegExp(`\\$${name}: ([\\d.]+)rem`))?.[1];
  if (!width) {
    throw new Error(`No width '${name}' in styles/_tokens.scss.`);
  }
  return Number(width);
}
