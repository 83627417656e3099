import { readFileSync } from 'node:fs';
import { buildHeadersFile } from '@/build/headers';
import serveConfig from '@/deploy/serve.json';
import vercelConfig from '@/vercel.json';

const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};
const HASHED_FILE_HEADERS = { 'Cache-Control': 'public, max-age=31536000, immutable' };

type Rule = { source: string; headers: { key: string; value: string }[] };

/** Reads the headers of a rule in serve.json or vercel.json. */
function readRule(rules: readonly Rule[], index: number): Record<string, string> {
  const headers = rules[index]?.headers ?? [];
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

test('serve, Vercel, Cloudflare and Netlify send the same security headers with every response', () => {
  // By default, hosts tell browsers to revalidate a page on every visit. Only `serve` has to be told.
  expect(readRule(serveConfig.headers, 0)).toEqual({
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-cache',
  });
  expect(readRule(vercelConfig.headers, 0)).toEqual(SECURITY_HEADERS);
  const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  expect(buildHeadersFile('', [])).toBe(`/*\n${lines.join('')}`);
});

test('all four hosts let browsers cache files with a hash in their name for a year', () => {
  expect(readRule(serveConfig.headers, 1)).toEqual(HASHED_FILE_HEADERS);
  expect(readRule(vercelConfig.headers, 1)).toEqual(HASHED_FILE_HEADERS);
  expect(buildHeadersFile('', ['fotos/ab59d3ff-480.avif'])).toContain(
    '/fotos/ab59d3ff-*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
});

/** Vercel's pattern for files with a hash, such as `/:file(a|b)`. */
const [, vercelPattern = ''] =
  /^\/:file\((.*)\)$/.exec(vercelConfig.headers[1]?.source ?? '') ?? [];

// All sizes of a photo share one rule, because Cloudflare reads at most 100.
test('only files with a hash in their name may be cached', () => {
  const files = [
    'index.html',
    '_next/static/a-b.js',
    'fotos/antes.jpg', // An owner's own photo in public/fotos/.
    'fotos/antes-2.jpg',
    'fotos/ab59d3ff-480.avif',
    'fotos/ab59d3ff-1200.jpg',
  ];
  const [, ...hashed] = buildHeadersFile('/loja', files).match(/^\/.*$/gm) ?? [];
  expect(hashed).toEqual(['/loja/_next/static/a-b.js', '/loja/fotos/ab59d3ff-*']);
  const cachedByVercel = files.filter((file) => new RegExp(`^(?:${vercelPattern})$`).test(file));
  expect(cachedByVercel).toEqual([
    '_next/static/a-b.js',
    'fotos/ab59d3ff-480.avif',
    'fotos/ab59d3ff-1200.jpg',
  ]);
});

test.each(['netlify.toml', 'wrangler.jsonc', 'vercel.json'])(
  '%s publishes the folder out/',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(
      /^ *"?(publish|directory|outputDirectory)"?[ :=]+"out"/m,
    );
  },
);
