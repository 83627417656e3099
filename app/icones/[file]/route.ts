import { createPngResponse, drawShopIcon, readDrawing } from '@/build/drawings/drawings';
import { getContent } from '@/model/content';

export const dynamic = 'force-static';

type Drawing = {
  /** Draws the image as an SVG. */
  draw: (shortName: string) => string;
  /** The width of a PNG in pixels. A drawing without a width is served as an SVG. */
  width?: number;
};

/**
 * Draws the icon inside a circle of 80% of the icon's width, because launchers may crop a maskable icon to that circle.
 */
const drawMaskableIcon = (shortName: string) => drawShopIcon(shortName, 0.72);

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'icone.svg': { draw: drawShopIcon },
  'icone-48.png': { draw: drawShopIcon, width: 48 },
  'icone-180.png': { draw: drawShopIcon, width: 180 },
  'icone-192.png': { draw: drawShopIcon, width: 192 },
  'icone-512.png': { draw: drawShopIcon, width: 512 },
  'icone-maskable-512.png': { draw: drawMaskableIcon, width: 512 },
  'ladrilho.svg': { draw: () => readDrawing('floor') },
  'mapa.svg': { draw: () => readDrawing('map') },
};

export function generateStaticParams() {
  return Object.keys(DRAWINGS).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: RouteContext<'/icones/[file]'>) {
  const { file } = await params;
  const drawing = DRAWINGS[file];
  if (!drawing) {
    return new Response(null, { status: 404 });
  }
  const { shop } = await getContent();
  const svg = drawing.draw(shop.shortName);
  if (drawing.width) {
    return createPngResponse(svg, drawing.width);
  }
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
