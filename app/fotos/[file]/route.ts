import { content } from '@/model';
import { listPhotos } from '@/model/photos/list-photos';
import { listAllVariants, MEDIA_TYPES, readVariant } from '@/model/photos/variants';

export const dynamic = 'force-static';

type Context = { params: Promise<{ file: string }> };

/** One file per width and format of each photo in use. Originals are not published. */
const variants = await listAllVariants(listPhotos(content));

export function generateStaticParams() {
  return [...variants.keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  const variant = variants.get((await params).file);
  return variant
    ? new Response(new Uint8Array(await readVariant(variant)), {
        headers: { 'Content-Type': MEDIA_TYPES[variant.format] },
      })
    : new Response(null, { status: 404 });
}
