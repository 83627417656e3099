import { createPngResponse, drawShopIcon, readDrawing } from '@/build/drawings/drawings';
import { getContent } from '@/model/content';

export const dynamic = 'force-static';

/** PNGs have a width in pixels; files without one are SVGs. */
const ICONS: Readonly<Record<string, { draw: (name: string) => string; width?: number }>> = {
  'icone.svg': { draw: drawShopIcon },
  'icone-180.png': { draw: drawShopIcon, width: 180 },
  'icone-192.png': { draw: drawShopIcon, width: 192 },
  'icone-512.png': { draw: drawShopIcon, width: 512 },
  // Launchers may crop a maskable icon to a circle of 80% of its width.
  'icone-maskable-512.png': { draw: (name) => drawShopIcon(name, 0.72), width: 512 },
  'ladrilho.svg': { draw: () => readDrawing('floor') },
  'mapa.svg': { draw: () => readDrawing('map') },
};

export function generateStaticParams() {
  return Object.keys(ICONS).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: RouteContext<'/icones/[file]'>) {
  const { shop } = await getContent();
  const { draw = drawShopIcon, width } = ICONS[(await params).file] ?? {};
  const svg = draw(shop.shortName);
  return width
    ? createPngResponse(svg, width)
    : new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
