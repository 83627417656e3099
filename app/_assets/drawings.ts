import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND_PATH } from '@/components/ui/icon/icon-paths';
import { readColor } from '@/styles/read-color';

/** A drawing with colours in the place of its `var(--color-…)`, those of day: a file has no night. */
export function paint(svg: string): string {
  return svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => readColor(name));
}

/** The tiled floor, or the streets around a shop. */
export function readDrawing(name: 'floor' | 'map'): string {
  return paint(readFileSync(path.join(process.cwd(), `app/_assets/${name}.svg`), 'utf8'));
}

/** The moustache of two leaves. */
export function drawMark(x: number, y: number, width: number): string {
  const transform = `translate(${x} ${y}) scale(${width / 80})`;
  return `<path transform="${transform}" fill="var(--color-highlight)" d="${BRAND_PATH}"/>`;
}

export const heightOfMark = (width: number) => (width * 28) / 80;
