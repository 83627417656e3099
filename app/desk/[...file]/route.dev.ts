import { readDesk, respondWith } from '@/desk/respond';

export const dynamic = 'force-static';

type Context = { params: Promise<{ file: string[] }> };

export async function generateStaticParams() {
  const files = [...(await readDesk()).keys()].map((file) => file.split('/'));
  return files.filter(([folder]) => folder === 'desk').map(([, ...file]) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  return respondWith(['desk', ...(await params).file].join('/'));
}
