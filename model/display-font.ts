import * as fontkit from 'fontkit';

const font = fontkit.openSync('fonts/display.woff2');
const codePoints = new Set('characterSet' in font ? font.characterSet : []);

/** Says, in Portuguese, which sign of a text the display font lacks. Variables do not count. */
export function explainLetters(text: string): string | undefined {
  const lacking = [...text.replace(/\{\w+\}/g, '')].map((letter) =>
    codePoints.has(letter.codePointAt(0) ?? 0) ? ' ' : letter,
  );
  const [first] = lacking.join('').trim().split(' '); // An emoji may be several.
  return first
    ? `as letras dos títulos e dos nomes não têm “${first}”: escreva sem este sinal.`
    : undefined;
}
