import sharp from 'sharp';

/** Drawn at several times the size and then reduced: finer edges than the renderer's own. */
const DENSITY = 288;

/** A drawing as a picture file; its few flat colours fit in a palette. */
export async function respondWithPng(svg: string, width: number): Promise<Response> {
  const png = await sharp(Buffer.from(svg), { density: DENSITY })
    .resize(width)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
