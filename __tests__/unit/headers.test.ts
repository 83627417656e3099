import { readFileSync } from 'node:fs';
import {
  buildDocumentPolicy,
  buildHeadersFile,
  chooseCacheControl,
  SECURITY_HEADERS,
} from '@/deploy/headers';

test('only files with a hash in their name are immutable', () => {
  expect(chooseCacheControl('_next/static/media/text.woff2')).toMatch(/immutable/);
  expect(chooseCacheControl('fotos/hero-480.3ab6198e.avif')).toMatch(/immutable/);
  expect(chooseCacheControl('index.html')).toBe('no-cache');
  expect(chooseCacheControl('barbearia.vcf')).toBe('no-cache');
});

test('_headers caches only existing files, with one rule per photo', () => {
  const sizes = ['480.avif', '800.avif', '1200.jpg'].map((size) => `fotos/davi-b.ab59d3-${size}`);
  const scripts = ['_next/static/a.js', '_next/static/fotos/a-b.js'];
  const file = buildHeadersFile('/loja', ['index.html', ...scripts, ...sizes, 'robots.txt']);
  const paths = file.match(/^\/.*$/gm);
  const named = [...scripts, 'fotos/davi-b.ab59d3-*'].map((one) => `/loja/${one}`);
  expect(paths).toEqual(['/loja/*', ...named]);
});

// Literal values: derived ones would repeat any mistake in the constant.
const LITERAL = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

test('every host sends exactly these headers', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');
  const preview = JSON.parse(readFileSync('deploy/serve.json', 'utf8'));
  const pairs = Object.entries({ ...LITERAL, 'Cache-Control': 'no-cache' });
  expect(preview.headers[0].headers).toEqual(pairs.map(([key, value]) => ({ key, value })));
  const lines = Object.entries(LITERAL).map(([name, value]) => `  ${name}: ${value}\n`);
  expect(buildHeadersFile('', [])).toBe(`/*\n${lines.join('')}`);
  expect(SECURITY_HEADERS).toEqual(LITERAL);
  for (const [name, value] of Object.entries(LITERAL)) {
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  }
});

test('the policy of a page has exactly these directives', () => {
  expect(buildDocumentPolicy(["'sha256-a'", "'sha256-a'"], ["'sha256-b'"])).toBe(
    [
      "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'",
      "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'",
      "frame-src https://www.google.com/maps; base-uri 'none'; form-action 'none'",
      "require-trusted-types-for 'script'; trusted-types 'none'",
    ].join('; '),
  );
});
