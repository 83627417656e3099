import path from 'node:path';
import * as fontkit from 'fontkit';

const font = fontkit.openSync(path.join(process.cwd(), 'app/fonts/display.woff2'));
const codePoints = new Set('characterSet' in font ? font.characterSet : []);
const letters = new Intl.Segmenter('pt-BR');

/** Says, in Portuguese, which character of a text the display font lacks. Variables do not count. */
export function explainLetters(text: string): string | undefined {
  const missing = [...letters.segment(text.replace(/\{\w+\}/g, ''))]
    .map(({ segment }) => segment)
    .find((letter) => [...letter].some((one) => !codePoints.has(one.codePointAt(0) ?? 0)));
  return (
    missing && `as letras dos títulos e dos nomes não têm “${missing}”: escreva sem este sinal.`
  );
}
