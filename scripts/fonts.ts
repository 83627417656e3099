import { copyFile, readFile, writeFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from './font-characters';

const OUTPUT = 'app/fonts';
const PACKAGES = 'node_modules/@fontsource-variable';
const COMMON_OPTIONS = {
  keepFeatures: ['ccmp', 'kern'],
  noHinting: true,
  // The copyright notice and the licence URL, required by the OFL.
  preserveNameIds: [0, 14],
  dropTables: ['STAT', 'gasp'], // For style menus and old rasterizers; browsers ignore them.
};
const DISPLAY_AXES = { opsz: 144, wght: 900, GRAD: 0 };

const readFont = (name: string, file: string) =>
  readFile(`${PACKAGES}/${name}/files/${name}-latin-${file}-normal.woff2`);

const display = await withLiningFigures(await readFont('roboto-serif', 'full'));
await writeSubset('display.woff2', display, DISPLAY_AXES);
// Three fixed widths, with which the build measures and draws. They are not published. fontkit
// misreads how kerning varies (it resolves the deltas of a `PairPosFormat1` from the wrong table), so
// the build interpolates between them; the font is linear there.
for (const wdth of [50, 100, 150]) {
  await writeSubset(`display-${wdth}.ttf`, display, { ...DISPLAY_AXES, wdth });
}
const text = await readFont('libre-franklin', 'wght');
await writeSubset('text.woff2', text, { wght: { min: 400, max: 700 } });
for (const name of ['roboto-serif', 'libre-franklin']) {
  await copyFile(`${PACKAGES}/${name}/LICENSE`, `${OUTPUT}/LICENSE-${name}.txt`);
}

/** A number pins an axis; a range narrows it. */
async function writeSubset(file: string, font: Buffer, variationAxes: object) {
  const targetFormat = file.endsWith('.woff2') ? 'woff2' : 'sfnt';
  const characters = FONT_CHARACTERS[file.startsWith('text') ? 'text' : 'display'];
  const options = { ...COMMON_OPTIONS, targetFormat, variationAxes };
  const subset = await subsetFont(font, characters, options);
  await writeFile(`${OUTPUT}/${file}`, subset);
  console.log(`${file}: ${subset.length} bytes`);
}

/**
 * Makes lining figures the default, so the CSS needs no font feature: appends a new character map
 * (code point to glyph) and points the table record to it. The subsetter has padded the tables, and
 * rewrites the checksums. Throws for a collection of fonts.
 */
async function withLiningFigures(woff2: Buffer): Promise<Buffer> {
  const sfnt = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const font = fontkit.create(sfnt);
  if (!('characterSet' in font)) {
    throw new Error('A single font was expected, not a collection.');
  }
  // One group per code point, in ascending order: first, last, glyph of the first.
  const groups = font.characterSet.flatMap((codePoint) => {
    const character = String.fromCodePoint(codePoint);
    const [figure] = /\d/.test(character) ? font.layout(character, ['lnum', 'pnum']).glyphs : [];
    return [codePoint, codePoint, (figure ?? font.glyphForCodePoint(codePoint)).id];
  });
  // One subtable, format 12 (Windows, full Unicode).
  const words = [1, 0x3_000a, 12, 0xc_0000, 16 + groups.length * 4, 0, groups.length / 3];
  const table = Buffer.from(new Uint32Array([...words, ...groups]).buffer).swap32();
  const record = sfnt.indexOf('cmap'); // The first match is in the table directory.
  sfnt.writeUInt32BE(sfnt.length, record + 8);
  sfnt.writeUInt32BE(table.length, record + 12);
  return Buffer.concat([sfnt, table]);
}
