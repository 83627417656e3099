import { createPngResponse, readDrawing } from '@/app/_assets/drawings';
import { drawShopIcon } from '@/app/_assets/shop-icon';
import { content } from '@/model';

export const dynamic = 'force-static';

const drawIcon = (scale?: number) => drawShopIcon(content.shop.name.proper, scale);

/** PNGs have a width in pixels; files without one are SVGs. */
const ICONS: Readonly<Record<string, { draw: () => string; width?: number }>> = {
  'icone.svg': { draw: drawIcon },
  'icone-180.png': { draw: drawIcon, width: 180 },
  'icone-192.png': { draw: drawIcon, width: 192 },
  'icone-512.png': { draw: drawIcon, width: 512 },
  // Launchers may crop a maskable icon to a circle of 80% of its width.
  'icone-maskable-512.png': { draw: () => drawIcon(0.72), width: 512 },
  'ladrilho.svg': { draw: () => readDrawing('floor') },
  'mapa.svg': { draw: () => readDrawing('map') },
};

type Context = { params: Promise<{ file: string }> };

export function generateStaticParams() {
  return Object.keys(ICONS).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  const { draw = drawIcon, width } = ICONS[(await params).file] ?? {};
  return width
    ? createPngResponse(draw(), width)
    : new Response(draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
