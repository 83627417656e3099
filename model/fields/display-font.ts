import * as fontkit from 'fontkit';

const font = fontkit.openSync('fonts/display.woff2');
/** TypeScript needs the `in` check, because a font collection has no `characterSet`. */
const codePoints = new Set('characterSet' in font ? font.characterSet : []);

/** Only explains the first character that the display font lacks. */
export function explainMissingCharacter(text: string): string | undefined {
  // Replace the characters that the font has with spaces. An emoji of several code points then stays in one piece.
  const missing = [...text].map((character) =>
    codePoints.has(character.codePointAt(0) ?? 0) ? ' ' : character,
  );
  const [first] = missing.join('').trim().split(' ');
  return first
    ? `as letras dos títulos e dos nomes não têm “${first}”: escreva sem este sinal.`
    : undefined;
}
