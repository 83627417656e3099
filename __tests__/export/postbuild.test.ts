import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { site } from '@/model/derive/site';
import { hashInline, INLINE_SCRIPTS } from '@/scripts/postbuild/csp';
import { serveExport } from '@/scripts/serve-export';
import { isSampleShop } from '../fixtures/is-sample-shop';
import { files, outFolder, pages, readAll, readFile } from './published-site';

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_route, page) => {
  const { document, html } = page;
  const [first, second] = document.head.children;
  const policy = new Map(
    (second?.getAttribute('content') ?? '').split('; ').map((directive): [string, string[]] => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

  test('loads no script on its own, and contains none of the framework', () => {
    expect(readAll(page, 'script', 'src')).toEqual([]);
    expect(readAll(page, 'link[as="script"], link[rel="modulepreload"]', 'href')).toEqual([]);
    expect(html).not.toMatch(/__next_f|TURBOPACK|\$RC\b/);
  });

  test('has CSS rules for its classes', () => {
    const linked = readAll(page, 'link[rel="stylesheet"]', 'href').map((href) =>
      readFile(href.replace(/^.*?_next\//, '_next/')),
    );
    const inline = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    const styled = new Set([...inline, ...linked].join('').match(/(?<=\.)-?[a-z_][\w-]*/gi));
    const used = readAll(page, '*', 'class').flatMap((names) => names.split(' '));
    expect(used.filter((name) => !styled.has(name))).toEqual([]);
  });

  test('starts its head with the charset and a CSP that forbids by default', () => {
    expect(first?.hasAttribute('charset')).toBe(true);
    expect(Buffer.from(html).subarray(0, 1024).toString()).toMatch(/<meta charset="utf-8"/i);
    expect(second?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    expect(policy.get('default-src')).toEqual(["'none'"]);
  });

  test('has the hashes of all its inline scripts and styles in the CSP, and no others', () => {
    const hashesOf = (all: Iterable<Element>) => [...new Set([...all].map(hashInline))].sort();
    const scripts = hashesOf(document.querySelectorAll(INLINE_SCRIPTS));
    expect(policy.get('script-src')?.slice(1).sort()).toEqual(scripts);
    const styles = hashesOf(document.querySelectorAll('style'));
    expect(policy.get('style-src')?.slice(1).sort()).toEqual(styles);
  });

  test('has no inline handlers or style attributes, which the CSP blocks', () => {
    const blocked = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')),
    );
    expect(blocked.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('references the enhancement script, which has a function for every name', () => {
    const [named = ''] = readAll(page, '#live-script', 'data-enhance');
    expect(named).toMatch(new RegExp(`^${site.basePath}/_next/`));
    const script = readFile(named.replace(/^.*?_next\//, '_next/'));
    const names = readAll(page, ':not(script)', 'data-enhance');
    expect(names.filter((name) => !new RegExp(`\\b${name}"?:`).test(script))).toEqual([]);
  });
});

test('_headers has at most 100 rules, of which Cloudflare reads no more', () => {
  const rules = readFile('_headers').match(/^\/.*$/gm) ?? [];
  expect(rules.length).toBeGreaterThan(1);
  expect(rules.length).toBeLessThanOrEqual(100);
});

test('no folder has the name of a page', () => {
  const folders = pages.map(({ file }) => file.replace(/\.html$/, '/'));
  expect(files.filter((file) => folders.some((folder) => file.startsWith(folder)))).toEqual([]);
});

// Ten packets, which a server sends before it hears from the browser (RFC 6928), less what TLS and
// HTTP/2 send in them (docs/figures.md).
const FIRST_SCREEN_BYTES = 11_000;

test('the sample shop’s headers, head and hero take at most 11,000 compressed bytes', async () => {
  const { url, close } = await serveExport(outFolder);
  const { headers } = await fetch(url);
  close();
  const headerBytes = [...headers].join('\r\n').length;
  const html = pages.find(({ route }) => route === '/')?.html ?? '';
  const firstScreen = Buffer.from(html.split(/(?<=<\/section>)/)[0] ?? '');
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  expect(firstScreen.toString()).toContain('<h1');
  if (isSampleShop) {
    const brotli = brotliCompressSync(firstScreen, quality).byteLength;
    const gzip = gzipSync(firstScreen, { level: 6 }).byteLength;
    expect(headerBytes + brotli).toBeLessThanOrEqual(FIRST_SCREEN_BYTES);
    expect(headerBytes + gzip).toBeLessThanOrEqual(FIRST_SCREEN_BYTES);
  }
});
