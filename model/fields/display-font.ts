import { openFont } from '../../fonts/open-font';

const characters = openFont('fonts/display.woff2').characterSet.map((codePoint) =>
  String.fromCodePoint(codePoint),
);

/** Without quotation marks, which the fields' sentences name in a word. */
export const DISPLAY_SIGNS = characters.filter((character) =>
  /(?![‘’“”])[\p{P}\p{S}ªº]/u.test(character),
);

/** The build measures headings with the display font, so it can't set a character that the font lacks. */
export function isInDisplayFont(text: string): boolean {
  return [...text].every((character) => characters.includes(character));
}
