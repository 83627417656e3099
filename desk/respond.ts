import path from 'node:path';
import { findContentType } from '../deploy/headers';
import { buildDesk } from './build-desk';

let built: Promise<Map<string, Buffer>> | undefined;

/** In `npm run dev` the form writes in this machine's folder, for which no repository is needed. */
export function readDesk(): Promise<Map<string, Buffer>> {
  built ??= buildDesk(`local/${path.basename(process.cwd())}`, process.env.BASE_PATH ?? '');
  return built;
}

export async function respondWith(name: string): Promise<Response> {
  const file = (await readDesk()).get(name);
  return file
    ? new Response(new Uint8Array(file), { headers: { 'Content-Type': findContentType(name) } })
    : new Response(null, { status: 404 });
}
