/**
 * Matches a zero-width joiner or a variation selector outside an emoji. Both are invisible. Inside an emoji, they join
 * its parts or decide whether it's in colour.
 */
const STRAY_EMOJI_PART =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|(?<!\p{Emoji})(?:\ufe0e|\ufe0f)/gu;

/**
 * Matches invisible characters, such as zero-width spaces, but not line breaks, tabs, or the joiners and tags of emoji.
 */
const INVISIBLE = /(?!\n|\t|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;

/** Matches any kind of space, such as a no-break space, but not line breaks and tabs. */
const ANY_SPACE = /[^\S\n\t]/g;
/** Matches the two Unicode hyphens that look like the one on a keyboard. */
const UNUSUAL_HYPHEN = /[\u2010\u2011]/g;

/**
 * Reduces text to what a reader sees: composed characters (NFC), plain spaces and hyphens, and nothing invisible. Phone
 * numbers copied from a page or a phone contain unusual characters, and a Mac decomposes the accents in file names.
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
