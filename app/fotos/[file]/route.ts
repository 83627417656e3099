import { loadContent } from '@/model';
import type { Content } from '@/model/content';
import { listPhotos } from '@/model/photos/list-photos';
import { listAllVariants, MEDIA_TYPES, readVariant } from '@/model/photos/variants';

export const dynamic = 'force-static';

type Context = { params: Promise<{ file: string }> };

const lists = new WeakMap<Content, ReturnType<typeof listAllVariants>>();

/** One file per width and format of each photo in use. Originals are not published. */
async function listFiles() {
  const content = await loadContent();
  const list = lists.get(content) ?? listAllVariants(listPhotos(content));
  lists.set(content, list);
  return list;
}

export async function generateStaticParams() {
  // Next calls it in a process of its own, which lacks the last version of a photo that broke.
  const isPreview = process.env.NODE_ENV === 'development';
  return isPreview ? [] : [...(await listFiles()).keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  const variant = (await listFiles()).get((await params).file);
  return variant
    ? new Response(new Uint8Array(await readVariant(variant)), {
        headers: { 'Content-Type': MEDIA_TYPES[variant.format] },
      })
    : new Response(null, { status: 404 });
}
