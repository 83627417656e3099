import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hashInline, INLINE_SCRIPTS } from '@/build/csp';
import { buildDocumentPolicy } from '@/build/headers';
import { allPages, bySite, readAll, sites } from './sites';

describe.each(allPages)('%s', (_, site, { document, html, route }) => {
  const read = (selector: string, name: string) => readAll({ document }, selector, name);
  const [first, second] = document.head.children;

  test('loads no script on its own, and contains none of the framework', () => {
    expect(read('script', 'src')).toEqual([]);
    expect(read('link[as="script"], link[rel="modulepreload"]', 'href')).toEqual([]);
    expect(html).not.toMatch(/__next_f|TURBOPACK|\$RC\b/);
  });

  test('has CSS rules for its classes', () => {
    const linked = read('link[rel="stylesheet"]', 'href').map((href) =>
      site.read(href.replace(/^.*?_next\//, '_next/')),
    );
    const inline = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    const styled = new Set([...inline, ...linked].join('').match(/(?<=\.)-?[a-z_][\w-]*/gi));
    const used = read('*', 'class').flatMap((names) => names.split(' '));
    expect(used.filter((name) => !styled.has(name))).toEqual([]);
    expect(inline.join('').match(/font-display: ?swap/g)).toHaveLength(2);
  });

  test('starts its head with the charset and the CSP, which has the hashes of its own scripts and styles', () => {
    const hashesOf = (selector: string) => [...document.querySelectorAll(selector)].map(hashInline);
    expect(first?.getAttribute('charset')).toBe('utf-8');
    expect(second?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    const policy = buildDocumentPolicy(hashesOf(INLINE_SCRIPTS), hashesOf('style'));
    expect(second?.getAttribute('content')).toBe(policy);
    expect(policy).toContain("'sha256-");
  });

  test('has no inline handlers or style attributes, which the CSP blocks', () => {
    const blocked = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')),
    );
    expect(blocked.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('has every behaviour that its elements name in one minified script', () => {
    const names = read('*', 'data-behaviour');
    expect(names.length > 0).toBe(route !== '/404'); // Nothing on the 404 page has a behaviour.
    const script = [...document.querySelectorAll('body > script')].at(-1)?.textContent ?? '';
    expect(script).not.toMatch(/\n\s/); // Minified.
    // The bundle's lists have each name as a key: `{menu:a,tooltip:b}`.
    const listed = new Set(script.match(/(?<=[{,])\w+(?=:\w+[,}])/g));
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  });
});

test.each(bySite)('%s: _headers caches all that has a hash, in 100 rules', (_, site) => {
  const [, ...rules] = site.read('_headers').match(/^\/.*$/gm) ?? [];
  expect(rules.length).toBeLessThan(100); // Cloudflare reads no more.
  const prefixes = rules.map((rule) => rule.slice(site.basePath.length + 1).replace(/\*$/, ''));
  const hashed = site.files.filter((file) => /^(fotos|_next)\//.test(file));
  expect(hashed.length).toBeGreaterThan(5);
  expect(site.files.filter((file) => prefixes.some((it) => file.startsWith(it)))).toEqual(hashed);
});

// Ten packets, which a server sends before it hears from the browser (RFC 6928), less what TLS and
// HTTP/2 send in them (docs/figures.md).
const FIRST_SCREEN_BYTES = 11_000;

test('the sample shop’s headers, head and hero take at most 11,000 compressed bytes', () => {
  const [{ shop, read }] = sites as [(typeof sites)[0]];
  const [sent = ''] = read('_headers').split('\n\n');
  const headers = sent.length + 150; // And the host's own.
  const firstScreen = Buffer.from(read('index.html').split(/(?<=<\/section>)/)[0] ?? '');
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const sizes = [brotliCompressSync(firstScreen, quality), gzipSync(firstScreen, { level: 6 })];
  const bytes = sizes.map(({ byteLength }) => headers + byteLength);
  expect(firstScreen.toString()).toContain('<h1');
  expect(shop.sample ? Math.max(...bytes) : 0).toBeLessThanOrEqual(FIRST_SCREEN_BYTES);
});
