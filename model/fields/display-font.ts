import * as fontkit from 'fontkit';

const font = fontkit.openSync('fonts/display.woff2');
/** `in` tells TypeScript that this isn't a font collection, which has no `characterSet`. */
const codePoints = new Set('characterSet' in font ? font.characterSet : []);

/** Names the first character of the text that the display font lacks, if any. */
export function explainMissingCharacter(text: string): string | undefined {
  // Replaces the characters that the font has with spaces. The rest stay in place, so an emoji isn't torn apart.
  const missing = [...text].map((character) =>
    codePoints.has(character.codePointAt(0) ?? 0) ? ' ' : character,
  );
  const [first] = missing.join('').trim().split(' ');
  return first
    ? `as letras dos títulos e dos nomes não têm “${first}”: escreva sem este sinal.`
    : undefined;
}
