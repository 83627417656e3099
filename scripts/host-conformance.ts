import { SECURITY_HEADERS } from '../deploy/headers';
import { readElements } from './finish/page-source';

export type Finding = {
  what: string;
  /** What is wrong; `undefined` when nothing is. */
  problem?: string | undefined;
};

const PAGES = ['/', '/privacidade', '/termos'];
const UNKNOWN_PATHS = ['/nao-existe', '/nao/existe', '/_next/static/nao-existe.js'];
const YEAR_IN_SECONDS = 31_536_000;

/** Asks a host that serves the finished export whether it does so as `deploy/` intends. */
export async function checkHost(baseUrl: string): Promise<Finding[]> {
  const base = baseUrl.replace(/\/+$/, '');
  const findings: Finding[] = [];
  const expect = (what: string, ...problems: (string | undefined | false)[]) =>
    findings.push({
      what,
      problem: problems.find((problem) => problem !== undefined && problem !== false) || undefined,
    });

  const home = await request(`${base}/`);
  const hasOwnHeaders = !/^GitHub\.com/.test(home.headers.get('server') ?? '');
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(base).hostname);

  for (const path of PAGES) {
    const response = path === '/' ? home : await request(base + path);
    expect(`${path} responde direto, sem redirecionar`, unlessStatus(response, 200));
    expect(
      `${path} é HTML em UTF-8`,
      unlessHeader(response, 'content-type', /^text\/html;\s*charset="?utf-8/i),
    );
    expect(`${path} vem comprimida`, unlessCompressed(response));
    expect(`${path} traz a política de segurança`, unlessFinished(response));
    if (hasOwnHeaders) {
      expect(`${path} é conferida a cada visita`, unlessRevalidated(response));
    }
    for (const [name, value] of Object.entries(hasOwnHeaders ? SECURITY_HEADERS : {})) {
      expect(`${path} traz ${name}`, unlessSecurityHeader(response, name, value));
    }
  }
  expect('a página que não mudou responde 304', await unlessNotModified(home));

  for (const path of UNKNOWN_PATHS) {
    const response = await request(base + path);
    expect(`${path} responde 404`, unlessStatus(response, 404));
    expect(`${path} mostra a nossa página`, unlessFinished(response));
    if (hasOwnHeaders) {
      expect(`${path} não fica guardado`, unlessRevalidated(response));
    }
  }

  for (const path of ['/robots.txt', '/sitemap.xml']) {
    expect(`${path} existe`, unlessStatus(await request(base + path), 200));
  }
  for (const url of findAssets(home, base)) {
    const response = await request(url);
    const path = new URL(url).pathname;
    expect(`${path} existe`, unlessStatus(response, 200));
    expect(`${path} tem o tipo certo`, unlessType(response, path));
    if (/\.(?:js|svg)$/.test(path)) {
      expect(`${path} vem comprimido`, unlessCompressed(response));
    }
    if (hasOwnHeaders) {
      expect(`${path} fica guardado para sempre`, unlessImmutable(response));
    }
  }

  if (!isLocal) {
    expect('o endereço é https', !base.startsWith('https:') && `o endereço dado foi ${base}`);
    const plain = await request(`${base.replace(/^https:/, 'http:')}/`);
    expect(
      'http leva a https',
      !plain.headers.get('location')?.startsWith('https:') && `http respondeu ${plain.status}`,
    );
  }
  return findings;
}

type Answer = { status: number; headers: Headers; text: string; url: string };

async function request(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br, gzip', ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text(), url };
}

/** One file of each kind that the page names and that has a hash in its name. */
function findAssets({ text }: Answer, base: string): string[] {
  const elements = readElements(text);
  const addresses = elements.flatMap(({ attributes }) => [
    ...(attributes.get('data-runtime')?.split(' ') ?? []),
    attributes.get('href') ?? '',
    attributes.get('src') ?? '',
    ...(attributes
      .get('srcset')
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
    unlessHeader(response, 'vary', /accept-encoding/i)
  );
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
  return unlessStatus(await request(url, { 'If-None-Match': tag }), 304);
}
