import path from 'node:path';
import { SECURITY_HEADERS } from '../../deploy/headers';
import { ROUTES } from '../../model/routes';

export type Finding = {
  what: string;
  /** `undefined` if the check passes. */
  problem: string | undefined;
};

type Answer = { status: number; headers: Headers; text: string; url: string };
type Check = (answer: Answer) => string | undefined;
/** Checks by their description. */
type Checks = Readonly<Record<string, Check>>;

const UNKNOWN = ['/nao-existe', '/nao/existe', '/_next/static/nao-existe.js'];
const FILES = ['/robots.txt', '/sitemap.xml', '/contato.vcf', '/manifest.webmanifest'];

const TYPES: Readonly<Record<string, RegExp>> = {
  '.avif': /image\/avif/,
  '.jpg': /image\/jpeg/,
  '.js': /(?:text|application)\/javascript/,
  '.svg': /image\/svg\+xml/,
  '.txt': /text\/plain/,
  '.vcf': /text\/(?:x-)?vcard/,
  '.webmanifest': /application\/manifest\+json/,
  '.woff2': /font\/woff2/,
  '.xml': /(?:application|text)\/xml/,
};

const hasType: Check = (answer) =>
  hasHeader('content-type', TYPES[path.extname(answer.url)] ?? /./)(answer);
const isCompressed: Check = (answer) =>
  hasHeader('content-encoding', /br|zstd|gzip/)(answer) ??
  // Cloudflare encodes per browser behind its cache, so it may omit `Vary`.
  (answer.headers.has('cf-cache-status') ? undefined : hasHeader('vary', /encoding/i)(answer));
const isPostbuilt: Check = ({ text }) =>
  text.includes('<meta http-equiv="Content-Security-Policy"')
    ? undefined
    : 'o corpo não é uma página do passo final (npm run build)';
const isRevalidated = hasHeader('cache-control', /max-age=0|no-cache/);
const isImmutable = hasHeader('cache-control', /max-age=31536000.*immutable/);

const security: Checks = Object.fromEntries(
  Object.entries(SECURITY_HEADERS).map(([name, value]) => [
    `traz ${name}`,
    name === 'Strict-Transport-Security'
      ? hasHeader(name, /max-age=\d{8}/) // At least eight digits: months or more.
      : hasHeader(name, { test: (actual) => actual.includes(value) }),
  ]),
);
const page: Checks = {
  'responde direto, sem redirecionar': hasStatus(200),
  'é HTML em UTF-8': hasHeader('content-type', /text\/html;\s*charset="?utf-8/i),
  'vem comprimida': isCompressed,
  'traz a política de segurança': isPostbuilt,
};
const unknown: Checks = { 'responde 404': hasStatus(404), 'mostra a nossa página': isPostbuilt };
const asset: Checks = { existe: hasStatus(200), 'tem o tipo certo': hasType };

/** Checks whether a host serves the site as `deploy/` specifies. */
export async function checkHost(baseUrl: string): Promise<Finding[]> {
  const base = baseUrl.replace(/\/+$/, '');
  const home = await request(`${base}/`);
  const tag = String(home.headers.get('etag'));
  // GitHub Pages does not allow custom headers.
  const ours = (checks: Checks) => (home.headers.get('server') === 'GitHub.com' ? {} : checks);

  async function check(paths: readonly string[], checks: Checks, sent = {}) {
    const answers = await Promise.all(paths.map((one) => request(base + one, sent)));
    return answers.flatMap((answer, index) =>
      Object.entries(checks).map(([words, holds]) => ({
        what: `${paths[index]} ${words}`,
        problem: holds(answer),
      })),
    );
  }

  const assets = findAssets(home, base);
  const findings = await Promise.all([
    check(ROUTES, {
      ...page,
      ...ours({ 'é conferida a cada visita': isRevalidated, ...security }),
    }),
    check(['/'], { 'responde 304 se não mudou': hasStatus(304) }, { 'If-None-Match': tag }),
    check(UNKNOWN, { ...unknown, ...ours({ 'não fica guardado': isRevalidated }) }),
    check(FILES, asset),
    check(assets, { ...asset, ...ours({ 'fica guardado para sempre': isImmutable }) }),
    check(
      assets.filter((asset) => ['.js', '.svg'].includes(path.extname(asset))),
      { 'vem comprimido': isCompressed },
    ),
  ]);
  return [...findings.flat(), ...(await checkEncryption(base))];
}

async function checkEncryption(base: string): Promise<Finding[]> {
  const { host, hostname, pathname, protocol } = new URL(`${base}/`);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    return [];
  }
  if (protocol !== 'https:') {
    return [{ what: 'o endereço é https', problem: `o endereço dado foi ${base}` }];
  }
  const answer = await request(`http://${host}${pathname}`);
  return [{ what: 'http leva a https', problem: hasHeader('location', /^https:/)(answer) }];
}

async function request(url: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br, gzip', ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text(), url };
}

/** One file of each type that the page references with a hash in its name. */
function findAssets({ text }: Answer, base: string): string[] {
  const { pathname } = new URL(base);
  const named = text.matchAll(/(?<=["', ])\/[^"', <>]*(?:_next\/static|fotos)\/[^"', <>]+/g);
  const paths = [...named].map(([address]) =>
    address.slice(pathname === '/' ? 0 : pathname.length),
  );
  return [...new Map(paths.map((asset) => [path.extname(asset), asset])).values()];
}

function hasStatus(expected: number): Check {
  return ({ status, headers }) => {
    const location = headers.get('location');
    return status === expected
      ? undefined
      : `respondeu ${status}${location ? `, para ${location}` : ''}; o certo é ${expected}`;
  };
}

function hasHeader(name: string, expected: { test: (value: string) => boolean }): Check {
  return ({ headers }) => {
    const value = headers.get(name);
    return value !== null && expected.test(value) ? undefined : `${name}: ${value ?? '(não veio)'}`;
  };
}
