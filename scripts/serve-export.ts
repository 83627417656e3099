import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import querystring from 'node:querystring';
import { findCacheControl, findContentType, SECURITY_HEADERS } from '../deploy/headers';
import { ENCODINGS, type Encoding } from './encodings';
import { readSite, type SiteFiles } from './finish/site-folder';

/** What is compressed already, and what hosts read and do not serve. */
const INCOMPRESSIBLE = /\.(?:avif|jpe?g|png|webp|woff2)$/;
const SETTINGS = /(?:^|\/)(?:_headers|_redirects|\.nojekyll)$/;

type ServeOptions = {
  dir: string;
  /** 0 takes any free port. */
  port: number;
  /** Where the site lives on the host, such as `/barbearia`. */
  basePath?: string;
  /** The only one on offer, as on a host that compresses at each visit. */
  encoding?: Encoding | undefined;
  /** What to make of the files first. */
  change?: ((site: SiteFiles) => SiteFiles) | undefined;
};

export type ExportServer = {
  port: number;
  /** With the base path, without a slash at the end. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Serves the finished export to this machine as a good host does: addresses without `.html`, our
 * page with status 404, files compressed, and the headers of `deploy/headers.ts`.
 */
export async function serveExport(options: ServeOptions): Promise<ExportServer> {
  const { dir, port, basePath = '' } = options;
  let version = versionOf(dir);
  let site = openSite(options);
  await site;

  const server = createServer((request, response) => {
    if (versionOf(dir) !== version) {
      version = versionOf(dir);
      site = openSite(options);
    }
    site.then(
      (opened) => answer(request, response, basePath, opened),
      () => response.destroy(), // The folder is on its way.
    );
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

type Site = Awaited<ReturnType<typeof openSite>>;

async function openSite({ dir, encoding, change = (site) => site }: ServeOptions) {
  const files = new Map([...change(await readSite(dir))].filter(([file]) => !SETTINGS.test(file)));
  const sitemap = String(files.get('sitemap.xml') ?? '');
  const offered = encoding ? [encoding] : (['brotli 11', 'gzip 6'] as const);
  const encoded = new Map<string, Buffer>();
  return {
    files,
    lastModified: new Date(versionOf(dir) ?? 0).toUTCString(),
    isPage: (name: string) => name === '/index' || (name && sitemap.includes(`${name}</loc>`)),
    /** A file in the first encoding on offer that a visitor accepts, made when it is first asked for. */
    encode(file: string, content: Buffer, accepted = '') {
      const isAccepted = ({ name }: { name: string }) =>
        new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(accepted);
      const chosen = offered.map((it) => ENCODINGS[it]).find(isAccepted);
      if (!chosen || INCOMPRESSIBLE.test(file)) {
        return { body: content };
      }
      const body = encoded.get(`${file} ${chosen.name}`) ?? chosen.encode(content);
      encoded.set(`${file} ${chosen.name}`, body);
      return { body, encoding: chosen.name };
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, basePath: string, site: Site) {
  // HTTP/1.1 keeps a connection open unless told otherwise; to say so costs every answer 47 bytes.
  response.removeHeader('Connection');
  response.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const address = `http://localhost${request.url}`;
  const { pathname, search } = new URL(URL.canParse(address) ? address : 'http://localhost/404');
  const name = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '/404';
  // One address for each page; a file that some service asks for keeps its own name.
  const [, page = ''] = /^(\/[^/].*?)(?:\.html|\/)$/.exec(name) ?? [];
  const moved = pathname === basePath ? '/' : site.isPage(page) && page.replace(/^\/index$/, '/');
  if (moved) {
    response.writeHead(308, { Location: basePath + moved + search }).end();
  } else {
    send(name, request, response, site);
  }
}

function send(
  name: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
  { files, lastModified, encode }: Site,
) {
  const asked = name === '/' ? 'index.html' : querystring.unescape(name.slice(1));
  const found = [asked, `${asked}.html`].find((file) => files.has(file) && file !== '404.html');
  const file = found ?? '404.html';
  const content = files.get(file) ?? Buffer.from('');
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 18)}"`;
  response.setHeader('Cache-Control', findCacheControl(found ? name : '/404'));
  response.setHeader('ETag', tag);
  response.setHeader('Last-Modified', lastModified);
  response.setHeader('Vary', 'Accept-Encoding');
  if (found && headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const { body, encoding } = encode(file, content, String(headers['accept-encoding']));
  response.writeHead(found ? 200 : 404, {
    'Content-Type': findContentType(file),
    'Content-Length': body.byteLength,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(body);
}

/** A build puts a new folder in the place of the old one. */
function versionOf(dir: string): number | undefined {
  return statSync(path.join(dir, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
}
