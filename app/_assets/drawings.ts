import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BRAND_PATH } from '@/components/ui/icon/icon-paths';
import { readColor } from '@/styles/read-tokens';

/** Replaces each `var(--color-…)` with its light-scheme colour: image files have no dark variant. */
export function inlineColors(svg: string): string {
  return svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => readColor(name));
}

/** The tiled floor, or the street map shown while the embedded map loads. */
export function readDrawing(name: 'floor' | 'map'): string {
  return inlineColors(readFileSync(path.join(process.cwd(), `app/_assets/${name}.svg`), 'utf8'));
}

/** The brand icon as an SVG path. */
export function drawBrandIcon(x: number, y: number, width: number): string {
  const transform = `translate(${x} ${y}) scale(${width / 80})`;
  return `<path transform="${transform}" fill="var(--color-highlight)" d="${BRAND_PATH}"/>`;
}

export const heightOfBrandIcon = (width: number) => (width * 28) / 80;

/** In dpi. Renders at four times the size and scales down, for smoother edges. */
const DENSITY = 288;

/** Renders an SVG as a PNG response. A palette is enough for its few flat colours. */
export async function createPngResponse(svg: string, width: number): Promise<Response> {
  const png = await sharp(Buffer.from(svg), { density: DENSITY })
    .resize(width)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
