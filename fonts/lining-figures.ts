import type * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { openFont } from './open-font';

const UINT16_BYTES = 2;
const UINT32_BYTES = 4;

/** The OpenType features for lining figures (`lnum`) of different widths (`pnum`), so a 1 is narrower than a 0. */
const LINING_FEATURES = ['lnum', 'pnum'];

/**
 * Replaces the font's old-style digits, which vary in height like small letters, with lining figures: digits as tall as
 * capitals. CSS could choose those with `font-variant-numeric`, but then `display.woff2` would need four glyphs for
 * each digit, and grow from 26.8 KB to 33.5 KB.
 *
 * In Roboto Serif, "2" (U+0032) is glyph 141, an old-style figure, which the features `lnum` and `pnum` replace with
 * glyph 297. This function appends a character map (`cmap` table) in which "2" is glyph 297. The font's checksums are
 * then wrong, but `make-fonts.ts` corrects them when it subsets the font.
 *
 * Most fonts have lining figures by default. They're returned unchanged.
 */
export async function withLiningFigures(woff2: Buffer): Promise<Buffer> {
  const sfnt = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const font = openFont(sfnt);
  const glyphIds = readGlyphIds(font);
  const isUnchanged = [...glyphIds].every(
    ([codePoint, glyphId]) => glyphId === font.glyphForCodePoint(codePoint).id,
  );
  if (isUnchanged) {
    return woff2;
  }
  const characterMap = buildCharacterMap(glyphIds);
  pointToCharacterMap(sfnt, sfnt.length, characterMap.length);
  return Buffer.concat([sfnt, characterMap]);
}

/** Returns code points in ascending order, as a `cmap` table requires. */
function readGlyphIds(font: fontkit.Font): Map<number, number> {
  const glyphIds = new Map<number, number>();
  for (const codePoint of font.characterSet) {
    const character = String.fromCodePoint(codePoint);
    const defaultGlyph = font.glyphForCodePoint(codePoint);
    if (/\d/.test(character)) {
      const [liningFigure = defaultGlyph] = font.layout(character, LINING_FEATURES).glyphs;
      glyphIds.set(codePoint, liningFigure.id);
    } else {
      glyphIds.set(codePoint, defaultGlyph.id);
    }
  }
  return glyphIds;
}

/**
 * Builds a `cmap` table with a single subtable in format 12. See
 * https://learn.microsoft.com/typography/opentype/spec/cmap
 */
function buildCharacterMap(glyphIds: Map<number, number>): Buffer {
  const header = encodeUint16([
    0, // Version of the table
    1, // Number of subtables
    3, // Platform: Windows
    10, // Encoding: all of Unicode
  ]);
  const subtableOffset = header.length + UINT32_BYTES;
  const subtableFormat = encodeUint16([
    12, // Format
    0, // Reserved
  ]);
  // Each group maps a range with three numbers: its first and last code points, and the first one's glyph. The group
  // for "2" is 50, 50, 297.
  const groups = [...glyphIds].flatMap(([codePoint, glyphId]) => [codePoint, codePoint, glyphId]);
  const subtableFields = 3; // The length, the language and the number of groups.
  const subtableLength = subtableFormat.length + (subtableFields + groups.length) * UINT32_BYTES;
  const language = 0; // Independent of the language
  return Buffer.concat([
    header,
    encodeUint32([subtableOffset]),
    subtableFormat,
    encodeUint32([subtableLength, language, glyphIds.size]),
    encodeUint32(groups),
  ]);
}

/**
 * Makes the font's table directory point to the new character map. Each record in the directory holds a tag, a
 * checksum, an offset and a length of 4 bytes each.
 */
function pointToCharacterMap(sfnt: Buffer, offset: number, length: number) {
  const record = sfnt.indexOf('cmap'); // The first match is the record, as the directory comes before all tables.
  sfnt.writeUInt32BE(offset, record + 8);
  sfnt.writeUInt32BE(length, record + 12);
}

/** Fonts store numbers in big-endian order. */
function encodeUint16(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * UINT16_BYTES);
  for (const [index, number] of numbers.entries()) {
    bytes.writeUInt16BE(number, index * UINT16_BYTES);
  }
  return bytes;
}

function encodeUint32(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * UINT32_BYTES);
  for (const [index, number] of numbers.entries()) {
    bytes.writeUInt32BE(number, index * UINT32_BYTES);
  }
  return bytes;
}
