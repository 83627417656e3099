import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

/** Opens a font from a path or from its bytes. */
export function openFont(source: string | Buffer): fontkit.Font {
  const font = fontkit.create(typeof source === 'string' ? readFileSync(source) : source);
  if ('fonts' in font) {
    throw new Error('Expected a single font, not a font collection.');
  }
  return font;
}
