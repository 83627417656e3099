import { readFileSync } from 'node:fs';
import {
  buildDocumentPolicy,
  buildHeadersFile,
  buildHtaccess,
  SECURITY_HEADERS,
} from '@/deploy/headers';

test('_headers caches only existing files, with one rule per photo', () => {
  const sizes = ['480.avif', '800.avif', '1200.jpg'].map((size) => `fotos/davi-b.ab59d3-${size}`);
  const scripts = ['_next/static/a.js', '_next/static/fotos/a-b.js'];
  const file = buildHeadersFile('/loja', ['index.html', ...scripts, ...sizes, 'barbearia.vcf']);
  const paths = file.match(/^\/.*$/gm);
  const named = [...scripts, 'fotos/davi-b.ab59d3-*'].map((one) => `/loja/${one}`);
  expect(paths).toEqual(['/loja/*', ...named]);
});

test('every host sends the headers of the preview, in which they are literal', () => {
  const preview = JSON.parse(readFileSync('deploy/serve.json', 'utf8'));
  const pairs: { key: string; value: string }[] = preview.headers[0].headers;
  const { 'Cache-Control': cacheControl, ...security } = Object.fromEntries(
    pairs.map(({ key, value }) => [key, value]),
  );
  expect(cacheControl).toBe('no-cache');
  expect(Object.keys(security)).toHaveLength(6);
  expect(SECURITY_HEADERS).toEqual(security);
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}\n`);
  expect(buildHeadersFile('', [])).toBe(`/*\n${lines.join('')}`);
  const htaccess = buildHtaccess('', []);
  for (const { key, value } of pairs) {
    expect(htaccess).toContain(`\n  Header always set ${key} "${value}"\n`);
  }
});

test('.htaccess is right for where the site is', () => {
  // What is not filled in was tried with Apache 2.4.
  const htaccess = buildHtaccess('/loja', ['404', 'index', 'privacidade', 'termos']);
  expect(htaccess).not.toMatch(/[{}]{2}/);
  expect(htaccess.match(/^ *\w.*\/loja.*/gm)?.map((line) => line.trim())).toEqual([
    'ErrorDocument 404 /loja/404.html',
    'RewriteBase /loja/',
    'RewriteRule ^(privacidade|termos)(?:\\.html)?/$ /loja/$1 [R=301,L]',
    'RewriteRule ^(?:index|(privacidade|termos))\\.html$ /loja/$1 [R=301,L]',
    'SetEnvIf Request_URI "^/loja/(_next/static/|fotos/)" HAS_HASH',
  ]);
  expect(htaccess).toContain('Cache-Control "public, max-age=31536000, immutable" env=HAS_HASH');
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
