import path from 'node:path';
import { buildDesk } from './build-desk';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

let built: Promise<Map<string, Buffer>> | undefined;

/** In `npm run dev` the form writes in this machine's folder, for which no repository is needed. */
export function readDesk(): Promise<Map<string, Buffer>> {
  built ??= buildDesk(`local/${path.basename(process.cwd())}`, process.env.BASE_PATH ?? '');
  return built;
}

export async function respondWith(name: string): Promise<Response> {
  const file = (await readDesk()).get(name);
  const type = TYPES[path.extname(name)] ?? 'text/plain; charset=utf-8';
  return file
    ? new Response(new Uint8Array(file), { headers: { 'Content-Type': type } })
    : new Response(null, { status: 404 });
}
