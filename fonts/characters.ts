const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PORTUGUESE_LETTERS = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
/** For foreign names, such as Muñoz, Müller and Zoë. */
const FOREIGN_LETTERS = 'ÄÈËÌÎÏÑÒÖÙÛäèëìîïñòöùû';
const DIGITS = '0123456789';
const SPACE = ' ';
const NO_BREAK_SPACE = '\u00a0';
const QUOTATION_MARKS = '‘’“”';
export const PUNCTUATION_AND_SYMBOLS = '.,:;!?-–—…()/&#$€%+·ªº';

const DISPLAY_CHARACTERS = [
  LETTERS,
  PORTUGUESE_LETTERS,
  FOREIGN_LETTERS,
  DIGITS,
  SPACE,
  NO_BREAK_SPACE,
  QUOTATION_MARKS,
  PUNCTUATION_AND_SYMBOLS,
].join('');

/** Body text also needs the characters of e-mail addresses, lists, legal texts and trademarks. */
const TEXT_ONLY_CHARACTERS = `'"•@*§°©®×`;

/** The fonts contain exactly these characters. After a change here, run `npm run fonts`. */
export const FONT_CHARACTERS = {
  display: DISPLAY_CHARACTERS,
  text: DISPLAY_CHARACTERS + TEXT_ONLY_CHARACTERS,
};
