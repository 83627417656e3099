import { lookup } from 'mrmime';
import { loadContent } from '@/model';
import { listAllVariants, readVariant } from '@/model/photos/variants';

export const dynamic = 'force-static';

type Context = { params: Promise<{ file: string }> };

/** One file per width and format of each photo in use. Originals are not published. */
export async function generateStaticParams() {
  // Next calls it in a process of its own, which lacks the last version of a photo that broke.
  const isPreview = process.env.NODE_ENV === 'development';
  const variants = isPreview ? new Map() : await listAllVariants(await loadContent());
  return [...variants.keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const variant = (await listAllVariants(await loadContent())).get(file);
  return variant
    ? new Response(new Uint8Array(await readVariant(variant)), {
        headers: { 'Content-Type': lookup(file) ?? '' },
      })
    : new Response(null, { status: 404 });
}
