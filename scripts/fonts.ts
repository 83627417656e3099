import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from './font-characters';
import { withLiningFigures } from './lining-figures';

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
