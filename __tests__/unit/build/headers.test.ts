import { readFileSync } from 'node:fs';
import { buildDocumentPolicy, buildHeadersFile, buildHtaccess } from '@/build/headers';

test('_headers caches only existing files, with one rule per photo', () => {
  const sizes = ['480.avif', '800.avif', '1200.jpg'].map((size) => `fotos/ab59d3-${size}`);
  const scripts = ['_next/static/a.js', '_next/static/fotos/a-b.js'];
  const file = buildHeadersFile('/loja', ['index.html', ...scripts, ...sizes, 'barbearia.vcf']);
  const paths = file.match(/^\/.*$/gm);
  const named = [...scripts, 'fotos/ab59d3-*'].map((one) => `/loja/${one}`);
  expect(paths).toEqual(['/loja/*', ...named]);
});

test('_headers sends the headers of the preview everywhere', () => {
  const security = {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}\n`);
  expect(buildHeadersFile('', [])).toBe(`/*\n${lines.join('')}`);
});

test('.htaccess is what was tried with Apache 2.4, for where the site is', () => {
  const htaccess = buildHtaccess('/loja', ['404', 'index', 'privacidade', 'termos']);
  // No test runs Apache: whoever changes a line tries it there again.
  expect(htaccess.replace(/^ *#.*\n/gm, '')).toMatchSnapshot();
});

test.each(['netlify.toml', 'wrangler.jsonc'])('%s publishes what a build writes', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^ *"?(publish|directory)"?[ :=]+"out"/m);
});

test('the policy of a page has exactly these directives', () => {
  expect(buildDocumentPolicy(["'sha256-a'", "'sha256-a'"], ["'sha256-b'"])).toBe(
    [
      "default-src 'none'; script-src 'sha256-a'; style-src 'self' 'sha256-b'",
      "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'",
      "frame-src https://www.google.com/maps; base-uri 'none'; form-action 'none'",
      "require-trusted-types-for 'script'; trusted-types 'none'",
    ].join('; '),
  );
});
