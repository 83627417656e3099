import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Page widths that have a name in `_mq.scss`. */
export type WidthName = 'two-columns' | 'inline-nav';

/** A token of `_tokens.scss` as it stands by day: `readToken('--color-wood')` is `#8a2615`. */
export function readToken(name: `--${string}`): string {
  return readDeclaration('_tokens.scss', name);
}

/** A token as it stands by night: in the last scheme that gives it a value of its own. */
export function readNightToken(name: `--${string}`): string {
  return readDeclaration('_tokens.scss', name, 'last');
}

/** The page width that a name of `_mq.scss` stands for, such as `60rem`. */
export function readWidth(name: WidthName): string {
  return readDeclaration('_mq.scss', `'${name}'`);
}

/** The first one is the day's: what follows it in the file are other schemes. */
function readDeclaration(
  file: '_tokens.scss' | '_mq.scss',
  name: string,
  which: 'first' | 'last' = 'first',
): string {
  const source = readFileSync(path.join(process.cwd(), 'styles', file), 'utf8');
  const declarations = source.matchAll(
    new RegExp(`^\\s*${name}:\\s*([^;\\n]+?)[;,]\\s*(?://.*)?$`, 'gm'),
  );
  const values = [...declarations].map(([, value]) => value);
  const value = values.at(which === 'first' ? 0 : -1);
  if (!value) {
    throw new Error(`No ${name} in styles/${file}.`);
  }
  return value;
}
