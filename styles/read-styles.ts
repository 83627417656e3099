import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Page widths that have a name in `_mq.scss`. */
export type WidthName = 'two-columns' | 'inline-nav';

/** A token of `_tokens.scss` as it stands by day: `readToken('--color-wood')` is `#8a2615`. */
export function readToken(name: `--${string}`): string {
  return readDeclaration('_tokens.scss', name);
}

/** The page width that a name of `_mq.scss` stands for, such as `60rem`. */
export function readWidth(name: WidthName): string {
  return readDeclaration('_mq.scss', `'${name}'`);
}

/** The first one counts: what follows it in the file are other schemes. */
function readDeclaration(file: '_tokens.scss' | '_mq.scss', name: string): string {
  const source = readFileSync(path.join(process.cwd(), 'styles', file), 'utf8');
  const value = source.match(
    new RegExp(`^\\s*${name}:\\s*([^;\\n]+?)[;,]\\s*(?://.*)?$`, 'm'),
  )?.[1];
  if (!value) {
    throw new Error(`No ${name} in styles/${file}.`);
  }
  return value;
}
