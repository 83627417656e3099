import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mrmime';
import { findCacheControl, SECURITY_HEADERS } from '../deploy/headers';
import { ROUTES } from '../model/routes';
import { ENCODINGS } from './encodings';

type ServeOptions = {
  dir: string;
  /** Where it is taken, any free one is; 0 asks for any. */
  port: number;
  /** Where the site lives on the host, such as `/barbearia`. */
  basePath?: string;
};

export type ExportServer = {
  /** With the base path, without a slash at the end. */
  url: string;
  close: () => void;
};

const compressed = new Map<string, Buffer>();

type Answer = { status: number; headers: OutgoingHttpHeaders; body?: Buffer };

/**
 * Serves the finished export to this machine as a good host does: addresses without `.html`, our
 * page with status 404, compressed, and with the headers of `deploy/headers.ts`.
 */
export async function serveExport(options: ServeOptions): Promise<ExportServer> {
  const { dir, port, basePath = '' } = options;
  const root = realpathSync(dir);
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request, root, basePath);
    // HTTP/1.1 keeps a connection open unless told otherwise; to say so costs every answer 47 bytes.
    response.removeHeader('Connection');
    response.writeHead(status, { ...SECURITY_HEADERS, ...headers }).end(body);
  });
  server.once('error', () => server.listen(0, '127.0.0.1'));
  server.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${basePath}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(
  { method, url = '', headers: { 'accept-encoding': accepted = '', ...asked } }: IncomingMessage,
  root: string,
  basePath: string,
): Answer {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD' } };
  }
  const [address = '', query = ''] = url.split(/(?=\?)/);
  const [, name = '/404'] = new RegExp(`^${basePath}(|/.*)$`).exec(address) ?? [];
  // One address for each page; a file that some service asks for keeps its own name.
  const page = name.replace(/\.html$|(?<=.)\/$/, '').replace(/^(?:\/index)?$/, '/');
  if (page !== name && ROUTES.some((route) => route === page)) {
    return { status: 308, headers: { Location: basePath + page + query } };
  }
  const { status, file, body } = findFile(root, name === '/' ? '/index' : name);
  const type = file.endsWith('.vcf') ? 'text/vcard' : (lookup(file) ?? 'text/html');
  const isText = /^text\/|xml$|json$|javascript$/.test(type);
  const ETag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 8)}"`;
  const headers = {
    ETag,
    'Cache-Control': findCacheControl(file),
    'Content-Type': isText ? `${type};charset=utf-8` : type,
    ...(isText && { Vary: 'Accept-Encoding' }),
  };
  if (status === 200 && asked['if-none-match'] === ETag) {
    return { status: 304, headers };
  }
  if (!isText || !accepted.includes('br')) {
    return { status, headers: { ...headers, 'Content-Length': body.length }, body };
  }
  const sent = compressed.get(ETag) ?? ENCODINGS['brotli 5'](body);
  compressed.set(ETag, sent); // Once for each content.
  const coded = { 'Content-Encoding': 'br', 'Content-Length': sent.length };
  return { status, headers: { ...headers, ...coded }, body: sent };
}

/** The file at an address, or our page for what is not there. */
function findFile(root: string, name: string) {
  const found = name.startsWith('/404')
    ? undefined
    : (readFile(root, name) ?? readFile(root, `${name}.html`));
  return found
    ? { status: 200, file: name, body: found }
    : { status: 404, file: '/404', body: readFile(root, '/404.html') ?? Buffer.alloc(0) };
}

/** `undefined` for a link, a way out of the folder, or an address that does not decode. */
function readFile(root: string, name: string): Buffer | undefined {
  try {
    const file = root + decodeURIComponent(name).replaceAll('/', path.sep);
    return realpathSync(file) === file ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}
