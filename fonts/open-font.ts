import * as fontkit from 'fontkit';

export function openFont(file: string): fontkit.Font {
  const font = fontkit.openSync(file);
  if ('fonts' in font) {
    throw new Error(`${file} should hold a single font, not a collection.`);
  }
  return font;
}
