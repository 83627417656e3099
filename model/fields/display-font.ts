import * as fontkit from 'fontkit';

const font = fontkit.openSync('fonts/display.woff2');
/** The code points of the display font. `in` is a type guard, because a font collection has no `characterSet`. */
const codePoints = new Set('characterSet' in font ? font.characterSet : []);

/** Names, in Portuguese, the first character of a text that the display font lacks. Undefined if it has them all. */
export function explainMissingCharacter(text: string): string | undefined {
  // Blanks out the characters that the font has. Missing code points stay side by side, so an emoji stays whole.
  const missing = [...text].map((character) =>
    codePoints.has(character.codePointAt(0) ?? 0) ? ' ' : character,
  );
  const [first] = missing.join('').trim().split(' ');
  return first
    ? `as letras dos títulos e dos nomes não têm “${first}”: escreva sem este sinal.`
    : undefined;
}
