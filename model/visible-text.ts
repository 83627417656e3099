/**
 * A zero-width joiner or a variation selector that belongs to no emoji. Both are invisible; in an emoji,
 * they combine its parts or choose its colours.
 */
const STRAY_EMOJI_PART =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|(?<!\p{Emoji})(?:\ufe0e|\ufe0f)/gu;

/**
 * A control or format character, such as a zero-width space. Line breaks and tabs are none of them here,
 * nor are the joiners and tags of emoji.
 */
const INVISIBLE = /(?!\n|\t|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;

const UNUSUAL_SPACE = /[^\S\n\t]/g;
const UNUSUAL_HYPHEN = /[\u2010\u2011]/g;

/**
 * Spells a text as it looks: in composed characters (NFC), with plain spaces and hyphens, and without
 * invisible characters. Telephone numbers copied from a page or a phone contain such characters, and a Mac
 * decomposes the accents in file names.
 */
export function readVisible(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(STRAY_EMOJI_PART, '')
    .replace(UNUSUAL_SPACE, ' ')
    .replace(UNUSUAL_HYPHEN, '-');
}
