import { openFont } from '../../fonts/open-font';

const characters = openFont('fonts/display.woff2').characterSet.map((codePoint) =>
  String.fromCodePoint(codePoint),
);

/** Without quotation marks, which the fields' sentences name in a word. */
export const DISPLAY_SIGNS = characters.filter((character) =>
  /(?![‘’“”])[\p{P}\p{S}ªº]/u.test(character),
);

/** For the brackets of a regular expression. */
const CHARACTERS = characters.join('').replace(/[\\\]^-]/g, '\\$&');

/**
 * Matches text that the build can measure and set. `others` may be typed, too, because they're replaced or left out.
 */
export function displayPattern(others = ''): RegExp {
  return new RegExp(`^[${CHARACTERS}${others}]*$`);
}
