import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findCacheControl, SECURITY_HEADERS } from '../deploy/headers';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const COMPRESSIBLE = /^text\/|\/(?:json|manifest\+json|svg\+xml|xml|x-icon)/;

/** Settings of hosts, which they read and do not serve. */
const UNSERVED = /^(?:_headers|_redirects|\.nojekyll)$/;

const encoders: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
    return promisify(brotliCompress)(content, { params });
  },
  gzip: promisify(gzip),
};

type ServeOptions = {
  dir: string;
  /** 0 takes any free port. */
  port: number;
  /** Where the site lives on the host, such as `/barbearia`. */
  basePath?: string;
};

export type ExportServer = {
  port: number;
  /** With the base path, without a slash at the end. */
  url: string;
  /** When every file has its brotli, and the processor is free again. */
  encoded: Promise<void>;
  close: () => Promise<void>;
};

type Answer = { status: number; headers: OutgoingHttpHeaders; body?: Buffer };

/**
 * Serves the finished export as a good host does: addresses without `.html`, our page with status
 * 404, brotli or gzip, and the headers of `deploy/headers.ts`.
 */
export async function serveExport({
  dir,
  port,
  basePath = '',
}: ServeOptions): Promise<ExportServer> {
  const files = createFileReader(dir);
  const server = createServer((request, response) => {
    answer(request, files, basePath).then(
      (result) => send(request, response, result),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const closing = new AbortController();
  const encoded = files.encodeAhead(closing.signal).catch(() => {}); // A file may go away meanwhile.
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `http://localhost:${bound}${basePath}`,
    encoded,
    close: () =>
      new Promise((resolve, reject) => {
        closing.abort();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

type FileReader = ReturnType<typeof createFileReader>;

/** Files of a folder with their encoded forms, kept for as long as the file is the same. */
function createFileReader(dir: string) {
  const root = path.resolve(dir);
  const kept = new Map<string, { version: string; content: Promise<Buffer> }>();

  async function find(name: string): Promise<{ file: string; version: string } | undefined> {
    const file = path.join(root, name);
    const isInside = file.startsWith(root + path.sep) && !name.includes('\0');
    const stats = isInside ? await stat(file).catch(() => undefined) : undefined;
    return stats?.isFile() ? { file, version: `${stats.mtimeMs}-${stats.size}` } : undefined;
  }

  const reader = {
    has: async (name: string) => !UNSERVED.test(name) && Boolean(await find(name)),

    /** The content in an encoding; `identity` is the file as it is. */
    async read(name: string, encoding: string): Promise<Buffer> {
      const found = await find(name);
      if (!found) {
        throw new Error(`${name} não está em ${root}.`);
      }
      const key = `${encoding} ${found.file}`;
      const former = kept.get(key);
      if (former?.version === found.version) {
        return former.content;
      }
      const encode = encoders[encoding];
      const raw = readFile(found.file);
      const content = encode ? raw.then(encode) : raw;
      kept.set(key, { version: found.version, content });
      return content;
    },

    /** The best brotli takes a second or two for the whole site; the first visit shall not wait. */
    async encodeAhead(signal: AbortSignal) {
      for (const entry of await readdir(root, { recursive: true })) {
        if (signal.aborted) {
          return;
        }
        if (COMPRESSIBLE.test(contentTypeOf(entry)) && (await find(entry))) {
          await reader.read(entry, 'br');
        }
      }
    },
  };
  return reader;
}

function contentTypeOf(name: string): string {
  return CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream';
}

async function answer(
  request: IncomingMessage,
  files: FileReader,
  basePath: string,
): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD' } };
  }

  const target = await resolve(request.url ?? '/', files, basePath);
  if (target.location !== undefined) {
    return { status: 308, headers: { Location: target.location } };
  }

  const { status, name } = target;
  const type = contentTypeOf(name);
  const isCompressible = COMPRESSIBLE.test(type);
  const encoding = isCompressible
    ? chooseEncoding(request.headers['accept-encoding'] ?? '')
    : 'identity';
  const body = await files.read(name, encoding);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const headers: OutgoingHttpHeaders = {
    'Cache-Control': findCacheControl(status === 200 ? `/${name}` : '/404'),
    ETag: tag,
    ...(isCompressible && { Vary: 'Accept-Encoding' }),
  };
  if (status === 200 && request.headers['if-none-match']?.includes(tag)) {
    return { status: 304, headers };
  }
  return {
    status,
    headers: {
      ...headers,
      'Content-Type': type,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
    body,
  };
}

type Target =
  | { location: string; status?: undefined; name?: undefined }
  | { location?: undefined; status: 200 | 404; name: string };

/** Which file an address means, or which address it should have been. */
async function resolve(url: string, files: FileReader, basePath: string): Promise<Target> {
  const notFound = { status: 404, name: '404.html' } as const;
  const { pathname, search } = new URL(`http://localhost${url}`);
  if (pathname === basePath && basePath !== '') {
    return { location: `${basePath}/${search}` };
  }
  if (!pathname.startsWith(`${basePath}/`)) {
    return notFound;
  }

  const name = decodePath(pathname.slice(basePath.length + 1));
  if (name === undefined) {
    return notFound;
  }
  if (name === '') {
    return { status: 200, name: 'index.html' };
  }
  const page = name.replace(/(?:\.html|\/)$/, '');
  if (page !== name && (await files.has(`${page}.html`))) {
    return { location: `${basePath}/${page === 'index' ? '' : encodeURI(page)}${search}` };
  }
  if (name !== '404' && (await files.has(`${name}.html`))) {
    return { status: 200, name: `${name}.html` };
  }
  return (await files.has(name)) ? { status: 200, name } : notFound;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Brotli before gzip, unless the client refuses it. */
function chooseEncoding(accepted: string): string {
  const offers = accepted
    .split(',')
    .map((offer) => offer.trim().toLowerCase())
    .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  return Object.keys(encoders).find((encoding) => offers.includes(encoding)) ?? 'identity';
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
) {
  // HTTP/1.1 keeps a connection open unless told otherwise; to say so costs every answer 47 bytes.
  response.removeHeader('Connection');
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...headers,
    ...(status !== 304 && { 'Content-Length': body?.byteLength ?? 0 }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
