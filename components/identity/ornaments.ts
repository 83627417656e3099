import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND_PATH } from '@/components/ui/icon/shapes';
import { paint } from './paint';

const MARK = { width: 80, height: 28 };
const TILE = 160;
const WIDEST_SCREEN = 7680;
/** Of the pole's stripes, as on the page. */
const PERIOD = 44;

type Box = { x: number; y: number; width: number; height: number };

/** The moustache of two leaves. */
export function drawMark(x: number, y: number, width: number, color: string): string {
  const scale = width / MARK.width;
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${color}" d="${BRAND_PATH}"/>`;
}

export function heightOfMark(width: number): number {
  return (width * MARK.height) / MARK.width;
}

/** The tiled floor that the page stands on: one tile deep, unless its tiles are said to be smaller. */
export function drawFloor(box: Box, tileSide = box.height): string {
  const source = readFileSync(path.join(process.cwd(), 'styles/floor.svg'), 'utf8');
  const tile = source.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const scale = tileSide / TILE;
  const transform = `translate(${box.x} ${box.y}) scale(${scale})`;
  return fillWithPattern(box, { id: 'floor', side: TILE, transform, content: tile });
}

/** The same as a picture of its own, which fills a box of any width from its middle. Sides in pixels. */
export function drawFloorStrip({ tileSide, rows }: { tileSide: number; rows: number }): string {
  // An odd number of tiles has one in the middle.
  const width = (2 * Math.ceil(WIDEST_SCREEN / 2 / tileSide) + 1) * tileSide;
  const box = { x: -width / 2, y: 0, width, height: rows * tileSide };
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">',
    `<svg x="50%" overflow="visible">${drawFloor(box, tileSide)}</svg>`,
    '</svg>',
  ].join('');
}

/** The barber pole: stripes of wood, porcelain and bottle green, leaning to the right. */
export function drawPole(box: Box): string {
  const stripes = [
    { color: paint('wood'), from: 0, width: 14 },
    { color: paint('porcelain'), from: 14, width: 8 },
    { color: paint('bottle'), from: 22, width: 14 },
    { color: paint('porcelain'), from: 36, width: 8 },
  ];
  const rects = stripes.map(
    ({ color, from, width }) =>
      `<rect x="${from}" width="${width}" height="${PERIOD}" fill="${color}"/>`,
  );
  const transform = 'rotate(45) scale(1.3)';
  return fillWithPattern(box, { id: 'pole', side: PERIOD, transform, content: rects.join('') });
}

type Pattern = { id: string; side: number; transform: string; content: string };

function fillWithPattern(box: Box, { id, side, transform, content }: Pattern): string {
  const size = `width="${side}" height="${side}" patternUnits="userSpaceOnUse"`;
  return [
    `<pattern id="${id}" ${size} patternTransform="${transform}">${content}</pattern>`,
    fillBox(box, `url(#${id})`),
  ].join('');
}

export function fillBox({ x, y, width, height }: Box, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}
