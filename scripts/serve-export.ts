import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import querystring from 'node:querystring';
import { brotliCompressSync, constants } from 'node:zlib';
import { lookup, mimes } from 'mrmime';
import { chooseCacheControl, SECURITY_HEADERS } from '../deploy/headers';
import { readSite, type SiteFiles } from './site-folder';

export type ExportServer = Awaited<ReturnType<typeof serveExport>>;

mimes.vcf = 'text/vcard';

/** The quality at which hosts compress each response. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Serves a snapshot of the folder on localhost as a production host does: URLs without `.html`, our
 * 404 page, compression, and the headers of `deploy/headers.ts`. If the port is taken, or 0, any free
 * one is used. `basePath` is the site's path on the host, such as `/barbearia`.
 */
export async function serveExport(dir: string, port = 0, basePath = '') {
  const site = readSite(dir);
  const server = createServer(({ url = '', headers: requested }, response) => {
    const file = findFile(site, url, basePath);
    const body = site.get(file) ?? Buffer.alloc(0);
    const type = describeType(file);
    const isText = type.endsWith('utf-8');
    const ETag = `"${hash('sha256', body, 'base64url').slice(0, 8)}"`;
    const isCompressed = isText && requested['accept-encoding']?.includes('br');
    const headers = {
      ...SECURITY_HEADERS,
      ETag,
      'Cache-Control': chooseCacheControl(file),
      'Content-Type': type,
      ...(isText && { Vary: 'Accept-Encoding' }),
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    };
    // Keep-alive is the default of HTTP/1.1, so the header only adds bytes.
    response.removeHeader('Connection');
    const status = requested['if-none-match'] === ETag ? 304 : 200; // Node sends no body with 304.
    response.writeHead(file === '404.html' ? 404 : status, headers);
    response.end(isCompressed ? brotliCompressSync(body, BROTLI) : body);
  });
  server.once('error', () => server.listen(0, '127.0.0.1'));
  server.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    /** With the base path, without a trailing slash. */
    url: `http://localhost:${(server.address() as AddressInfo).port}${basePath}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The file at a URL, or else the 404 page. */
function findFile(site: SiteFiles, url: string, basePath: string): string {
  const [path = ''] = url.split('?');
  // Unlike `decodeURI`, this never throws.
  const name = querystring.unescape(path.slice(basePath.length + 1)) || 'index';
  const files = path.startsWith(`${basePath}/`) ? [name, `${name}.html`] : [];
  return files.find((file) => site.has(file)) ?? '404.html';
}

function describeType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|xml$|json$|javascript$/.test(type) ? `${type};charset=utf-8` : type;
}
