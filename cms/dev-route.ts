import path from 'node:path';
import { readAddress } from '../model/derive/site-url';
import { buildCms } from './build-cms';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

let built: Promise<Map<string, Buffer>> | undefined;

/** In `npm run dev` the CMS edits the local folder and needs no repository. */
export function loadCms(): Promise<Map<string, Buffer>> {
  built ??= buildCms(`local/${path.basename(process.cwd())}`, readAddress().basePath);
  return built;
}

export async function serveCmsFile(name: string): Promise<Response> {
  const file = (await loadCms()).get(name);
  const headers = { 'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream' };
  return new Response(file && new Uint8Array(file), { status: file ? 200 : 404, headers });
}
