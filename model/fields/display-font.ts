import * as fontkit from 'fontkit';

const font = fontkit.openSync('fonts/display.woff2');
/** `in` tells TypeScript that this isn't a font collection, which has no `characterSet`. */
const codePoints = new Set('characterSet' in font ? font.characterSet : []);

/** Returns advice about the first character that the display font lacks, or undefined if it has them all. */
export function explainMissingCharacter(text: string): string | undefined {
  // Replace each character that the font has with a space. The others stay where they are, so an emoji isn't split.
  const missing = [...text].map((character) =>
    codePoints.has(character.codePointAt(0) ?? 0) ? ' ' : character,
  );
  const [first] = missing.join('').trim().split(' ');
  return first
    ? `as letras dos títulos e dos nomes não têm “${first}”: escreva sem este sinal.`
    : undefined;
}
