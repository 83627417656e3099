import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { FONT_CHARACTERS } from './characters';
import { withLiningFigures } from './lining-figures';
import { openFont } from './open-font';

/**
 * @file Makes every font in this folder, with its licence, from Fontsource's packages, and writes what the stylesheets
 * have to know about them. Run it with `npm run fonts`.
 */

/** `file` is Fontsource's name for a set of axes. Every axis that isn't listed in `axes` stays variable. */
const DISPLAY = {
  name: 'roboto-serif',
  file: 'full',
  axes: { opsz: 144, wght: 900, GRAD: 0 }, // The largest optical size. Only the width stays variable.
  style: 'serif',
} as const;

const TEXT = {
  name: 'libre-franklin',
  file: 'wght',
  axes: { wght: { min: 400, max: 700 } },
} as const;

const FOLDER = 'fonts';
const PACKAGES = 'node_modules/@fontsource-variable';

/** Browsers ignore both tables. STAT is for style menus, and gasp is for old rasterizers. */
const USELESS_TABLES = ['STAT', 'gasp'];

const OPTIONS = {
  keepFeatures: ['ccmp', 'kern'],
  noHinting: true,
  // The Open Font License requires a font to keep its copyright notice (0) and the licence's URL (14).
  preserveNameIds: [0, 14],
} satisfies Partial<SubsetOptions>;

// Another font has other widths and another licence.
for (const file of readdirSync(FOLDER).filter((name) => /^display-.*\.ttf$|^LICENSE-/.test(name))) {
  rmSync(`${FOLDER}/${file}`);
}

const display = await subsetFont(
  await withLiningFigures(readPackageFont(DISPLAY)),
  FONT_CHARACTERS.display,
  {
    ...OPTIONS,
    targetFormat: 'woff2',
    variationAxes: DISPLAY.axes,
    // Without `avar`, letters change linearly between the measured widths.
    dropTables: [...USELESS_TABLES, 'avar'],
  },
);
write('display.woff2', display);

// The build measures and draws headings with unpublished fonts of these widths, and interpolates all other widths. It
// can't use the variable font: fontkit looks up the deltas of a `PairPosFormat1` in the wrong table, so the kerning is
// wrong.
const { wdth } = openFont(display).variationAxes;
const widths = wdth ? [wdth.min, wdth.default, wdth.max] : [100];
for (const width of new Set(widths)) {
  const options: SubsetOptions = { ...OPTIONS, targetFormat: 'sfnt' };
  const variationAxes = wdth ? { wdth: width } : undefined;
  const fixed = await subsetFont(display, FONT_CHARACTERS.display, { ...options, variationAxes });
  write(`display-${width}.ttf`, fixed);
}

const text = await subsetFont(readPackageFont(TEXT), FONT_CHARACTERS.text, {
  ...OPTIONS,
  targetFormat: 'woff2',
  variationAxes: TEXT.axes,
  dropTables: USELESS_TABLES,
});
write('text.woff2', text);

// Imported late, because it measures the fonts that have just been written.
const { buildFontMetrics } = await import('./font-metrics-scss');
writeFileSync('styles/_font-metrics.scss', buildFontMetrics(DISPLAY.style));

for (const { name } of [DISPLAY, TEXT]) {
  copyFileSync(`${PACKAGES}/${name}/LICENSE`, `${FOLDER}/LICENSE-${name}.txt`);
}

function readPackageFont({ name, file }: { name: string; file: string }): Buffer {
  return readFileSync(`${PACKAGES}/${name}/files/${name}-latin-${file}-normal.woff2`);
}

function write(file: string, font: Buffer) {
  writeFileSync(`${FOLDER}/${file}`, font);
  console.log(`${file}: ${font.length} bytes`);
}
