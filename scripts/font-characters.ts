const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PORTUGUESE = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
/** For foreign names: Muñoz, Müller, Zoë. */
const FOREIGN = 'ÄÈËÌÎÏÑÒÖÙÛäèëìîïñòöùû';
const DIGITS = '0123456789';
const NO_BREAK_SPACE = '\u00a0';
const COMMON = `${LETTERS}${PORTUGUESE}${FOREIGN}${DIGITS} ${NO_BREAK_SPACE}.,:;!?-–—…’‘“”()/&#$€%+·ªº`;

/**
 * Characters of each typeface. `npm run fonts` subsets the font files to them; run it after a change.
 */
export const FONT_CHARACTERS = { display: COMMON, text: `${COMMON}'"•@*§°©®×` } as const;
