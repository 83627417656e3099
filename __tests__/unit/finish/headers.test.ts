/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { buildHeadersFile, findCacheControl, SECURITY_HEADERS } from '@/deploy/headers';

test('only files with a hash in their name are kept for good', () => {
  expect(findCacheControl('/_next/static/media/text.woff2')).toMatch(/immutable/);
  expect(findCacheControl('/fotos/hero-480.3ab6198e.avif')).toMatch(/immutable/);
  expect(findCacheControl('/')).toBe('no-cache');
  expect(findCacheControl('/barbearia.vcf')).toBe('no-cache');
});

test('_headers has every header, and no name in two rules that meet', () => {
  const file = buildHeadersFile('', ['index.html', '_next/static/a.js']);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(file).toContain(`  ${name}: ${value}\n`);
  }
  const [everywhere = ''] = file.split('\n\n');
  expect(everywhere).not.toContain('Cache-Control');
  expect(file).toContain('/_next/static/a.js\n  Cache-Control: ');
});

test('_headers lets no address without a script keep its 404', () => {
  expect(buildHeadersFile('', ['_next/static/a.js'])).not.toContain('/_next/static/*');
});

test('_headers keeps to the limit of Cloudflare: 2,000 characters a line', () => {
  const lines = buildHeadersFile('/barbearia', []).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

test('nginx.conf says the same, also where there is no nginx to ask', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  }
  expect(nginx).toContain(findCacheControl('/'));
  expect(nginx).toContain(findCacheControl('/fotos/a.jpg'));
});
