import { cmsFiles, serveCmsFile } from '@/cms/dev-route';

export const dynamic = 'force-static';

type Context = { params: Promise<{ file: string[] }> };

export async function generateStaticParams() {
  const files = [...(await cmsFiles).keys()].map((file) => file.split('/'));
  return files.filter(([folder]) => folder === 'cms').map(([, ...file]) => ({ file }));
}

export async function GET(_request: Request, { params }: Context) {
  return serveCmsFile(['cms', ...(await params).file].join('/'));
}
