import { type FittedLine, fitLines, heightOf } from '@/components/ui/wood-type/fit-line';
import { drawOutlines } from '@/components/ui/wood-type/font-metrics';
import { SETTINGS } from '@/components/ui/wood-type/settings';
import { drawFloor, drawMark, drawPole, fillBox, heightOfMark, paint } from './ornaments';

/** What social networks ask for (Open Graph). */
export const SHARE_PICTURE_WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const RULE = 4;
const FLOOR_HEIGHT = 110;
const POLE = { x: 752, width: 40 };
const WALL_HEIGHT = HEIGHT - FLOOR_HEIGHT;

type SharePicture = { headline: readonly string[]; shopName: { trade: string; proper: string } };

/** The poster that stands for the site where its address is shared: the headline and the signboard. */
export function drawSharePicture({ headline, shopName }: SharePicture): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE_WIDTH}" height="${HEIGHT}">`,
    fillBox({ x: 0, y: 0, width: POLE.x, height: WALL_HEIGHT }, paint('wall')),
    drawHeadline(headline),
    drawSignboard(shopName),
    drawPole({ ...POLE, y: 0, height: WALL_HEIGHT }),
    ...[POLE.x, POLE.x + POLE.width - RULE].map((x) =>
      fillBox({ x, y: 0, width: RULE, height: WALL_HEIGHT }, paint('tar')),
    ),
    drawFloor({ x: 0, y: WALL_HEIGHT, width: SHARE_PICTURE_WIDTH, height: FLOOR_HEIGHT }),
    fillBox(
      { x: 0, y: WALL_HEIGHT - RULE, width: SHARE_PICTURE_WIDTH, height: RULE },
      paint('tar'),
    ),
    '</svg>',
  ].join('');
}

function drawHeadline(headline: readonly string[]): string {
  const measure = POLE.x - 2 * MARGIN;
  const lines = fitLines(headline, SETTINGS.headline);
  const y = (WALL_HEIGHT - heightOfLines(lines, measure)) / 2;
  return drawLines(lines, { x: MARGIN, y, measure, color: paint('wood') });
}

function drawSignboard({ trade, proper }: SharePicture['shopName']): string {
  const start = POLE.x + POLE.width;
  const measure = SHARE_PICTURE_WIDTH - start - 2 * MARGIN;
  const x = start + MARGIN;
  const lines = fitLines([trade, proper], SETTINGS.heading);
  const gap = MARGIN / 2;
  const height = heightOfMark(measure) + gap + heightOfLines(lines, measure);
  const y = (WALL_HEIGHT - height) / 2;
  return [
    fillBox(
      { x: start, y: 0, width: SHARE_PICTURE_WIDTH - start, height: WALL_HEIGHT },
      paint('bottle'),
    ),
    drawMark(x, y, measure, paint('brass')),
    drawLines(lines, { x, y: y + heightOfMark(measure) + gap, measure, color: paint('porcelain') }),
  ].join('');
}

type Place = { x: number; y: number; measure: number; color: string };

/** Lines of wood type as outlines, from the top left corner of their measure. */
function drawLines(lines: readonly FittedLine[], { x, y, measure, color }: Place): string {
  const unit = measure / 100;
  const paths = lines.map(({ text, width, size, indent, baseline }) => {
    const em = size * unit;
    const transform = `translate(${x + indent * em} ${y + baseline * unit}) scale(${em})`;
    return `<path transform="${transform}" d="${drawOutlines(text, width)}"/>`;
  });
  return `<g fill="${color}">${paths.join('')}</g>`;
}

/** How high lines stand when their measure is so wide. */
function heightOfLines(lines: readonly FittedLine[], measure: number): number {
  return (heightOf(lines) * measure) / 100;
}
