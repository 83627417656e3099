import { readAddress } from '@/model/derive/site-url';
import { hashInline } from '@/scripts/postbuild/csp';
import { findScripts } from '@/scripts/postbuild/page';
import { readSite } from '@/scripts/site-folder';
import { findExcess, measurePages } from '@/scripts/size-budget';
import { isExampleShop } from '../fixtures/is-example-shop';
import { files, isOurs, outFolder, pages, readAll, readFile } from './published-site';

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_route, page) => {
  const { document, html } = page;
  const scripts = findScripts(document);
  const [first, second] = document.head.children;
  const policy = new Map(
    (second?.getAttribute('content') ?? '').split('; ').map((directive): [string, string[]] => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

  test('asks for no script by itself, and carries none of the framework in its text', () => {
    expect(scripts.filter((script) => script.hasAttribute('src'))).toEqual([]);
    expect(readAll(page, 'link[as="script"], link[rel="modulepreload"]', 'href')).toEqual([]);
    expect(html).not.toMatch(/__next_f|TURBOPACK|\$RC\b|<!--/);
  });

  test('has a rule for its classes, in itself or in a sheet that it links', () => {
    const linked = readAll(page, 'link[rel="stylesheet"]', 'href').map((href) =>
      readFile(href.replace(/^.*?_next\//, '_next/')),
    );
    const inline = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    const styled = new Set([...inline, ...linked].join('').match(/(?<=\.)[a-z][\w-]*/gi));
    const used = readAll(page, '*', 'class').flatMap((names) => names.split(' '));
    // The rules of what only scripts show come with the script.
    expect(used.filter((name) => styled.has(name)).length).toBeGreaterThan(0.9 * used.length);
  });

  test('begins its head with its encoding and a policy that forbids by default', () => {
    expect(first?.hasAttribute('charset')).toBe(true);
    expect(Buffer.from(html).subarray(0, 1024).toString()).toMatch(/<meta charset="utf-8"/i);
    expect(second?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-src')).toEqual(['https://www.google.com/maps']);
    for (const directive of ['base-uri', 'form-action']) {
      expect(policy.get(directive)).toEqual(["'none'"]);
    }
    expect(second?.getAttribute('content')).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  });

  test('lists in its policy the hash of every inline script and style, and no other', () => {
    const hashesOf = (all: Iterable<Element>) =>
      [...new Set([...all].map(({ textContent }) => `'${hashInline(textContent)}'`))].sort();
    expect(policy.get('script-src')?.slice(1).sort()).toEqual(hashesOf(scripts));
    const styles = hashesOf(document.querySelectorAll('style'));
    expect(policy.get('style-src')?.slice(1).sort()).toEqual(styles);
  });

  test('has neither handler nor style in an attribute, which the policy would refuse', () => {
    const refused = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name === 'style' || name.startsWith('on')),
    );
    expect(refused.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('names the script for who reaches for something, which is there', () => {
    const [named = ''] = readAll(page, '[data-live="script"]', 'data-enhance');
    expect(files).toContain(named.replace(/^.*?_next\//, '_next/'));
  });
});

test('nothing is left of what only a Next server or next/link would want', () => {
  const leftovers = /\.txt$|_buildManifest|_ssgManifest|_clientMiddlewareManifest|_not-found|!|@/;
  const ours = files.filter(isOurs);
  expect(ours.filter((file) => file !== 'robots.txt' && leftovers.test(file))).toEqual([]);
});

test('no folder stands beside a page of its name', () => {
  const folders = pages.map(({ file }) => file.replace(/\.html$/, '/'));
  expect(files.filter((file) => folders.some((folder) => file.startsWith(folder)))).toEqual([]);
});

test('of what Next built, only what a page names is published, and the one script', () => {
  const html = pages.map((page) => page.html).join();
  expect(files.filter((file) => file.startsWith('_next/') && !html.includes(file))).toEqual([]);
});

test('pages stay within 5 % of their budgets', () => {
  const { basePath } = readAddress();
  const site = readSite(outFolder);
  const weights = measurePages(pages, site);
  // Under a path of its own, every address of a page is longer.
  if (isExampleShop && basePath === '') {
    expect(weights.flatMap((weight) => findExcess(weight, 0.05))).toEqual([]);
  }
}, 60_000);
