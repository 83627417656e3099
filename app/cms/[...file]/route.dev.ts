import path from 'node:path';
import { lookup } from 'mrmime';
import type { NextRequest } from 'next/server';
import { buildCms } from '@/cms/build-cms';

/** The files of the form for editing content. The form shows the name of the local folder that it edits. */
const files = buildCms(`local/${path.basename(process.cwd())}`);

/** Serves the files of the form. This file is a route only in `next dev`, because its name ends in `.dev.ts`. */
export async function GET({ nextUrl }: NextRequest) {
  const name = nextUrl.pathname === '/admin' ? 'admin.html' : nextUrl.pathname.slice(1);
  const file = (await files).get(name);
  if (!file) {
    return new Response(null, { status: 404 });
  }
  const headers = { 'Content-Type': lookup(name) ?? 'application/octet-stream' };
  return new Response(new Uint8Array(file), { headers });
}
