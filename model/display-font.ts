import * as fontkit from 'fontkit';

const font = fontkit.openSync('fonts/display.woff2');
const codePoints = new Set('characterSet' in font ? font.characterSet : []);

/** Explains, in Portuguese, which character of a text the display font lacks. Ignores placeholders: `{nome}`. */
export function explainLetters(text: string): string | undefined {
  const withoutPlaceholders = text.replace(/\{\w+\}/g, '');
  // Code points that the font has become spaces, so that an emoji of several code points stays whole.
  const lacking = [...withoutPlaceholders].map((character) =>
    codePoints.has(character.codePointAt(0) ?? 0) ? ' ' : character,
  );
  const [first] = lacking.join('').trim().split(' ');
  return first
    ? `as letras dos títulos e dos nomes não têm “${first}”: escreva sem este sinal.`
    : undefined;
}
