import path from 'node:path';
import { lookup } from 'mrmime';
import { buildCms } from './build-cms';

/** In `npm run dev` the CMS edits the local folder and needs no repository. */
export const cmsFiles = buildCms(`local/${path.basename(process.cwd())}`);

export async function serveCmsFile(name: string): Promise<Response> {
  const file = (await cmsFiles).get(name);
  const headers = { 'Content-Type': lookup(name) ?? 'application/octet-stream' };
  return new Response(file && new Uint8Array(file), { status: file ? 200 : 404, headers });
}
