import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkHost } from '@/deploy/host-conformance';
import { type ExportServer, serveExport } from '@/scripts/serve-export';
import { RESPONSE_HEADER_BYTES } from '@/scripts/weigh';

const SITE = path.resolve('out');

async function expectConformance(url: string) {
  const findings = await checkHost(url);
  expect(findings.length).toBeGreaterThan(40);
  expect(findings.filter(({ problem }) => problem !== undefined)).toEqual([]);
}

async function request(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the preview server', () => {
  let server: ExportServer;

  beforeAll(async () => {
    server = await serveExport({ dir: SITE, port: 0 });
  });

  afterAll(() => server.close());

  test('conforms', () => expectConformance(server.url));

  test('conforms as Cloudflare would serve it, with the rules of _headers', async () => {
    const rules = readFileSync(path.join(SITE, '_headers'), 'utf8')
      .split(/\n(?=\/)/)
      .map((rule) => rule.trim().split(/\n\s*/));
    expect(rules.length).toBeLessThanOrEqual(100); // It reads no more.
    const cloudflare = http.createServer((asked, answer) => {
      const { pathname } = new URL(asked.url ?? '/', server.url);
      const meant = rules
        .filter(([rule = '']) =>
          rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule,
        )
        .flatMap(([, ...lines]) => lines.map((line) => line.split(/:\s*(.*)/)));
      http.get(new URL(asked.url ?? '/', server.url), { headers: asked.headers }, (answered) => {
        const { vary: _vary, ...headers } = answered.headers;
        answer.writeHead(answered.statusCode ?? 500, {
          ...headers,
          'cache-control': 'public, max-age=0, must-revalidate',
          ...Object.fromEntries(meant.map(([name = '', value]) => [name.toLowerCase(), value])),
          'cf-cache-status': 'HIT',
        });
        answered.pipe(answer);
      });
    });
    await new Promise<void>((resolve) => cloudflare.listen(0, resolve));
    const address = cloudflare.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    try {
      await expectConformance(`http://localhost:${port}`);
    } finally {
      cloudflare.closeAllConnections();
      cloudflare.close();
    }
  });

  test('leaves the first flight of packets to the document', async () => {
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get(server.url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
    });
    answer.resume();
    const { httpVersion, rawHeaders, statusCode, statusMessage } = answer;
    const head = `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n${rawHeaders.join('  ')}\r\n\r\n`;
    expect(answer.headers['content-encoding']).toBe('br');
    expect(Buffer.byteLength(head)).toBeLessThanOrEqual(RESPONSE_HEADER_BYTES);
  });

  test('has one address for each page', async () => {
    for (const [path, location] of [
      ['/index.html', '/'],
      ['/index', '/'],
      ['/privacidade.html', '/privacidade'],
      ['/privacidade/?a=1', '/privacidade?a=1'],
    ]) {
      const { status, headers } = await request(server.url + path);
      expect([status, headers.get('location')]).toEqual([308, location]);
    }
  });

  test('sends nobody to another host', async () => {
    for (const path of ['//privacidade.html', '//termos/', '/\\privacidade.html', '//index.html']) {
      expect(await askRaw(new URL(server.url).port, path)).toMatch(/^HTTP\/1.1 404 /);
    }
  });

  test('answers this machine alone', async () => {
    const addresses = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
    for (const { address, family } of addresses.filter(({ internal }) => !internal)) {
      const host = family === 'IPv6' ? `[${address}]` : address;
      await expect(fetch(`http://${host}:${new URL(server.url).port}/`)).rejects.toThrow();
    }
  });

  test('gives out nothing but the site', async () => {
    for (const path of [
      '/..%2fpackage.json',
      '/%00',
      '/%E0%A4%A',
      '/404',
      '/index.html.br',
      '/x/privacidade/',
    ]) {
      expect((await request(server.url + path)).status).toBe(404);
    }
    expect((await request(`${server.url}/`, { method: 'POST' })).status).toBe(405);
  });

  test('compresses as the visitor wishes', async () => {
    const encodingFor = async (accepted: string) => {
      const { headers } = await request(server.url, { headers: { 'Accept-Encoding': accepted } });
      return headers.get('content-encoding');
    };
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip, deflate')).toBe('gzip');
    expect(await encodingFor('identity')).toBeNull();
  });

  test('minds no part that was asked for wrongly', async () => {
    for (const Range of ['bytes=5-1', 'bytes=-50', 'bytes=99999999-']) {
      const { status, text } = await request(server.url, { headers: { Range } });
      expect(status).toBe(200);
      expect(text).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    }
  });

  test('answers HEAD with the headers alone', async () => {
    const { status, text, headers } = await request(`${server.url}/`, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(1000);
  });
});

describe('the preview server, with files of the owner', () => {
  let folder: string;
  let server: ExportServer;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
    cpSync(SITE, folder, { recursive: true });
    writeFileSync(path.join(folder, 'google123abc.html'), 'google-site-verification');
    symlinkSync('/etc', path.join(folder, 'elsewhere'));
    symlinkSync('/etc/hostname', path.join(folder, 'hostname.txt'));
    server = await serveExport({ dir: folder, port: 0, encoding: 'gzip 6' });
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('answers each under its own name', async () => {
    const { status, text } = await request(`${server.url}/google123abc.html`);
    expect([status, text]).toEqual([200, 'google-site-verification']);
  });

  test('follows no link out of the folder', async () => {
    expect((await request(`${server.url}/elsewhere/hostname`)).status).toBe(404);
    expect((await request(`${server.url}/hostname.txt`)).status).toBe(404);
  });

  test('offers the encoding that was asked for, and no other', async () => {
    const { headers } = await request(server.url, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  test('shows what a new build brings', async () => {
    writeFileSync(path.join(folder, 'index.html'), 'another');
    expect((await request(server.url)).text).toBe('another');
  });
});

test('the preview server serves a site under a path, as GitHub Pages does', async () => {
  const server = await serveExport({ dir: SITE, port: 0, basePath: '/barbearia' });
  try {
    const origin = server.url.replace('/barbearia', '');
    expect((await request(`${server.url}/termos`)).status).toBe(200);
    expect((await request(server.url)).headers.get('location')).toBe('/barbearia/');
    expect((await request(`${origin}/termos`)).status).toBe(404);
    expect((await request(`${origin}/barbearia-2/termos`)).status).toBe(404);
  } finally {
    await server.close();
  }
});

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) =>
  existsSync(file),
);
if (!nginx) {
  process.stdout.write('Ficou de fora: nginx com deploy/nginx.conf, porque não há nginx aqui.\n');
}
const describeNginx = nginx ? describe : describe.skip;

describeNginx.each(['', '/barbearia'])('nginx with deploy/nginx.conf, under "%s"', (basePath) => {
  let folder: string;
  let url: string;
  let stop: () => Promise<unknown>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    chmodSync(folder, 0o755); // Started by root, it reads as somebody else.
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}${basePath}`;
    cpSync(SITE, path.join(folder, 'site'), { recursive: true });
    const home = path.join(folder, 'site/index.html');
    const html = readFileSync(home, 'utf8'); // As if it were built for the path.
    writeFileSync(home, html.replaceAll(/(?<=[" ,])\/(?=_next|fotos)/g, `${basePath}/`));
    writeFileSync(path.join(folder, 'site/google123abc.html'), 'google-site-verification');
    const config = path.join(folder, 'nginx.conf');
    writeFileSync(path.join(folder, 'site.conf'), adaptSite(port, folder, basePath));
    writeFileSync(config, aroundSite(folder));

    const args = ['-e', path.join(folder, 'error.log'), '-c', config];
    execFileSync(nginx ?? '', [...args, '-t'], { stdio: 'pipe' });
    const server = spawn(nginx ?? '', args, { stdio: 'ignore' });
    const exited = new Promise((resolve) => server.once('exit', resolve));
    stop = () => {
      server.kill('SIGQUIT');
      return exited;
    };
    await waitUntilServed(url);
  });

  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  test('conforms', () => expectConformance(url));

  test('takes what was compressed before', async () => {
    const file = path.join(folder, 'site/robots.txt.gz');
    writeFileSync(file, gzipSync('compressed before'));
    expect((await request(`${url}/robots.txt`)).text).toBe('compressed before');
    rmSync(file);
  });

  test('has one address for each page, and for no other file', async () => {
    for (const [path, location] of [
      ['/index.html', '/'],
      ['/index', '/'],
      ['/privacidade.html', '/privacidade'],
      ['/termos/?a=1', '/termos?a=1'],
    ]) {
      const { status, headers } = await request(url + path);
      expect([status, headers.get('location')]).toEqual([308, basePath + location]);
    }
    expect((await request(`${url}/google123abc.html`)).text).toBe('google-site-verification');
  });

  test('gives out no settings, no folder, and lets no header be written', async () => {
    for (const path of [
      '/_headers',
      '/.nojekyll',
      '/fotos',
      '/fotos/',
      '/404',
      '/404.html',
      '/%0d%0aX-Evil:1/',
    ]) {
      const { status, headers } = await request(url + path);
      expect(status).toBe(404);
      expect(headers.get('x-evil')).toBeNull();
    }
  });
});

/** Our file as it is, but for where it listens, where the site lies, and the path as it says. */
function adaptSite(port: number, folder: string, basePath: string): string {
  const config = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('root /var/www/barbearia;', `root ${folder}/site;`);
  return basePath === ''
    ? config
    : config
        .replace('set $base "";', `set $base "${basePath}";`)
        .replaceAll(/# (?=location (?:= |\^~ )?\/barbearia)/g, '');
}

/** What Debian's own nginx.conf has around a site, without root's folders. */
function aroundSite(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return [
    `pid ${folder}/nginx.pid;`,
    'daemon off;',
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'default_type application/octet-stream;',
    'access_log off;',
    ...temporary,
    `include ${folder}/site.conf;`,
    '}',
  ].join('\n');
}

/** The first line of the answer to an address as it is, which `fetch` would tidy first. */
function askRaw(port: string, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    );
    socket.on('error', reject);
    socket.on('data', (data) => {
      resolve(String(data).split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitUntilServed(url: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isServed = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isServed) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx does not answer at ${url}.`);
}
