/** @jest-environment node */
import { checkHost } from '@/deploy/host-conformance';

type Answer = { status: number; headers: Record<string, string>; text: string };
/** What is asked of a host on this machine; https is one more. */
const ALL = 68;

type Change = (path: string, answer: Answer, sent: Headers) => Partial<Answer> | undefined;

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const COMPRESSED = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
const SECURITY = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};
const PAGE = `<meta http-equiv="Content-Security-Policy" content="">
  <script src="/_next/static/a.js"></script><img src="/_next/static/a.svg"><link href="/_next/static/a.woff2">
  <img srcset="/fotos/a-480.avif 480w, /fotos/a-800.avif 800w" src="/fotos/a.jpg">`;
const TYPES: Readonly<Record<string, string>> = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml',
  '/contato.vcf': 'text/vcard',
  '/manifest.webmanifest': 'application/manifest+json',
  '/_next/static/a.js': 'application/javascript',
  '/_next/static/a.svg': 'image/svg+xml',
  '/_next/static/a.woff2': 'font/woff2',
  '/fotos/a-800.avif': 'image/avif',
  '/fotos/a.jpg': 'image/jpeg',
};

/** A host as it should be. */
function answerWell(path: string, sent: Headers): Answer {
  if (sent.get('if-none-match') === '"1"') {
    return { status: 304, headers: {}, text: '' };
  }
  if (['/', '/privacidade', '/termos'].includes(path)) {
    const headers = {
      ...HTML,
      ...COMPRESSED,
      ...SECURITY,
      'cache-control': 'no-cache',
      etag: '"1"',
    };
    return { status: 200, headers, text: PAGE };
  }
  const type = TYPES[path];
  if (type) {
    const lasting = { 'cache-control': 'public, max-age=31536000, immutable' };
    const packed = /image\/(?!svg)|font/.test(type) ? {} : COMPRESSED;
    return { status: 200, headers: { 'content-type': type, ...packed, ...lasting }, text: '' };
  }
  return { status: 404, headers: { ...HTML, 'cache-control': 'no-cache' }, text: PAGE };
}

/** What is wrong with such a host once something on it is another. */
async function findProblems(
  change: Change,
  address = 'http://localhost:80',
  leastAsked = ALL,
): Promise<string[]> {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { origin, pathname, protocol } = new URL(String(input));
    const sent = new Headers(init?.headers);
    const asked = pathname.replace(/^\/loja/, '');
    const well =
      protocol === 'http:' && address.startsWith('https:')
        ? { status: 308, headers: { location: origin.replace('http:', 'https:') }, text: '' }
        : answerWell(asked, sent);
    const { status, headers, text } = { ...well, ...change(asked, well, sent) };
    expect(init?.redirect).toBe('manual');
    expect(sent.get('accept-encoding')).toMatch(/br/);
    return Promise.resolve(new Response(status === 304 ? null : text, { status, headers }));
  });
  const findings = await checkHost(address);
  expect(findings.length).toBeGreaterThanOrEqual(leastAsked);
  expect(findings.filter(({ what }) => !what)).toEqual([]);
  return findings.flatMap(({ what, problem }) => (problem ? [`${what}: ${problem}`] : []));
}

const without =
  (name: string): Change =>
  (path, { headers }) => {
    const { [name]: _gone, ...others } = headers;
    return path === '/termos' ? { headers: others } : undefined;
  };
const withHeader =
  (asked: string, name: string, value: string): Change =>
  (path, { headers }) =>
    path === asked ? { headers: { ...headers, [name]: value } } : undefined;

test('a host as it should be has no problem, with a path and with https too', async () => {
  expect(await findProblems(() => undefined)).toEqual([]);
  expect(await findProblems(() => undefined, 'https://barbearia.com.br//')).toEqual([]);
  expect(await findProblems(() => undefined, 'http://[::1]:80')).toEqual([]);
  const inPath: Change = (_path, { text }) => ({
    text: text.replaceAll(/(?<=["', ])\/(?=_next|fotos)/g, '/loja/'),
  });
  expect(await findProblems(inPath, 'https://barbearia.com.br/loja/', ALL + 1)).toEqual([]);
});

test.each(Object.keys(SECURITY))('%s that does not come is told', async (name) => {
  const [problem = '', ...more] = await findProblems(without(name));
  expect(problem.toLowerCase()).toBe(`/termos traz ${name}: ${name}: (não veio)`);
  expect(more).toEqual([]);
});

test.each<[what: string, change: Change, told: string]>([
  [
    'a page that is elsewhere',
    (path, { headers }) =>
      path === '/termos'
        ? { status: 308, headers: { ...headers, location: '/termos/' } }
        : undefined,
    '/termos responde direto, sem redirecionar: respondeu 308, para /termos/; o certo é 200',
  ],
  [
    'a page that is not there',
    (path) => (path === '/termos' ? { status: 404 } : undefined),
    '/termos responde direto, sem redirecionar: respondeu 404; o certo é 200',
  ],
  [
    'another encoding',
    withHeader('/termos', 'content-type', 'text/html; charset=latin1'),
    '/termos é HTML em UTF-8: content-type: text/html; charset=latin1',
  ],
  [
    'a page that is not compressed',
    withHeader('/termos', 'content-encoding', 'identity'),
    '/termos vem comprimida: content-encoding: identity',
  ],
  ['a page that caches would mix', without('vary'), '/termos vem comprimida: vary: (não veio)'],
  [
    'a page kept too long',
    withHeader('/termos', 'cache-control', 'max-age=600'),
    '/termos é conferida a cada visita: cache-control: max-age=600',
  ],
  [
    'a page that is not ours',
    (path) => (path === '/termos' ? { text: 'Em breve' } : undefined),
    '/termos traz a política de segurança: o corpo não é uma página do passo final (npm run build)',
  ],
  [
    'a year that is a month',
    withHeader('/termos', 'strict-transport-security', 'max-age=2592000'),
    '/termos traz Strict-Transport-Security: Strict-Transport-Security: max-age=2592000',
  ],
  [
    'a home that is sent again',
    (_path, _answer, sent) => (sent.has('if-none-match') ? { status: 200 } : undefined),
    '/ responde 304 se não mudou: respondeu 200',
  ],
  [
    'an unknown address that is answered',
    (path) => (path === '/nao-existe' ? { status: 200 } : undefined),
    '/nao-existe responde 404: respondeu 200; o certo é 404',
  ],
  [
    'an unknown address without our page',
    (path) => (path === '/nao/existe' ? { text: 'Not found' } : undefined),
    '/nao/existe mostra a nossa página: o corpo não é uma página do passo final (npm run build)',
  ],
  [
    'a 404 that is kept',
    withHeader('/_next/static/nao-existe.js', 'cache-control', 'max-age=31536000, immutable'),
    '/_next/static/nao-existe.js não fica guardado: cache-control: max-age=31536000, immutable',
  ],
  [
    'a card that is downloaded as anything',
    withHeader('/contato.vcf', 'content-type', 'application/octet-stream'),
    '/contato.vcf tem o tipo certo: content-type: application/octet-stream',
  ],
  [
    'a file that is missing',
    (path) => (path === '/manifest.webmanifest' ? { status: 404 } : undefined),
    '/manifest.webmanifest existe: respondeu 404; o certo é 200',
  ],
  [
    'a photo of another kind',
    withHeader('/fotos/a-800.avif', 'content-type', 'text/html'),
    '/fotos/a-800.avif tem o tipo certo: content-type: text/html',
  ],
  [
    'a font that is asked about each time',
    withHeader('/_next/static/a.woff2', 'cache-control', 'no-cache'),
    '/_next/static/a.woff2 fica guardado para sempre: cache-control: no-cache',
  ],
  [
    'a photo that is asked about when it is reloaded',
    withHeader('/fotos/a.jpg', 'cache-control', 'public, max-age=31536000'),
    '/fotos/a.jpg fica guardado para sempre: cache-control: public, max-age=31536000',
  ],
  [
    'a drawing that is not compressed',
    withHeader('/_next/static/a.svg', 'content-encoding', 'identity'),
    '/_next/static/a.svg vem comprimido: content-encoding: identity',
  ],
  [
    'a script that is not compressed',
    withHeader('/_next/static/a.js', 'content-encoding', 'identity'),
    '/_next/static/a.js vem comprimido: content-encoding: identity',
  ],
])('%s is told, and nothing else', async (_what, change, told) => {
  expect(await findProblems(change)).toEqual([told]);
});

test.each([
  withHeader('/termos', 'strict-transport-security', 'max-age=63072000; includeSubDomains'),
  withHeader('/termos', 'content-type', 'text/html;charset="UTF-8"'),
  withHeader('/termos', 'content-encoding', 'zstd'),
  withHeader('/contato.vcf', 'content-type', 'text/x-vcard'),
])('what a good host does otherwise is no problem', async (change) => {
  expect(await findProblems(change)).toEqual([]);
});

test('http that does not lead to https is told', async () => {
  const stays: Change = (_path, { status }) =>
    status === 308 ? { status: 200, headers: {} } : undefined;
  expect(await findProblems(stays, 'https://barbearia.com.br')).toEqual([
    'http leva a https: location: (não veio)',
  ]);
  const elsewhere: Change = (_path, { status }) =>
    status === 308 ? { headers: { location: 'http://outra.com.br/?de=https:' } } : undefined;
  expect(await findProblems(elsewhere, 'https://barbearia.com.br')).toEqual([
    'http leva a https: location: http://outra.com.br/?de=https:',
  ]);
  expect(await findProblems(() => undefined, 'http://barbearia.com.br')).toEqual([
    'o endereço é https: o endereço dado foi http://barbearia.com.br',
  ]);
});

test('what a host cannot be made to send is not asked of it', async () => {
  const github: Change = (path, { headers }) => ({
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in SECURITY))),
      'cache-control': 'max-age=600',
      ...(path === '/' && { server: 'GitHub.com' }),
    },
  });
  expect(await findProblems(github, 'http://127.0.0.1:80', 20)).toEqual([]);
  const cloudflare: Change = (_path, { headers }) => {
    const { vary: _gone, ...others } = headers;
    return { headers: { ...others, 'cf-cache-status': 'HIT' } };
  };
  expect(await findProblems(cloudflare)).toEqual([]);
});
