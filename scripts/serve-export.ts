import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mrmime';
import { findCacheControl, SECURITY_HEADERS } from '../deploy/headers';
import { ENCODINGS, type Encoding } from './encodings';
import { readSite, type SiteFiles } from './site-folder';

/** What is compressed already, and what hosts read and do not serve. */
const INCOMPRESSIBLE = /\.(?:avif|jpe?g|png|webp|woff2)$/;
const SETTINGS = /(?:^|\/)(?:_headers|_redirects|\.nojekyll)$/;
/** Beyond this, as the owner's form is, the best brotli takes longer than the way on this machine. */
const MAX_COMPRESSED_BYTES = 500_000;

type ServeOptions = {
  dir: string;
  /** 0 takes any free port. */
  port: number;
  /** Where the site lives on the host, such as `/barbearia`. */
  basePath?: string;
  /** The only one on offer, as on a host that compresses at each visit. */
  encoding?: Encoding;
};

export type ExportServer = {
  port: number;
  /** With the base path, without a slash at the end. */
  url: string;
  close: () => Promise<void>;
};

type Answer = { status: number; headers: OutgoingHttpHeaders; body?: Buffer | undefined };

/**
 * Serves the finished export to this machine as a good host does: addresses without `.html`, our
 * page with status 404, compressed, and with the headers of `deploy/headers.ts`.
 */
export async function serveExport(options: ServeOptions): Promise<ExportServer> {
  const { dir, port, basePath = '', encoding } = options;
  const offered = encoding ? [encoding] : (['brotli 11', 'gzip 6'] as const);
  let [version, site] = [versionOf(dir), readSite(dir)];
  await site;

  const server = createServer(async (request, response) => {
    if (versionOf(dir) !== version) {
      [version, site] = [versionOf(dir), readSite(dir)]; // A build has put a new folder in its place.
    }
    // HTTP/1.1 keeps a connection open unless told otherwise; to say so costs every answer 47 bytes.
    response.removeHeader('Connection');
    try {
      const { status, headers, body } = answer(request, await site, basePath, offered);
      response.writeHead(status, { ...SECURITY_HEADERS, ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch {
      response.destroy(); // The folder is on its way.
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `http://localhost:${bound}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function versionOf(dir: string): number | undefined {
  return statSync(path.join(dir, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
}

function answer(
  { method = '', url, headers }: IncomingMessage,
  site: SiteFiles,
  basePath: string,
  offered: readonly Encoding[],
): Answer {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD' } };
  }
  const address = `http://localhost${url}`;
  const { pathname, search } = new URL(URL.canParse(address) ? address : 'http://localhost/404');
  if (basePath !== '' && pathname === basePath) {
    return { status: 308, headers: { Location: `${basePath}/${search}` } };
  }
  const name = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) : '404';
  // One address for each page; a file that some service asks for keeps its own name.
  const [, page] = /^(.+?)(?:\.html|\/|(?<=^index))$/.exec(name) ?? [];
  if (page && isPage(page, site)) {
    const clean = page === 'index' ? '' : page;
    return { status: 308, headers: { Location: `${basePath}/${clean}${search}` } };
  }
  return answerFile(findFile(name, site), headers, site, offered);
}

function answerFile(
  file: string,
  asked: IncomingHttpHeaders,
  site: SiteFiles,
  offered: readonly Encoding[],
): Answer {
  const body = site.get(file) ?? Buffer.alloc(0);
  const isFound = file !== '404.html';
  const headers = {
    'Cache-Control': findCacheControl(`/${file}`),
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 8)}"`,
  };
  if (isFound && asked['if-none-match'] === headers.ETag) {
    return { status: 304, headers };
  }
  const isPacked = INCOMPRESSIBLE.test(file) || body.length > MAX_COMPRESSED_BYTES;
  const encoding = offered.find(
    (it) => !isPacked && accepts(asked['accept-encoding'] ?? '', ENCODINGS[it].name),
  );
  const sent = encoding ? compress(body, encoding) : body;
  return {
    status: isFound ? 200 : 404,
    headers: {
      ...headers,
      'Content-Type': findType(file),
      'Content-Length': sent.length,
      ...(!isPacked && { Vary: 'Accept-Encoding' }),
      ...(encoding && { 'Content-Encoding': ENCODINGS[encoding].name }),
    },
    body: sent,
  };
}

/** The pages that have an address of their own: those of the sitemap. */
function isPage(page: string, site: SiteFiles): boolean {
  return page === 'index' || Boolean(site.get('sitemap.xml')?.includes(`/${page}</loc>`));
}

function findFile(name: string, site: SiteFiles): string {
  try {
    const decoded = decodeURIComponent(name) || 'index';
    const file = [decoded, `${decoded}.html`].find((it) => site.has(it));
    return file && !SETTINGS.test(file) ? file : '404.html';
  } catch {
    return '404.html'; // No address at all, such as `/%E0%A4%A`.
  }
}

function findType(file: string): string {
  const type = file.endsWith('.vcf') ? 'text/vcard' : (lookup(file) ?? 'application/octet-stream');
  return /^text\/|xml$|json$|javascript$/.test(type) ? `${type};charset=utf-8` : type;
}

/** `q=0` refuses an encoding (RFC 9110, section 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(header);
}

const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>();

function compress(content: Buffer, encoding: Encoding): Buffer {
  const known = compressed.get(content) ?? {};
  compressed.set(content, known);
  known[encoding] ??= ENCODINGS[encoding].encode(content);
  return known[encoding];
}
