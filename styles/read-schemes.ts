import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A colour of `_tokens.scss` by day and by night. */
export function readSchemes(token: `--color-${string}`): { light: string; dark: string } {
  const source = readFileSync(path.join(process.cwd(), 'styles/_tokens.scss'), 'utf8');
  const [light, dark = light] = [
    ...source.matchAll(new RegExp(`^ *${token}: (#[\\da-f]+);`, 'gm')),
  ].map(([, color]) => color);
  if (!light || !dark) {
    throw new Error(`No ${token} in styles/_tokens.scss.`);
  }
  return { light, dark };
}
