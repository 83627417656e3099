import type * as fontkit from 'fontkit';
import { FONT_CHARACTERS } from './characters';
import { computeInk, MAX_STRETCH, MIN_STRETCH, measureAdvance } from './measure';
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
 * System fonts can't be stretched, so each range of stretches has its own fallback. Most ranges begin at a stretch of
 * the testimonials, which then wrap at the same words in both fonts.
 */
const RANGE_STARTS = [56, 64, 72, 80, 112, 120];

/** Fonts are compared by the width of this text. It has the letters of Portuguese about as often as other texts do. */
const SAMPLE =
  'Ambiente familiar, atendimento de primeira e corte sempre no capricho. Volto todo mês!';
/** Fills a phone's width on the 404 page, at the narrowest stretch. */
const NUMERAL = '404';
/** Most headings begin with this stretch (`VARIANTS` in wood-type/variants.ts). */
const HEADING_STRETCH = 64;
/** A heading's line would wrap if it were more than 2% longer than in the web font, and some lines have wide letters. */
const HEADING_MARGIN = 0.98;

/** Everything that the stylesheets have to know about the fonts, as Sass variables. */
export function buildFontMetrics(style: keyof typeof FALLBACKS): string {
  const display = openFont('fonts/display.woff2');
  const text = openFont('fonts/text.woff2');
  const { fonts, twin } = FALLBACKS[style];
  const fallback = openFont(`node_modules/@expo-google-fonts/${twin}`);
  return `// Written by \`npm run fonts\`.

$display-stretch: ${MIN_STRETCH}% ${MAX_STRETCH}%;
$display-ascent: ${toPercent(display.ascent, display)};
$display-descent: ${toPercent(-display.descent, display)};
$display-side-bearing: ${findLargestSideBearing()}; // In em: the largest space after a letter.
$display-style: ${style};
$display-fallbacks: (
  ${fonts.map((name) => `local('${name}')`).join(', ')}
);
$display-scales: (
${listScales(fallback).join('\n')}
);

$text-ascent: ${toPercent(text.ascent, text)};
$text-descent: ${toPercent(-text.descent, text)};
`;
}

/** Each line is a range of stretches and its scale in percent: `  50% 55%: 76`. */
function listScales(fallback: fontkit.Font): string[] {
  const starts = RANGE_STARTS.filter((start) => start > MIN_STRETCH && start < MAX_STRETCH);
  const computeScale = (text: string, stretch: number) => {
    const fallbackWidth = fallback.layout(text).advanceWidth / fallback.unitsPerEm;
    return (100 * measureAdvance(text, stretch)) / fallbackWidth;
  };
  return [MIN_STRETCH, ...starts].map((start, index) => {
    const end = (starts[index] ?? MAX_STRETCH + 1) - 1;
    // The scale suits the narrow end of the range and is rounded down, so hardly any fitted line gets longer than in the
    // web font.
    const scale = computeScale(SAMPLE, start) * (start === HEADING_STRETCH ? HEADING_MARGIN : 1);
    const limit = start === MIN_STRETCH ? computeScale(NUMERAL, start) : Number.POSITIVE_INFINITY;
    return `  ${start}% ${end}%: ${Math.floor(Math.min(scale, limit))},`;
  });
}

/**
 * In em. Measured at both ends of the font's widths, as it changes linearly. Dashes and the ellipsis have far more space,
 * but rarely end a heading.
 */
function findLargestSideBearing(): number {
  const letters = FONT_CHARACTERS.display.match(/[\p{L}\d.,!?]/gu) ?? [];
  const bearings = letters.flatMap((letter) =>
    [MIN_STRETCH, MAX_STRETCH].map(
      (stretch) => measureAdvance(letter, stretch) - computeInk(letter, stretch).end,
    ),
  );
  return Number(Math.max(...bearings).toFixed(2));
}

function toPercent(units: number, { unitsPerEm }: fontkit.Font): number {
  return Number(((100 * units) / unitsPerEm).toFixed(1));
}
