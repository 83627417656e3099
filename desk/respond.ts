import path from 'node:path';
import { readAddress } from '../model/derive/site-url';
import { buildDesk } from './build-desk';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

let built: Promise<Map<string, Buffer>> | undefined;

/** In `npm run dev` the form writes in this machine's folder, for which no repository is needed. */
export function readDesk(): Promise<Map<string, Buffer>> {
  built ??= buildDesk(`local/${path.basename(process.cwd())}`, readAddress().basePath);
  return built;
}

export async function respondWith(name: string): Promise<Response> {
  const file = (await readDesk()).get(name);
  const headers = { 'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream' };
  return new Response(file && new Uint8Array(file), { status: file ? 200 : 404, headers });
}
