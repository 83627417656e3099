import path from 'node:path';
import { lookup } from 'mrmime';
import type { NextRequest } from 'next/server';
import { buildCms } from '@/cms/build-cms';

/** The owner's form at /admin shows the project's folder, such as `local/barbearia`, instead of a GitHub repository. */
const files = buildCms(`local/${path.basename(process.cwd())}`);

/** Serves the owner's form, but only in `next dev`: in a build, files that end in `.dev.ts` aren't routes. */
export async function GET({ nextUrl }: NextRequest) {
  const name = nextUrl.pathname === '/admin' ? 'admin.html' : nextUrl.pathname.slice(1);
  const file = (await files).get(name);
  if (!file) {
    return new Response(null, { status: 404 });
  }
  const headers = { 'Content-Type': lookup(name) ?? 'application/octet-stream' };
  return new Response(new Uint8Array(file), { headers });
}
