import { readDrawing } from '@/app/_assets/drawings';
import { respondWithPng } from '@/app/_assets/respond-with-png';
import { drawShopIcon } from '@/app/_assets/shop-icon';
import { content } from '@/model';

export const dynamic = 'force-static';

const DRAWINGS: Readonly<Record<string, 'floor' | 'map'>> = {
  'ladrilho.svg': 'floor',
  'mapa.svg': 'map',
};

/** In pixels, but for the drawing itself. */
const WIDTHS: Readonly<Record<string, number | undefined>> = {
  'icone.svg': undefined,
  'icone-180.png': 180,
  'icone-192.png': 192,
  'icone-512.png': 512,
  'icone-maskable-512.png': 512,
};

/** A launcher may cut everything outside a circle four fifths as wide as a maskable icon. */
const SAFE_SCALE = 0.72;

type Context = { params: Promise<{ file: string }> };

export function generateStaticParams() {
  return Object.keys({ ...DRAWINGS, ...WIDTHS }).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const name = DRAWINGS[file];
  const scale = file.includes('maskable') ? SAFE_SCALE : 1;
  const drawing = name
    ? readDrawing(name)
    : drawShopIcon({ shopName: content.shop.name.proper, scale });
  const width = WIDTHS[file];
  return width
    ? respondWithPng(drawing, width)
    : new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
}
