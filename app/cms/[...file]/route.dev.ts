import path from 'node:path';
import { lookup } from 'mrmime';
import type { NextRequest } from 'next/server';
import { buildCms } from '@/cms/build-cms';

/** The files of the form. It shows the name of the local folder that it works on. */
const files = buildCms(`local/${path.basename(process.cwd())}`);

/** Serves the form for the local folder. A file that ends in `.dev.ts` is a route only in `next dev`. */
export async function GET({ nextUrl }: NextRequest) {
  const name = nextUrl.pathname === '/admin' ? 'admin.html' : nextUrl.pathname.slice(1);
  const file = (await files).get(name);
  const headers = { 'Content-Type': lookup(name) ?? 'application/octet-stream' };
  return new Response(file && new Uint8Array(file), { status: file ? 200 : 404, headers });
}
