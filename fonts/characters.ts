const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PORTUGUESE_LETTERS = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
/** Foreign names need these letters: Muñoz, Müller, Zoë. */
const FOREIGN_LETTERS = 'ÄÈËÌÎÏÑÒÖÙÛäèëìîïñòöùû';
const DIGITS = '0123456789';
const SPACE = ' ';
const NO_BREAK_SPACE = '\u00a0';
const PUNCTUATION_AND_SYMBOLS = '.,:;!?-–—…’‘“”()/&#$€%+·ªº';

const DISPLAY_CHARACTERS = [
  LETTERS,
  PORTUGUESE_LETTERS,
  FOREIGN_LETTERS,
  DIGITS,
  SPACE,
  NO_BREAK_SPACE,
  PUNCTUATION_AND_SYMBOLS,
].join('');

/** Body text also needs straight quotes, e-mail addresses, list bullets, legal signs and trademarks. */
const TEXT_ONLY_CHARACTERS = `'"•@*§°©®×`;

/** The characters of each font. `npm run fonts` keeps only their glyphs; run it after a change here. */
export const FONT_CHARACTERS = {
  display: DISPLAY_CHARACTERS,
  text: DISPLAY_CHARACTERS + TEXT_ONLY_CHARACTERS,
};
