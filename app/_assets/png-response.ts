import sharp from 'sharp';

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
