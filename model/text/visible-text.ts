/**
 * Matches a zero-width joiner or a variation selector outside an emoji. Both characters are invisible. Inside an emoji,
 * these characters combine its parts or choose its colours.
 */
const STRAY_EMOJI_PART =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|(?<!\p{Emoji})(?:\ufe0e|\ufe0f)/gu;

/**
 * Matches an invisible control or format character, such as a zero-width space. Line breaks, tabs, and the joiners and
 * tags of emoji are exceptions.
 */
const INVISIBLE = /(?!\n|\t|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;

/** Matches any space between words, such as a no-break space. Line breaks and tabs are exceptions. */
const ANY_SPACE = /[^\S\n\t]/g;
/** Matches the two Unicode hyphens that look like the hyphen on a keyboard. */
const UNUSUAL_HYPHEN = /[\u2010\u2011]/g;

/**
 * Normalizes a text to what a reader sees: composed characters (NFC), plain spaces and hyphens, and no invisible
 * characters. Telephone numbers copied from a page or a phone contain unusual characters, and a Mac decomposes
 * the accents in file names.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(STRAY_EMOJI_PART, '')
    .replace(ANY_SPACE, ' ')
    .replace(UNUSUAL_HYPHEN, '-');
}
