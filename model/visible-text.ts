/** A joiner or a variation selector that is part of no emoji. */
const STRAY =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|(?<!\p{Emoji})(?:\ufe0e|\ufe0f)/gu;

/** Control and format characters, such as zero-width spaces, but not line breaks, tabs and emoji. */
const UNSEEN = /(?!\n|\t|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;

/**
 * A text as it looks: composed (NFC), with plain spaces and hyphens, and without what takes no place.
 * Telephones copied from a page or a phone have such characters, and names of files on a Mac.
 */
export function readVisible(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(STRAY, '')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
}
