import * as fontkit from 'fontkit';

const font = fontkit.openSync('fonts/display.woff2');
/** TypeScript needs the `in` check, because a font collection has no `characterSet`. */
const codePoints = new Set('characterSet' in font ? font.characterSet : []);

/** The build measures headings with the display font, so it can't set a character that the font lacks. */
export function isInDisplayFont(text: string): boolean {
  return [...text].every((character) => codePoints.has(character.codePointAt(0) ?? 0));
}
