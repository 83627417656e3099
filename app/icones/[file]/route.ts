import { createPngResponse, drawShopIcon, readFloor } from '@/components/drawings/drawings';
import { getContent } from '@/model/content';

export const dynamic = 'force-static';

type Drawing = {
  drawSvg: (shortName: string) => string;
  /** Without a width, the drawing is served as SVG. */
  pngWidthPx?: number;
};

/**
 * Launchers may crop a maskable icon to a circle 80% as wide as the icon. At this scale, the drawing fits into the
 * circle.
 */
const drawMaskableIcon = (shortName: string) => drawShopIcon(shortName, 0.72);

const DRAWINGS: ReadonlyMap<string, Drawing> = new Map([
  ['icone.svg', { drawSvg: drawShopIcon }],
  ['icone-48.png', { drawSvg: drawShopIcon, pngWidthPx: 48 }],
  ['icone-180.png', { drawSvg: drawShopIcon, pngWidthPx: 180 }],
  ['icone-192.png', { drawSvg: drawShopIcon, pngWidthPx: 192 }],
  ['icone-512.png', { drawSvg: drawShopIcon, pngWidthPx: 512 }],
  ['icone-maskable-512.png', { drawSvg: drawMaskableIcon, pngWidthPx: 512 }],
  ['ladrilho.svg', { drawSvg: readFloor }],
]);

export function generateStaticParams() {
  return [...DRAWINGS.keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: RouteContext<'/icones/[file]'>) {
  const { file } = await params;
  const drawing = DRAWINGS.get(file);
  if (!drawing) {
    return new Response(null, { status: 404 });
  }
  const { shop } = await getContent();
  const svg = drawing.drawSvg(shop.shortName);
  if (drawing.pngWidthPx) {
    return createPngResponse(svg, drawing.pngWidthPx);
  }
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
