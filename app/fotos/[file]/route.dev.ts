import { lookup } from 'mrmime';
import { readPhotoFile } from '@/build/photo-files';

/** Serves photos in `next dev`, encoding each one on its first request. In a build, the post-build step does that. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file: name } = await params;
  const bytes = await readPhotoFile(name);
  if (!bytes) {
    return new Response(null, { status: 404 });
  }
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': lookup(name) ?? '' } });
}
