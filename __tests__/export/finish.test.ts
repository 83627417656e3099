import { readAddress } from '@/model/derive/site-url';
import { parsePage } from '@/scripts/finish/page';
import { hashInline } from '@/scripts/finish/policy';
import { readSite } from '@/scripts/site-folder';
import { findExcess, weighPages } from '@/scripts/weigh';
import { isExampleShop } from '../fixtures/is-example-shop';
import { files, isOurs, outFolder, pages } from './published-site';

const EXECUTABLE_TYPES = ['', 'text/javascript', 'module', 'importmap', 'speculationrules'];

describe.each(pages.map((page) => [page.route, page] as const))(
  '%s',
  (_route, { elements, html }) => {
    const scripts = elements.filter(
      ({ tag, attributes }) =>
        tag === 'script' && EXECUTABLE_TYPES.includes(attributes.get('type') ?? ''),
    );
    const start = elements.findIndex(({ tag }) => tag === 'head') + 1;
    const head = elements[start + 1];
    const policy = new Map(
      (head?.attributes.get('content') ?? '').split('; ').map((directive): [string, string[]] => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
    );

    test('asks for no script by itself', () => {
      expect(scripts.filter(({ attributes }) => attributes.has('src'))).toEqual([]);
      const ahead = elements.filter(
        ({ tag, attributes }) =>
          tag === 'link' &&
          (attributes.get('as') === 'script' || attributes.get('rel') === 'modulepreload'),
      );
      expect(ahead).toEqual([]);
    });

    test('carries none of the framework in its text', () => {
      expect(html).not.toMatch(/__next_f|TURBOPACK|\$RC\b|<!--/);
    });

    test('begins its head with its encoding and a policy that forbids by default', () => {
      expect(elements[start]?.attributes.has('charset')).toBe(true);
      expect(head?.attributes.get('http-equiv')).toBe('Content-Security-Policy');
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('frame-src')).toEqual(['https://www.google.com/maps']);
      for (const directive of ['base-uri', 'form-action']) {
        expect(policy.get(directive)).toEqual(["'none'"]);
      }
      expect(head?.attributes.get('content')).not.toMatch(/unsafe|\*|data:|blob:|http:/);
    });

    test('lists in its policy the hash of every inline script and style, and no other', () => {
      const hashesOf = (all: readonly { text: string }[]) =>
        [...new Set(all.map(({ text }) => `'${hashInline(text)}'`))].sort();
      const styles = elements.filter(({ tag }) => tag === 'style');

      expect(policy.get('script-src')?.slice(1).sort()).toEqual(hashesOf(scripts));
      expect(policy.get('style-src')?.slice(1).sort()).toEqual(hashesOf(styles));
    });

    test('has neither handler nor style in an attribute, which the policy would refuse', () => {
      const refused = elements.flatMap(({ tag, attributes }) =>
        [...attributes.keys()]
          .filter((name) => name === 'style' || name.startsWith('on'))
          .map((name) => `<${tag} ${name}>`),
      );
      expect(refused).toEqual([]);
    });

    test('says its encoding in the first 1024 bytes', () => {
      expect(Buffer.from(html).subarray(0, 1024).toString()).toMatch(/<meta charset="utf-8"/i);
    });

    test('names the script for who reaches for something, which is there', () => {
      const named = elements.flatMap(({ attributes }) => {
        const source = attributes.get('data-enhance') ?? '';
        return source.includes('/') ? source.replace(/^.*?_next\//, '_next/') : [];
      });
      expect(named).toHaveLength(1);
      expect(files).toContain(named[0]);
    });
  },
);

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
  const parsed = pages.map(({ file, html }) => parsePage(file, html));
  const weights = weighPages(parsed, site);
  // Under a path of its own, every address of a page is longer.
  if (isExampleShop && basePath === '') {
    expect(weights.flatMap((weight) => findExcess(weight, 0.05))).toEqual([]);
  }
}, 60_000);
