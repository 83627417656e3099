import { openFont } from '../../fonts/open-font';

const characters = openFont('fonts/display.woff2').characterSet.map((codePoint) =>
  String.fromCodePoint(codePoint),
);

/** Error messages list these signs after “aspas”, so quotation marks aren't among them. */
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
