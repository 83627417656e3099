import { serveCmsFile } from '@/cms/dev-route';

type Context = { params: Promise<{ file: string[] }> };

export async function GET(_request: Request, { params }: Context) {
  return serveCmsFile(['cms', ...(await params).file].join('/'));
}
