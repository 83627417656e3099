import { lookup } from 'mrmime';
import { listAllVariants, readVariant } from '@/model/photos/pictures';

export const dynamic = 'force-static';

/** One file per width and format of each photo in use. Originals are not published. */
export async function generateStaticParams() {
  return [...(await listAllVariants()).keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: RouteContext<'/fotos/[file]'>) {
  const { file } = await params;
  const variant = (await listAllVariants()).get(file);
  const headers = { 'Content-Type': lookup(file) ?? '' };
  return variant
    ? new Response(new Uint8Array(await readVariant(variant)), { headers })
    : new Response(null, { status: 404 });
}
