import path from 'node:path';
import { lookup } from 'mrmime';
import type { NextRequest } from 'next/server';
import { buildCms } from '@/cms/build-cms';

/** The form names the folder that it asks for. */
const files = buildCms(`local/${path.basename(process.cwd())}`);

/** Serves the form for the local folder. Only `next dev` knows files that end in `.dev.ts`. */
export async function GET({ nextUrl }: NextRequest) {
  const name = nextUrl.pathname === '/admin' ? 'admin.html' : nextUrl.pathname.slice(1);
  const file = (await files).get(name);
  const headers = { 'Content-Type': lookup(name) ?? 'application/octet-stream' };
  return new Response(file && new Uint8Array(file), { status: file ? 200 : 404, headers });
}
