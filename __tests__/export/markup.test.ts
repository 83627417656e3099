import { homedir } from 'node:os';
import { HtmlValidate, type Report } from 'html-validate';
import { parsePage } from '@/scripts/postbuild/page';
import { files, pages, readFile } from './published-site';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // A preload may name its candidates in `imagesrcset` alone.
  elements: ['html5', { link: { attributes: { href: { required: false } } } }],
  rules: {
    // Next writes the markup; these rules only check its style.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Without scripts, a link replaces the menu button.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // Telephone numbers are the owner's text.
    'tel-non-breaking': 'off',
    'void-style': 'off',
    // Titles are the owner's text and may be longer than 70 characters.
    'long-title': 'off',
    // Names of landmarks are the owner's text, too, and may be equal.
    'unique-landmark': 'off',
  },
});

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_route, page) => {
  test('is valid HTML in Portuguese and can be zoomed', async () => {
    // With optional end tags, which this validator supports only in part.
    const document = parsePage(page.html);
    const { documentElement } = document;
    expect(documentElement.lang).toBe('pt-BR');
    const viewport = document.querySelector('meta[name=viewport]');
    expect(viewport?.getAttribute('content')).not.toMatch(/maximum-scale|user-scalable/);
    const html = `<!DOCTYPE html>${documentElement.outerHTML}`;
    expect(describeProblems(await validator.validateString(html, page.file))).toEqual([]);
  });

  test('no template variable is left in a text', () => {
    const body = page.elements.find(({ tag }) => tag === 'body');
    const texts = page.elements.filter(({ tag }) => !['script', 'style'].includes(tag));
    const attributes = texts.flatMap((it) => [...it.attributes.values()]);
    expect(body).toBeDefined();
    expect(
      [
        ...texts.filter((it) => !['html', 'body', 'head'].includes(it.tag)).map((it) => it.text),
        ...attributes,
      ].filter((text) => /\{\p{L}+\}|\bundefined\b|\bNaN\b|\[object /u.test(text)),
    ).toEqual([]);
  });
});

test('the hero photo has high priority, and all others load lazily', () => {
  const home = pages.find(({ route }) => route === '/');
  const photos = (home?.elements ?? []).filter(
    ({ tag, attributes }) => tag === 'img' && attributes.get('src')?.includes('/fotos/'),
  );
  const [hero, ...others] = photos.map(({ attributes }) => attributes);
  expect([hero?.get('fetchpriority'), hero?.get('loading')]).toEqual(['high', undefined]);
  expect(others.filter((it) => it.get('loading') !== 'lazy')).toEqual([]);
});

test('no published file contains paths of the build machine', () => {
  const traces = [process.cwd(), homedir() === '/' ? process.cwd() : homedir()];
  const revealing = textFiles().filter((file) => {
    const text = readFile(file);
    return traces.some((trace) => text.includes(`${trace}/`));
  });
  expect(revealing).toEqual([]);
});

test('no source map is published or referenced', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(textFiles().filter((file) => readFile(file).includes('sourceMappingURL='))).toEqual([]);
});

function textFiles(): string[] {
  return files.filter((file) => !/\.(avif|webp|jpe?g|png|ico|woff2)$/.test(file));
}

function describeProblems(report: Report): string[] {
  return report.results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message, selector }) =>
      [`${line}:${column}`, ruleId, message, selector].join(' · '),
    ),
  );
}
