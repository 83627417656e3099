import { lookup } from 'mrmime';
import { getContent } from '@/model/content';
import { listPublishedFiles, readPhotoFile } from '@/model/photos/published-photos';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  const files = listPublishedFiles(await getContent());
  return [...files.keys()].map((file) => ({ file }));
}

/** Each photo is encoded on its first request. A build requests all of them. */
export async function GET(_request: Request, { params }: RouteContext<'/fotos/[file]'>) {
  const { file: name } = await params;
  const bytes = await readPhotoFile(name, getContent);
  if (!bytes) {
    return new Response(null, { status: 404 });
  }
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': lookup(name) ?? '' } });
}
