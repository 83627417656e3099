import { readFileSync } from 'node:fs';
import { buildHeadersFile, buildHtaccess } from '@/build/headers';
import serveConfig from '@/deploy/serve.json';

test('_headers has a rule for each file with a hash in its name, but only one for all sizes of a photo', () => {
  const file = buildHeadersFile('/loja', [
    'index.html',
    '_next/static/a.js',
    '_next/static/fotos/a-b.js',
    'fotos/ab59d3-480.avif',
    'fotos/ab59d3-800.avif',
    'fotos/ab59d3-1200.jpg',
    'barbearia.vcf',
  ]);
  expect(file.match(/^\/.*$/gm)).toEqual([
    '/loja/*',
    '/loja/_next/static/a.js',
    '/loja/_next/static/fotos/a-b.js',
    '/loja/fotos/ab59d3-*',
  ]);
});

test('_headers sends every security header with every response', () => {
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

test('the order of the rules in serve.json doesn’t change the headers', async () => {
  const before = buildHeadersFile('', ['fotos/a.b-1.avif']);
  jest.doMock('@/deploy/serve.json', () => ({ headers: [...serveConfig.headers].reverse() }));
  await jest.isolateModulesAsync(async () => {
    const reversed = await import('@/build/headers');
    expect(reversed.buildHeadersFile('', ['fotos/a.b-1.avif'])).toBe(before);
  });
});

// These tests only read the text of .htaccess. apache.test.ts tests it with a real Apache.
const htaccess = buildHtaccess('/loja', ['404', 'index', 'privacidade', 'termos']);

test('.htaccess has no placeholders left', () => {
  expect(htaccess).not.toMatch(/\{\{|\}\}/);
  expect(htaccess).toContain('ErrorDocument 404 /loja/404.html');
});

test('.htaccess only has directives that AllowOverride FileInfo allows', () => {
  const allowed = [
    'AddCharset',
    'AddDefaultCharset',
    'AddOutputFilterByType',
    'AddType',
    'ErrorDocument',
    'Header',
    'RewriteBase',
    'RewriteCond',
    'RewriteEngine',
    'RewriteRule',
    'SetEnvIf',
  ];
  const lines = htaccess.split('\n').map((line) => line.trim());
  const settings = lines.filter((line) => /^[A-Z]/.test(line));
  const directives = settings.map((line) => line.split(' ')[0]);
  expect([...new Set(directives)].sort()).toEqual(allowed);
});

test.each(['netlify.toml', 'wrangler.jsonc'])(
  '%s publishes out/, where a build writes the site',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^ *"?(publish|directory)"?[ :=]+"out"/m);
  },
);
