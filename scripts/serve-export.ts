import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { findCacheControl, SECURITY_HEADERS } from '../deploy/headers';
import { ENCODINGS, type Encoding } from './encodings';
import { readSite, writeSite } from './site-folder';

const STAGES = path.join(import.meta.dirname, '../.cache/preview');
const WEEK = 7 * 86_400_000;

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
  encoding?: Encoding;
};

export type ExportServer = {
  port: number;
  /** With the base path, without a slash at the end. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Serves the finished export to this machine as a good host does: addresses without `.html`, our
 * page with status 404, files compressed beforehand, and the headers of `deploy/headers.ts`.
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

async function openSite({ dir, encoding }: ServeOptions) {
  const folder = await stage(dir, encoding ? [encoding] : ['brotli 11', 'gzip 6']);
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8').catch(() => '');
  return {
    isPage: (name: string) => name === '/index' || sitemap.includes(`${name}</loc>`),
    serve: sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, name) => {
        if (name.endsWith('.vcf')) {
          response.setHeader('Content-Type', 'text/vcard; charset=utf-8');
        }
      },
    }),
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  basePath: string,
  { isPage, serve }: Site,
) {
  // HTTP/1.1 keeps a connection open unless told otherwise; to say so costs every answer 47 bytes.
  response.removeHeader('Connection');
  response.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const address = `http://localhost${request.url}`;
  const { pathname, search } = new URL(URL.canParse(address) ? address : 'http://localhost/404');
  if (basePath !== '' && pathname === basePath) {
    response.writeHead(308, { Location: `${basePath}/${search}` }).end();
    return;
  }
  const name = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '/404';

  // One address for each page; a file that some service asks for keeps its own name.
  const [, page] = /^(\/[^/].*?)(?:\.html|\/)$/.exec(name) ?? [];
  if (page && isPage(page)) {
    const clean = page === '/index' ? '/' : page;
    response.writeHead(308, { Location: basePath + clean + search }).end();
    return;
  }

  // sirv does not know that `q=0` refuses an encoding.
  const accepted = request.headers['accept-encoding'];
  request.headers['accept-encoding'] = accepted?.replace(/[\w*]+;\s*q=0(?:\.0*)?(?![.\d])/g, '');
  response.setHeader('Cache-Control', findCacheControl(name));
  request.url = name;
  const giveUp = () => answerNotFound(request, response, serve);
  if (/^\/404(?:\.html)?$/.test(name)) {
    giveUp();
  } else {
    serve(request, response, giveUp);
  }
}

function answerNotFound(request: IncomingMessage, response: ServerResponse, serve: Site['serve']) {
  const { 'accept-encoding': accepted } = request.headers;
  Object.assign(request, { url: '/404.html', headers: { 'accept-encoding': accepted } });
  response.setHeader('Cache-Control', findCacheControl('/404'));
  // sirv gives each file that it finds the status 200.
  const send = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (_status: number, headers: OutgoingHttpHeaders) => send(404, headers),
  });
  serve(request, response, () => {
    response.writeHead(404).end();
  });
}

/** A build puts a new folder in the place of the old one. */
function versionOf(dir: string): number | undefined {
  return statSync(path.join(dir, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
}

/** A copy of what a host would serve, each file with its compressed forms beside it. */
async function stage(dir: string, encodings: readonly Encoding[]): Promise<string> {
  const files = [...(await readSite(dir))].filter(([name]) => !SETTINGS.test(name));
  const hash = createHash('sha256').update(encodings.join());
  for (const [name, content] of files) {
    hash.update(name).update(content);
  }
  const folder = path.join(STAGES, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const compressed = files
      .filter(([name]) => !INCOMPRESSIBLE.test(name))
      .flatMap(([name, content]) =>
        encodings.map((it): [string, Buffer] => {
          const { suffix, encode } = ENCODINGS[it];
          return [name + suffix, encode(content)];
        }),
      );
    const unfinished = `${folder}-${process.pid}`;
    await writeSite(unfinished, new Map([...files, ...compressed]));
    await rename(unfinished, folder).catch(() => {}); // Another server was faster.
    await removeOldStages();
  }
  return folder;
}

async function removeOldStages() {
  for (const name of await readdir(STAGES)) {
    const folder = path.join(STAGES, name);
    if (statSync(folder).mtimeMs < Date.now() - WEEK) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
