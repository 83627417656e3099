import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont, { type SubsetOptions } from 'subset-font';
import { FONT_CHARACTERS } from './characters';
import { buildFontMetrics } from './font-metrics-scss';
import { withLiningFigures } from './lining-figures';
import { openFont } from './open-font';

/**
 * @file Makes every font in this folder, with its licence, from Fontsource's packages, and writes what the stylesheets
 * have to know about them. Run it with `npm run fonts`.
 */

type Source = { package: string; file: string };

/**
 * `file` is Fontsource's name for a set of variable axes, or a static font's weight. `axes` fixes some of those axes at
 * a value. The others stay variable.
 */
const DISPLAY = {
  package: '@fontsource-variable/roboto-serif',
  file: 'full',
  axes: { opsz: 144, wght: 900, GRAD: 0 }, // The largest optical size. Only the width stays variable.
  style: 'serif',
} as const;

const TEXT = {
  package: '@fontsource-variable/libre-franklin',
  file: 'wght',
  axes: { wght: { min: 400, max: 700 } },
} as const;

const FOLDER = 'fonts';

/** Browsers ignore both tables. STAT is for style menus, and gasp is for old rasterizers. */
const USELESS_TABLES = ['STAT', 'gasp'];

const OPTIONS = {
  keepFeatures: ['ccmp', 'kern'],
  noHinting: true,
  // The Open Font License requires a font to keep its copyright notice (0) and the licence's URL (14).
  preserveNameIds: [0, 14],
} satisfies Partial<SubsetOptions>;

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
const text = await subsetFont(readPackageFont(TEXT), FONT_CHARACTERS.text, {
  ...OPTIONS,
  targetFormat: 'woff2',
  variationAxes: TEXT.axes,
  dropTables: USELESS_TABLES,
});
const files = new Map([
  ['display.woff2', display],
  ['text.woff2', text],
]);

// The build measures and draws headings with unpublished fonts of these widths, and interpolates all other widths. It
// can't use the variable font: fontkit looks up the deltas of a `PairPosFormat1` in the wrong table, so the kerning is
// wrong.
const { wdth } = openFont(display).variationAxes;
const widths = wdth ? [wdth.min, wdth.default, wdth.max] : [100];
for (const width of new Set(widths)) {
  files.set(`display-${width}.ttf`, await fixWidth(width));
}
for (const source of [DISPLAY, TEXT]) {
  const licence = readFileSync(`node_modules/${source.package}/LICENSE`);
  files.set(`LICENSE-${path.basename(source.package)}.txt`, licence);
}
const metrics = await buildFontMetrics({
  display: openFont(display),
  text: openFont(text),
  openAtStretch: async (stretch) => openFont(await fixWidth(stretch)),
  style: DISPLAY.style,
});

// Only now that everything has been made, the old font goes. It may have other widths and another licence.
for (const file of readdirSync(FOLDER).filter((name) => /^display-.*\.ttf$|^LICENSE-/.test(name))) {
  rmSync(`${FOLDER}/${file}`);
}
for (const [file, content] of files) {
  writeFileSync(`${FOLDER}/${file}`, content);
  console.log(`${file}: ${content.length} bytes`);
}
writeFileSync('styles/_font-metrics.scss', metrics);

function readPackageFont({ package: name, file }: Source): Buffer {
  const fileName = `${path.basename(name)}-latin-${file}-normal.woff2`;
  return readFileSync(`node_modules/${name}/files/${fileName}`);
}

function fixWidth(width: number): Promise<Buffer> {
  return subsetFont(display, FONT_CHARACTERS.display, {
    ...OPTIONS,
    targetFormat: 'sfnt',
    variationAxes: wdth && { wdth: width },
  });
}
