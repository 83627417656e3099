import { drawOutlines, MAX_WIDTH, measureInk } from '@/components/ui/wood-type/font-metrics';
import { drawMark, fillBox, heightOfMark, paint } from './ornaments';

const SIDE = 64;
const LETTER_HEIGHT = 25;
const MARK_WIDTH = 52;
const GAP = 3;

type ShopIcon = {
  shopName: string;
  /** How much of the drawing is shown: what shapes its rim away needs more ground around it. */
  scale?: number;
};

/** The shop's initial over its moustache, on wood: the same at 16 px and at 512. */
export function drawShopIcon({ shopName, scale = 1 }: ShopIcon): string {
  const [initial = ''] = shopName;
  const ink = measureInk(initial, MAX_WIDTH);
  const em = LETTER_HEIGHT / (ink.top - ink.bottom);
  const height = LETTER_HEIGHT + GAP + heightOfMark(MARK_WIDTH);
  const top = (SIDE - height) / 2;
  const left = SIDE / 2 - ((ink.start + ink.end) / 2) * em;
  const rim = (SIDE * (1 - scale)) / 2;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    fillBox({ x: 0, y: 0, width: SIDE, height: SIDE }, paint('wood')),
    `<g transform="translate(${rim} ${rim}) scale(${scale})">`,
    `<g transform="translate(${left} ${top + ink.top * em}) scale(${em})">`,
    `<path fill="${paint('porcelain')}" d="${drawOutlines(initial, MAX_WIDTH)}"/></g>`,
    drawMark((SIDE - MARK_WIDTH) / 2, top + LETTER_HEIGHT + GAP, MARK_WIDTH, paint('brass')),
    '</g></svg>',
  ].join('');
}
