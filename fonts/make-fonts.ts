import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont, { type VariationAxes } from 'subset-font';
import { FONT_CHARACTERS } from './characters';
import { withLiningFigures } from './lining-figures';

/** @file Makes every font in this folder, with its licence, from Fontsource's packages. Run it with `npm run fonts`. */

const FOLDER = 'fonts';
const PACKAGES = 'node_modules/@fontsource-variable';

/** The display font has one weight and the largest optical size. Its width stays variable. */
const DISPLAY_AXES = { opsz: 144, wght: 900, GRAD: 0 };

/**
 * The build measures and draws headings with unpublished fonts of these three widths, and interpolates all other
 * widths. It can't use the variable font: fontkit looks up the deltas of a `PairPosFormat1` in the wrong table, so the
 * kerning is wrong.
 */
const MEASURED_WIDTHS = [50, 100, 150];

const robotoSerif = await withLiningFigures(readPackageFont('roboto-serif', 'full'));
await writeFont('display.woff2', robotoSerif, FONT_CHARACTERS.display, DISPLAY_AXES);
for (const width of MEASURED_WIDTHS) {
  const axes = { ...DISPLAY_AXES, wdth: width };
  await writeFont(`display-${width}.ttf`, robotoSerif, FONT_CHARACTERS.display, axes);
}

const libreFranklin = readPackageFont('libre-franklin', 'wght');
await writeFont('text.woff2', libreFranklin, FONT_CHARACTERS.text, {
  wght: { min: 400, max: 700 },
});

for (const name of ['roboto-serif', 'libre-franklin']) {
  copyFileSync(`${PACKAGES}/${name}/LICENSE`, `${FOLDER}/LICENSE-${name}.txt`);
}

/** `axes` is Fontsource's name for a set of variable axes, such as `full`. */
function readPackageFont(name: string, axes: string): Buffer {
  return readFileSync(`${PACKAGES}/${name}/files/${name}-latin-${axes}-normal.woff2`);
}

async function writeFont(file: string, font: Buffer, characters: string, axes: VariationAxes) {
  const subset = await subsetFont(font, characters, {
    targetFormat: file.endsWith('.woff2') ? 'woff2' : 'sfnt',
    variationAxes: axes,
    keepFeatures: ['ccmp', 'kern'],
    noHinting: true,
    // The Open Font License requires a font to keep its copyright notice (0) and the licence's URL (14).
    preserveNameIds: [0, 14],
    // Browsers ignore both tables. STAT is for style menus, and gasp is for old rasterizers.
    dropTables: ['STAT', 'gasp'],
  });
  writeFileSync(`${FOLDER}/${file}`, subset);
  console.log(`${file}: ${subset.length} bytes`);
}
