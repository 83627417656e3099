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
  /** If it is taken, or 0, any free port is used. */
  port: number;
  /** The path of the site on the host, such as `/barbearia`. */
  basePath?: string;
};

export type ExportServer = {
  /** With the base path, without a trailing slash. */
  url: string;
  close: () => void;
};

const compressed = new Map<string, Buffer>();

type Answer = { status: number; headers: OutgoingHttpHeaders; body?: Buffer };

/**
 * Serves the site on localhost as a production host does: URLs without `.html`, our page for status
 * 404, compression, and the headers of `deploy/headers.ts`.
 */
export async function serveExport(options: ServeOptions): Promise<ExportServer> {
  const { dir, port, basePath = '' } = options;
  const root = realpathSync(dir);
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request, root, basePath);
    // Keep-alive is the default of HTTP/1.1; the header would cost 47 bytes per response.
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
  // One URL per page. Other `.html` files, such as site verification files, keep their name.
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
  compressed.set(ETag, sent); // Once per content.
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

/** `undefined` for a symbolic link, a path outside the folder, or a URL that does not decode. */
function readFile(root: string, name: string): Buffer | undefined {
  try {
    const file = root + decodeURIComponent(name).replaceAll('/', path.sep);
    return realpathSync(file) === file ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}
