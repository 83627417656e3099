import { SECURITY_HEADERS } from '../deploy/headers';
import { parsePage } from './finish/page';

export type Finding = {
  what: string;
  /** What is wrong; `undefined` when nothing is. */
  problem?: string | undefined;
};

const PAGES = ['/', '/privacidade', '/termos'];
const UNKNOWN_PATHS = ['/nao-existe', '/nao/existe', '/_next/static/nao-existe.js'];
const FILES = ['/robots.txt', '/sitemap.xml'];
const YEAR_IN_SECONDS = 31_536_000;

/** Asks a host that serves the finished export whether it does so as `deploy/` intends. */
export async function checkHost(baseUrl: string): Promise<Finding[]> {
  const base = baseUrl.replace(/\/+$/, '');
  const home = await request(`${base}/`);
  // GitHub Pages sends its own headers, and there is no way to add to them.
  const setsHeaders = !/^GitHub\.com/.test(home.headers.get('server') ?? '');

  const answers = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => ({ path, answer: await request(base + path) })));
  const pages = await answers(PAGES);
  const unknown = await answers(UNKNOWN_PATHS);
  const files = await answers(FILES);
  const assets = await Promise.all(findAssets(home, base).map(request));

  return [
    ...pages.flatMap(({ path, answer }) => checkPage(path, answer, setsHeaders)),
    { what: 'a página que não mudou responde 304', problem: await unlessNotModified(home) },
    ...unknown.flatMap(({ path, answer }) => checkUnknown(path, answer, setsHeaders)),
    ...files.map(({ path, answer }) => ({
      what: `${path} existe`,
      problem: unlessStatus(answer, 200),
    })),
    ...assets.flatMap((answer) => checkAsset(answer, setsHeaders)),
    ...(isLocal(base) ? [] : await checkEncryption(base)),
  ];
}

function checkPage(path: string, answer: Answer, setsHeaders: boolean): Finding[] {
  const findings: Finding[] = [
    { what: `${path} responde direto, sem redirecionar`, problem: unlessStatus(answer, 200) },
    {
      what: `${path} é HTML em UTF-8`,
      problem: unlessHeader(answer, 'content-type', /^text\/html;\s*charset="?utf-8/i),
    },
    { what: `${path} vem comprimida`, problem: unlessCompressed(answer) },
    { what: `${path} traz a política de segurança`, problem: unlessFinished(answer) },
  ];
  if (!setsHeaders) {
    return findings;
  }
  const headers = Object.entries(SECURITY_HEADERS).map(([name, value]) => ({
    what: `${path} traz ${name}`,
    problem: unlessSecurityHeader(answer, name, value),
  }));
  const caching = { what: `${path} é conferida a cada visita`, problem: unlessRevalidated(answer) };
  return [...findings, caching, ...headers];
}

function checkUnknown(path: string, answer: Answer, setsHeaders: boolean): Finding[] {
  const findings = [
    { what: `${path} responde 404`, problem: unlessStatus(answer, 404) },
    { what: `${path} mostra a nossa página`, problem: unlessFinished(answer) },
  ];
  // A name with a hash that is gone does not come back, so Cloudflare's rule by folder does no harm.
  const mayStay = isFromCloudflare(answer) && path.startsWith('/_next/static/');
  const caching = {
    what: `${path} não fica guardado`,
    problem: mayStay ? undefined : unlessRevalidated(answer),
  };
  return setsHeaders ? [...findings, caching] : findings;
}

function checkAsset(answer: Answer, setsHeaders: boolean): Finding[] {
  const path = new URL(answer.url).pathname;
  const findings = [
    { what: `${path} existe`, problem: unlessStatus(answer, 200) },
    { what: `${path} tem o tipo certo`, problem: unlessType(answer, path) },
  ];
  if (/\.(?:js|svg)$/.test(path)) {
    findings.push({ what: `${path} vem comprimido`, problem: unlessCompressed(answer) });
  }
  if (setsHeaders) {
    findings.push({ what: `${path} fica guardado para sempre`, problem: unlessImmutable(answer) });
  }
  return findings;
}

async function checkEncryption(base: string): Promise<Finding[]> {
  if (!base.startsWith('https:')) {
    return [{ what: 'o endereço é https', problem: `o endereço dado foi ${base}` }];
  }
  const { status, headers } = await request(`${base.replace(/^https:/, 'http:')}/`);
  const leads = headers.get('location')?.startsWith('https:');
  return [{ what: 'http leva a https', problem: leads ? undefined : `http respondeu ${status}` }];
}

function isLocal(url: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);
}

type Answer = { status: number; headers: Headers; text: string; url: string };

function request(url: string): Promise<Answer> {
  return requestWith(url, {});
}

async function requestWith(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br, gzip', ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text(), url };
}

/** One file of each kind that the page names and that has a hash in its name. */
function findAssets({ text }: Answer, base: string): string[] {
  const elements = [...parsePage(base, text).document.querySelectorAll('*')];
  const addresses = elements.flatMap((element) => [
    element.getAttribute('data-runtime') ?? '',
    element.getAttribute('href') ?? '',
    element.getAttribute('src') ?? '',
    ...(element
      .getAttribute('srcset')
      ?.split(/,\s*/)
      .map((candidate) => candidate.split(' ')[0] ?? '') ?? []),
  ]);
  const hashed = addresses
    .filter((address) => /\/(?:_next\/static|fotos)\//.test(address))
    .map((address) => new URL(address, `${base}/`).href);
  const byKind = new Map(hashed.map((url) => [url.replace(/^.*\./, ''), url]));
  return [...byKind.values()];
}

function unlessStatus({ status, headers }: Answer, expected: number) {
  const location = headers.get('location');
  return status === expected
    ? undefined
    : `respondeu ${status}${location ? `, para ${location}` : ''}; o certo é ${expected}`;
}

function unlessHeader({ headers }: Answer, name: string, pattern: RegExp) {
  const value = headers.get(name);
  return value !== null && pattern.test(value) ? undefined : `${name}: ${value ?? '(não veio)'}`;
}

function unlessCompressed(response: Answer) {
  return (
    unlessHeader(response, 'content-encoding', /^(?:br|zstd|gzip)$/) ??
    // Cloudflare encodes for each browser behind its own cache, and need not tell others to.
    (isFromCloudflare(response) ? undefined : unlessHeader(response, 'vary', /accept-encoding/i))
  );
}

function isFromCloudflare({ headers }: Answer): boolean {
  return headers.has('cf-cache-status');
}

/** Other headers of the same name may come along; ours must be one of them. */
function unlessSecurityHeader(response: Answer, name: string, value: string) {
  if (name === 'Strict-Transport-Security') {
    const age = /max-age=(\d+)/.exec(response.headers.get(name) ?? '')?.[1];
    return Number(age) >= YEAR_IN_SECONDS ? undefined : unlessHeader(response, name, /^$/);
  }
  return response.headers.get(name)?.includes(value)
    ? undefined
    : `${name}: ${response.headers.get(name) ?? '(não veio)'}`;
}

function unlessFinished({ text }: Answer) {
  return text.includes('<meta http-equiv="Content-Security-Policy"')
    ? undefined
    : 'o corpo não é uma página do passo final (npm run build)';
}

function unlessRevalidated(response: Answer) {
  return unlessHeader(response, 'cache-control', /max-age=0|no-cache/);
}

function unlessImmutable(response: Answer) {
  return unlessHeader(response, 'cache-control', /max-age=31536000.*immutable/);
}

function unlessType(response: Answer, path: string) {
  const types: Readonly<Record<string, RegExp>> = {
    avif: /^image\/avif/,
    jpg: /^image\/jpeg/,
    js: /^(?:text|application)\/javascript/,
    svg: /^image\/svg\+xml/,
    webp: /^image\/webp/,
    woff2: /^font\/woff2/,
  };
  const type = types[path.replace(/^.*\./, '')];
  return type && unlessHeader(response, 'content-type', type);
}

async function unlessNotModified({ headers, url }: Answer) {
  const tag = headers.get('etag');
  if (!tag) {
    return 'a resposta não traz ETag';
  }
  return unlessStatus(await requestWith(url, { 'If-None-Match': tag }), 304);
}
