import { content } from '@/model';
import { checkContent } from '@/model/check/check';
import { listPhotos } from '@/model/photos/list-photos';
import { listAllVariants, MEDIA_TYPES, readVariant } from '@/model/photos/variants';

export const dynamic = 'force-static';

type Context = { params: Promise<{ file: string }> };

/** One file per width and format of each photo in use. Originals are not published. */
export async function generateStaticParams() {
  await checkContent();
  return (await listAllVariants(listPhotos(content))).map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const variants = await listAllVariants(listPhotos(content));
  const variant = variants.find((candidate) => candidate.file === file);

  return variant
    ? new Response(new Uint8Array(await readVariant(variant)), {
        headers: { 'Content-Type': MEDIA_TYPES[variant.format] },
      })
    : new Response(null, { status: 404 });
}
