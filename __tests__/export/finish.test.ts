import { parsePage } from '@/scripts/finish/page';
import { hashInline } from '@/scripts/finish/policy';
import { readSite } from '@/scripts/finish/site-folder';
import { BUDGETS, findExcess, RESPONSE_HEADER_BYTES, weighPage } from '@/scripts/weigh';
import { isExampleShop } from '../fixtures/is-example-shop';
import { files, isOurs, outFolder, pages, readFile } from './published-site';

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
      expect(html).not.toMatch(/__next_f|TURBOPACK|\$RC\b/);
    });

    test('begins its head with its encoding and a policy that forbids by default', () => {
      expect(elements[start]?.attributes.has('charset')).toBe(true);
      expect(head?.attributes.get('http-equiv')).toBe('Content-Security-Policy');
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('frame-src')).toEqual(['https://www.google.com/maps']);
      for (const directive of ['base-uri', 'form-action', 'object-src']) {
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

    test('names its own part of the runtime, and that the shared one; both are there', () => {
      const own = elements
        .flatMap(({ attributes }) => attributes.get('data-runtime') ?? [])
        .map((source) => source.replace(/^.*?_next\//, '_next/'));
      expect(own).toHaveLength(1);
      const shared = readFile(own.join()).match(/_next\/static\/runtime\/next\.[\w-]+\.js/g) ?? [];
      expect(shared).toHaveLength(1);
      expect([...own, ...shared].filter((source) => !files.includes(source))).toEqual([]);
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

test('the chunk paths that scripts know are joined or published', () => {
  const joined = files.filter((file) => file.startsWith('_next/static/runtime/')).map(readFile);
  const known = joined.flatMap((code) => code.match(/static\/chunks\/[\w.~-]+\.js/g) ?? []);
  const registered = (path: string) => joined.some((code) => code.includes(`/_next/${path}");`));
  expect(known.filter((path) => !registered(path) && !files.includes(`_next/${path}`))).toEqual([]);
});

test('pages keep to their budgets', async () => {
  const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
  const site = await readSite(outFolder);
  const weights = pages.map(({ file, html }) => weighPage(parsePage(file, html), site, basePath));
  expect(BUDGETS.homeDocumentBytes['brotli 5'] + RESPONSE_HEADER_BYTES).toBe(14_600);
  // Under a path of its own, every address of a page is longer.
  if (isExampleShop && basePath === '') {
    expect(weights.flatMap(findExcess)).toEqual([]);
  }
}, 60_000);
