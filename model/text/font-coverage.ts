const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PORTUGUESE = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
/** Names that came from next door: Muñoz, Müller, Zoë. */
const NEIGHBOURS = 'ÄÈËÌÎÏÑÒÖÙÛäèëìîïñòöùû';
const DIGITS = '0123456789';
const NO_BREAK_SPACE = '\u00a0';
const COMMON = `${LETTERS}${PORTUGUESE}${NEIGHBOURS}${DIGITS} ${NO_BREAK_SPACE}.,:;!?-–—…’‘“”()/&$€%+·ªº`;

/**
 * What each face can set. `npm run fonts` cuts the font files to these characters, so a sign
 * added here reaches the site after the next `npm run fonts`.
 */
export const FONT_CHARACTERS = { display: COMMON, text: `${COMMON}'"•#@*§°©®×` } as const;

export type FontFace = keyof typeof FONT_CHARACTERS;

/** Characters of a text that a face cannot draw, each once, in the order of the text. */
export function findMissingCharacters(text: string, face: FontFace): string[] {
  return [...new Set(text)].filter((character) => !FONT_CHARACTERS[face].includes(character));
}
