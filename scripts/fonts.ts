import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from '../model/text/font-coverage';

const OUTPUT = path.join(import.meta.dirname, '../app/fonts');
/** Both faces together, as downloaded. */
const MAX_TOTAL_BYTES = 45_000;
const COMMON_OPTIONS = {
  keepFeatures: ['ccmp', 'kern'],
  noHinting: true,
  // The copyright notice and the licence's address, as the OFL asks.
  preserveNameIds: [0, 14],
  dropTables: ['STAT', 'gasp'], // Style menus and old rasterizers: nothing a browser reads.
};
const MASTER_WIDTHS = [50, 100, 150];
const DISPLAY_AXES = { opsz: 144, wght: 900, GRAD: 0 };

const display = await readPackage('roboto-serif', 'roboto-serif-latin-full-normal.woff2');
const text = await readPackage('libre-franklin', 'libre-franklin-latin-wght-normal.woff2');

const displaySfnt = await withLiningFigures(display.woff2);
const displayWoff2 = await subsetFont(displaySfnt, FONT_CHARACTERS.display, {
  ...COMMON_OPTIONS,
  targetFormat: 'woff2',
  variationAxes: DISPLAY_AXES,
});
const textWoff2 = await subsetFont(text.woff2, FONT_CHARACTERS.text, {
  ...COMMON_OPTIONS,
  variationAxes: { wght: { min: 400, max: 700 } },
});

const totalBytes = displayWoff2.length + textWoff2.length;
if (totalBytes > MAX_TOTAL_BYTES) {
  throw new Error(`The fonts take ${totalBytes} bytes; at most ${MAX_TOTAL_BYTES} may ship.`);
}

await Promise.all([
  writeFile(path.join(OUTPUT, 'display.woff2'), displayWoff2),
  writeFile(path.join(OUTPUT, 'text.woff2'), textWoff2),
  ...MASTER_WIDTHS.map(writeMaster),
  copyFile(display.license, path.join(OUTPUT, 'LICENSE-roboto-serif.txt')),
  copyFile(text.license, path.join(OUTPUT, 'LICENSE-libre-franklin.txt')),
]);

console.log(`display.woff2  ${displayWoff2.length} bytes  ${display.source}
text.woff2     ${textWoff2.length} bytes  ${text.source}
together       ${totalBytes} of ${MAX_TOTAL_BYTES} bytes`);

/**
 * The display font at one width, for the build to measure and to draw with. It never ships.
 *
 * Between these widths the font is linear, and fontkit misreads how kerning varies (it looks for
 * the deltas of a `PairPosFormat1` from the wrong table), so the build interpolates by itself.
 */
async function writeMaster(width: number) {
  const master = await subsetFont(displaySfnt, FONT_CHARACTERS.display, {
    ...COMMON_OPTIONS,
    targetFormat: 'sfnt',
    variationAxes: { ...DISPLAY_AXES, wdth: width },
  });
  await writeFile(path.join(OUTPUT, `display-${width}.ttf`), master);
}

async function readPackage(name: string, file: string) {
  const folder = path.join(import.meta.dirname, '../node_modules/@fontsource-variable', name);
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  return {
    source: `${name} ${JSON.parse(manifest).version}`,
    license: path.join(folder, 'LICENSE'),
    woff2: await readFile(path.join(folder, 'files', file)),
  };
}

/** Numbers stand on the line as capitals do, with no font feature to switch on in the CSS. */
async function withLiningFigures(woff2: Buffer) {
  const sfnt = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const font = fontkit.create(sfnt);
  if (!('characterSet' in font)) {
    throw new Error('A single font was expected, not a collection.');
  }
  const glyphIds = new Map(
    font.characterSet.map((codePoint) => [codePoint, font.glyphForCodePoint(codePoint).id]),
  );
  for (const digit of '0123456789') {
    const [glyph] = font.layout(digit, ['lnum', 'pnum']).glyphs;
    if (!glyph) {
      throw new Error(`The display font has no lining figure for ${digit}.`);
    }
    glyphIds.set(digit.charCodeAt(0), glyph.id);
  }
  return replaceCharacterMap(sfnt, glyphIds);
}

/**
 * The same font with another character map (which glyph each code point shows) at its end, where
 * the table's record now points. Checksums stay as they were; the subsetter writes its own.
 */
function replaceCharacterMap(sfnt: Buffer, glyphIds: ReadonlyMap<number, number>): Buffer {
  const table = encodeCharacterMap([...glyphIds].sort(([a], [b]) => a - b));
  const padding = Buffer.alloc(-sfnt.length & 3);
  const font = Buffer.concat([sfnt, padding, table]);
  const record = font.indexOf('cmap'); // The directory comes before all tables.
  font.writeUInt32BE(sfnt.length + padding.length, record + 8);
  font.writeUInt32BE(table.length, record + 12);
  return font;
}

/** One subtable, format 12 (Windows, full Unicode), with one group per character. */
function encodeCharacterMap(characters: readonly [codePoint: number, glyphId: number][]): Buffer {
  const groups = characters.flatMap(([codePoint, glyphId]) => [codePoint, codePoint, glyphId]);
  const words = [1, 0x3_000a, 12, 0xc_0000, 16 + groups.length * 4, 0, characters.length];
  return Buffer.from(new Uint32Array([...words, ...groups]).buffer).swap32();
}
