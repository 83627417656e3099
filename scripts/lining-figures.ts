import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/**
 * Makes lining figures the default of a font, which is otherwise a matter of `font-variant-numeric`.
 * For that, `display.woff2` would have to keep four glyphs of each figure, and take 33.5 KB, not 26.8.
 *
 * The character map (`cmap`) of Roboto Serif draws "2" (U+0032) with glyph 141, an old-style figure; the
 * features `lnum` and `pnum` replace it with glyph 297. This appends a new map, in which U+0032 is 297,
 * and points the table directory to it. The subsetter has padded the tables, and rewrites the checksums.
 */
export async function withLiningFigures(woff2: Buffer): Promise<Buffer> {
  const sfnt = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const font = fontkit.create(sfnt) as fontkit.Font; // Not a collection.
  // One group per code point, in ascending order: first, last, glyph of the first. "2" is 50, 50, 297.
  const groups = font.characterSet.flatMap((codePoint) => {
    const character = String.fromCodePoint(codePoint);
    const features = /\d/.test(character) ? ['lnum', 'pnum'] : [];
    const [glyph = font.glyphForCodePoint(codePoint)] = font.layout(character, features).glyphs;
    return [codePoint, codePoint, glyph.id];
  });
  // Version 0 with one table: for Windows (3) in full Unicode (10), 12 bytes from the start of the map,
  // in format 12 with a reserved 0; then its length, no language, and the number of groups.
  const head = Buffer.from(new Uint16Array([0, 1, 3, 10, 0, 12, 12, 0]).buffer).swap16();
  const counts = [16 + 4 * groups.length, 0, groups.length / 3];
  const body = Buffer.from(new Uint32Array([...counts, ...groups]).buffer).swap32();

  // A record of the directory: tag, checksum, offset, length, with 4 bytes each.
  const record = sfnt.indexOf('cmap'); // The directory comes before all tables.
  sfnt.writeUInt32BE(sfnt.length, record + 8);
  sfnt.writeUInt32BE(head.length + body.length, record + 12);
  return Buffer.concat([sfnt, head, body]);
}
