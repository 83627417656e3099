import type * as fontkit from 'fontkit';
import { FONT_CHARACTERS } from './characters';
import { openFont } from './open-font';

/**
 * What a visitor sees until the display font has arrived: fonts of Windows and macOS, Linux and Android. The `twin` is
 * an npm package's font that has the same widths as the first one.
 */
const FALLBACKS = {
  serif: {
    fonts: ['Georgia Bold', 'Noto Serif Bold', 'DejaVu Serif Condensed Bold'],
    twin: 'gelasio/700Bold/Gelasio_700Bold.ttf',
  },
  'sans-serif': {
    fonts: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    twin: 'arimo/700Bold/Arimo_700Bold.ttf',
  },
};

/**
 * System fonts can't be stretched, so each range of stretches has its own fallback, even if the display font has a single
 * width. Most ranges begin at a stretch of the testimonials, which then wrap at the same words in both fonts.
 */
const RANGES = [
  { start: 50, end: 55 },
  { start: 56, end: 63 },
  { start: 64, end: 71 },
  { start: 72, end: 79 },
  { start: 80, end: 111 },
  { start: 112, end: 119 },
  { start: 120, end: 150 },
];

/** Fonts are compared by the width of this text. It has the letters of Portuguese about as often as other texts do. */
const SAMPLE =
  'Ambiente familiar, atendimento de primeira e corte sempre no capricho. Volto todo mês!';
/** Most headings begin with this stretch (`VARIANTS` in wood-type/variants.ts). */
const HEADING_STRETCH = 64;
/** If a line were wider in the fallback font than in the web font, it would wrap. These lines come closest to it. */
const HEADING_LINES = ['Quem cuida', 'Chega mais.', 'com o Zé', 'Diz o povo'];
/** The 404 page's digits fill a phone's width, at the narrowest stretch. */
const NUMERAL_STRETCH = 50;
const NUMERAL = '404';

type Fonts = {
  display: fontkit.Font;
  text: fontkit.Font;
  openAtStretch: (stretch: number) => Promise<fontkit.Font>;
  style: keyof typeof FALLBACKS;
};

/** Everything that the stylesheets have to know about the fonts, as Sass variables. */
export async function buildFontMetrics(fonts: Fonts): Promise<string> {
  const { display, text, style } = fonts;
  const { min, max } = findStretches(display);
  const scales = await listScales(fonts);
  return `// Written by \`npm run fonts\`.

$display-stretch: ${min}% ${max}%;
$display-ascent: ${toPercent(display.ascent, display)};
$display-descent: ${toPercent(-display.descent, display)};
$display-side-bearing: ${await findLargestSideBearing(fonts)}; // In em: the largest space after a letter.
$display-style: ${style};
$display-fallbacks: (
  ${FALLBACKS[style].fonts.map((name) => `local('${name}')`).join(', ')}
);
$display-scales: (
${scales.join('\n')}
);

$text-ascent: ${toPercent(text.ascent, text)};
$text-descent: ${toPercent(-text.descent, text)};
`;
}

/** A font of a single width has the stretch 100. */
function findStretches({ variationAxes }: fontkit.Font) {
  return variationAxes.wdth ?? { min: 100, max: 100 };
}

/** Each line is a range of stretches and its scale in percent: `  50% 55%: 76`. */
async function listScales({ display, openAtStretch, style }: Fonts): Promise<string[]> {
  const { min, max } = findStretches(display);
  /** If the font doesn't have the stretch, it uses the nearest one. */
  const reach = (stretch: number) => Math.min(Math.max(stretch, min), max);
  const fallback = openFont(`node_modules/@expo-google-fonts/${FALLBACKS[style].twin}`);
  const lines: string[] = [];
  for (const { start, end } of RANGES) {
    const contains = (stretch: number) => start <= reach(stretch) && reach(stretch) <= end;
    const texts = [
      SAMPLE,
      ...(contains(HEADING_STRETCH) ? HEADING_LINES : []),
      ...(contains(NUMERAL_STRETCH) ? [NUMERAL] : []),
    ];
    // The scale is that of the range's narrow end, rounded down, so hardly any line is longer in the fallback font than
    // in the web font.
    const font = await openAtStretch(reach(start));
    const scales = texts.map((text) => measureWidth(text, font) / measureWidth(text, fallback));
    lines.push(`  ${start}% ${end}%: ${Math.floor(100 * Math.min(...scales))},`);
  }
  return lines;
}

/**
 * In em. Measured at both ends of the font's widths, as it changes linearly. Dashes and the ellipsis have far more space,
 * but rarely end a heading.
 */
async function findLargestSideBearing({ display, openAtStretch }: Fonts): Promise<number> {
  const { min, max } = findStretches(display);
  const letters = FONT_CHARACTERS.display.match(/[\p{L}\d.,!?]/gu) ?? [];
  const bearings: number[] = [];
  for (const font of [await openAtStretch(min), await openAtStretch(max)]) {
    for (const { advanceWidth, bbox } of font.glyphsForString(letters.join(''))) {
      bearings.push((advanceWidth - bbox.maxX) / font.unitsPerEm);
    }
  }
  return Number(Math.max(...bearings).toFixed(2));
}

/** In em. */
function measureWidth(text: string, font: fontkit.Font): number {
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

function toPercent(units: number, { unitsPerEm }: fontkit.Font): number {
  return Number(((100 * units) / unitsPerEm).toFixed(1));
}
