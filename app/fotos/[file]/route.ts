import { lookup } from 'mrmime';
import { listAllPhotoFiles, readPhotoFile } from '@/model/photos/pictures';

export const dynamic = 'force-static';

/** Lists one file for each width and format of each photo in use. The originals are not published. */
export async function generateStaticParams() {
  const files = await listAllPhotoFiles();
  return [...files.keys()].map((name) => ({ file: name }));
}

export async function GET(_request: Request, { params }: RouteContext<'/fotos/[file]'>) {
  const { file: name } = await params;
  const file = (await listAllPhotoFiles()).get(name);
  if (!file) {
    return new Response(null, { status: 404 });
  }
  const bytes = new Uint8Array(await readPhotoFile(file));
  return new Response(bytes, { headers: { 'Content-Type': lookup(name) ?? '' } });
}
