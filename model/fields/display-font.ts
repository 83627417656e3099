import * as fontkit from 'fontkit';

const font = fontkit.openSync('fonts/display.woff2');
/** The code points of the display font. `in` is a type guard, because a font collection has no `characterSet`. */
const codePoints = new Set('characterSet' in font ? font.characterSet : []);

/**
 * Explains, in Portuguese, which character of a text the display font lacks. Variables such as `{nome}` are ignored.
 * Returns undefined if the font has every character.
 */
export function explainMissingCharacter(text: string): string | undefined {
  const withoutVariables = text.replace(/\{\w+\}/g, '');
  // Blanks out the characters that the font has. Missing code points stay side by side, so an emoji stays whole.
  const missing = [...withoutVariables].map((character) =>
    codePoints.has(character.codePointAt(0) ?? 0) ? ' ' : character,
  );
  const [first] = missing.join('').trim().split(' ');
  return first
    ? `as letras dos títulos e dos nomes não têm “${first}”: escreva sem este sinal.`
    : undefined;
}
