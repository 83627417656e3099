import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND_PATH } from '@/components/ui/icon/shapes';
import { readSchemes } from '@/styles/read-schemes';

const MARK = { width: 80, height: 28 };
const TILE = 160;
/** Of the pole's stripes, as on the page. */
const PERIOD = 44;

type Box = { x: number; y: number; width: number; height: number };

/** A colour of the shop by day: pictures have no night. */
export function paint(name: 'wall' | 'wood' | 'bottle' | 'brass' | 'porcelain' | 'tar'): string {
  return readSchemes(`--color-${name}`).light;
}

/** The moustache of two leaves. */
export function drawMark(x: number, y: number, width: number, color: string): string {
  const scale = width / MARK.width;
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${color}" d="${BRAND_PATH}"/>`;
}

export function heightOfMark(width: number): number {
  return (width * MARK.height) / MARK.width;
}

/** The tiled floor that the page stands on, one tile deep: the pattern of the page's own drawing. */
export function drawFloor(box: Box): string {
  const source = readFileSync(path.join(process.cwd(), 'public/ladrilho.svg'), 'utf8');
  const tile = source.replace(/[\s\S]*<pattern[^>]*>|<\/pattern>[\s\S]*/g, '');
  const transform = `translate(${box.x} ${box.y}) scale(${box.height / TILE})`;
  return fillWithPattern(box, { id: 'floor', side: TILE, transform, content: tile });
}

/** The barber pole: stripes of wood, porcelain and bottle green, leaning to the right. */
export function drawPole(box: Box): string {
  const stripes = [
    fillBox({ x: 0, y: 0, width: 14, height: PERIOD }, paint('wood')),
    fillBox({ x: 14, y: 0, width: 8, height: PERIOD }, paint('porcelain')),
    fillBox({ x: 22, y: 0, width: 14, height: PERIOD }, paint('bottle')),
    fillBox({ x: 36, y: 0, width: 8, height: PERIOD }, paint('porcelain')),
  ];
  const transform = 'rotate(45) scale(1.3)';
  return fillWithPattern(box, { id: 'pole', side: PERIOD, transform, content: stripes.join('') });
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
