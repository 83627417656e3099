import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkHost } from '@/__tests__/hosts/conformance';
import { findNginx } from '@/__tests__/runner/find-program';
import { SECURITY_HEADERS } from '@/deploy/headers';
import { type ExportServer, serveExport } from '@/scripts/serve-export';

const SITE = path.resolve(process.env.OUT_DIR ?? 'out');

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
    server = await serveExport(SITE);
  });

  afterAll(() => server.close());

  test('passes, and compresses only for browsers that accept it', async () => {
    await expectConformance(server.url);
    const { headers } = await request(server.url, { headers: { 'Accept-Encoding': 'identity' } });
    expect(headers.get('content-encoding')).toBeNull();
  });

  test('listens on localhost only', async () => {
    const addresses = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
    for (const { address, family } of addresses.filter(({ internal }) => !internal)) {
      const host = family === 'IPv6' ? `[${address}]` : address;
      await expect(fetch(`http://${host}:${new URL(server.url).port}/`)).rejects.toThrow();
    }
  });

  test('serves the files of its folder, and nothing else', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
    writeFileSync(path.join(folder, '404.html'), 'lost');
    writeFileSync(path.join(folder, 'tabela de preços.txt'), 'of the owner');
    const { url, close } = await serveExport(folder);
    rmSync(folder, { recursive: true });
    try {
      expect((await request(`${url}/tabela de preços.txt`)).text).toBe('of the owner');
      for (const address of ['/..%2fpackage.json', '/%00', '/%E0%A4%A', '/404', '/']) {
        expect(await request(url + address)).toMatchObject({ status: 404, text: 'lost' });
      }
    } finally {
      close();
    }
  });

  test('serves a site under a base path', async () => {
    const { url, close } = await serveExport(SITE, 0, '/barbearia');
    try {
      expect((await request(`${url}/termos?a=1`)).status).toBe(200);
      expect((await request(new URL('/termos', url).href)).status).toBe(404);
      expect((await request(`${url}-2/termos`)).status).toBe(404);
    } finally {
      close();
    }
  });
});

describe('npm run check:host', () => {
  /** The problems of a host that gives the same answer to every request. */
  async function findProblems(address: string, init: ResponseInit) {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response('Em breve, o site', init));
    const findings = await checkHost(address);
    return findings.flatMap(({ what, problem }) => (problem ? [`${what}: ${problem}`] : []));
  }

  test('reports everything that a bare host lacks', async () => {
    const problems = await findProblems('https://barbearia.com.br', {});
    expect(problems).toEqual(
      expect.arrayContaining([
        '/ é HTML em UTF-8: content-type: text/plain;charset=UTF-8',
        '/ vem comprimida: content-encoding: (não veio)',
        '/ traz a política de segurança: o corpo não é uma página do passo final (npm run build)',
        '/ é conferida a cada visita: cache-control: (não veio)',
        ...Object.keys(SECURITY_HEADERS).map((name) => `/ traz ${name}: ${name}: (não veio)`),
        '/ responde 304 se não mudou: respondeu 200; o certo é 304',
        '/nao-existe responde 404: respondeu 200; o certo é 404',
        '/contato.vcf tem o tipo certo: content-type: text/plain;charset=UTF-8',
        'http leva a https: location: (não veio)',
      ]),
    );
  });

  test('reports redirects and http, and no headers that GitHub Pages cannot send', async () => {
    const headers = { location: '/x/', server: 'GitHub.com' };
    const problems = await findProblems('http://barbearia.com.br', { status: 308, headers });
    expect(problems).toContain(
      '/termos responde direto, sem redirecionar: respondeu 308, para /x/; o certo é 200',
    );
    expect(problems).toContain('o endereço é https: o endereço dado foi http://barbearia.com.br');
    expect(problems.filter((it) => /cache-control|Strict-Transport/.test(it))).toEqual([]);
  });
});

const nginx = findNginx();
if (!nginx) {
  process.stdout.write('Ficou de fora: nginx com deploy/nginx.conf, porque não há nginx aqui.\n');
}
const describeNginx = nginx ? describe : describe.skip;

describeNginx.each(['', '/barbearia'])('nginx with deploy/nginx.conf, under "%s"', (basePath) => {
  let folder: string;
  let url: string;

  /** Returns when nginx is listening, or after a signal is sent. */
  const runNginx = (...args: string[]) => {
    const files = ['-e', path.join(folder, 'error.log'), '-c', path.join(folder, 'nginx.conf')];
    execFileSync(nginx ?? '', [...files, ...args], { stdio: 'ignore' });
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    chmodSync(folder, 0o755); // Started by root, nginx reads as another user.
    const { url: free, close } = await serveExport(SITE);
    close();
    const { port } = new URL(free);
    url = `http://127.0.0.1:${port}${basePath}`;
    cpSync(SITE, path.join(folder, 'site'), { recursive: true });
    const home = path.join(folder, 'site/index.html');
    const html = readFileSync(home, 'utf8'); // As built for the base path.
    writeFileSync(home, html.replaceAll(/(?<=[" ,])\/(?=_next|fotos)/g, `${basePath}/`));
    writeFileSync(path.join(folder, 'site/google123abc.html'), 'google-site-verification');
    writeFileSync(path.join(folder, 'site.conf'), adaptSite(port, folder, basePath));
    writeFileSync(path.join(folder, 'nginx.conf'), buildMainConfig(folder));
    runNginx();
  });

  afterAll(() => {
    runNginx('-s', 'stop');
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });

  test('passes', () => expectConformance(url));

  test('serves files compressed in advance', async () => {
    const file = path.join(folder, 'site/robots.txt.gz');
    writeFileSync(file, gzipSync('compressed before'));
    expect((await request(`${url}/robots.txt`)).text).toBe('compressed before');
    rmSync(file);
  });

  test('redirects to the one URL of a page, and keeps the names of other files', async () => {
    for (const [address, location] of [
      ['/index.html', '/'],
      ['/index', '/'],
      ['/privacidade.html', '/privacidade'],
      ['/termos/?a=1', '/termos?a=1'],
    ]) {
      const { status, headers } = await request(url + address);
      expect([status, headers.get('location')]).toEqual([308, basePath + location]);
    }
    expect((await request(`${url}/google123abc.html`)).text).toBe('google-site-verification');
  });

  test('serves no settings and no folders, and blocks header injection', async () => {
    const folders = ['/fotos', '/fotos/'];
    const names = ['/_headers', '/.nojekyll', '/404', '/404.html'];
    for (const path of [...folders, ...names, '/%0d%0aX-Evil:1/']) {
      const { status, headers } = await request(url + path);
      expect(status).toBe(404);
      expect(headers.get('x-evil')).toBeNull();
    }
  });
});

/** Our file with another port, another folder and, as its comments say, a base path. */
function adaptSite(port: string, folder: string, basePath: string): string {
  const config = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('root /var/www/barbearia;', `root ${folder}/site;`);
  return basePath
    ? config
        .replace('set $base "";', `set $base "${basePath}";`)
        .replaceAll(/# (?=location (?:= |\^~ )?\/barbearia)/g, '')
    : config;
}

/** A main nginx.conf like Debian's, without root's folders. */
function buildMainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `pid ${folder}/nginx.pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${temporary.join('\n')}
      include ${folder}/site.conf;
    }`;
}
