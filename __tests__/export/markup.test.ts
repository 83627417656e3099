import { homedir } from 'node:os';
import { HtmlValidate, type Report } from 'html-validate';
import { parsePage } from '@/scripts/postbuild/page';
import { files, pages, readFile } from './published-site';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Next writes the markup: these judge its spelling, not its meaning.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Where no script runs, a link stands in for the menu button.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // The owner's telephone is written as it is read.
    'tel-non-breaking': 'off',
    'void-style': 'off',
    // The document's own title, longer than 70 letters or not, is the owner's text.
    'long-title': 'off',
    // So are the names of landmarks, which may be alike.
    'unique-landmark': 'off',
  },
});

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_route, page) => {
  test('is valid HTML in Portuguese, which nobody is kept from enlarging', async () => {
    // With the end tags that HTML lets out, which this validator follows in part.
    const { document } = parsePage(page.file, page.html);
    const { documentElement } = document;
    expect(documentElement.lang).toBe('pt-BR');
    const viewport = document.querySelector('meta[name=viewport]');
    expect(viewport?.getAttribute('content')).not.toMatch(/maximum-scale|user-scalable/);
    const html = `<!DOCTYPE html>${documentElement.outerHTML}`;
    expect(describeProblems(await validator.validateString(html, page.file))).toEqual([]);
  });

  test('no mark of a text is left unfilled', () => {
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

test('the photo that opens the home is asked for first, and those below it when they come near', () => {
  const home = pages.find(({ route }) => route === '/');
  const photos = (home?.elements ?? []).filter(
    ({ tag, attributes }) => tag === 'img' && attributes.get('src')?.includes('/fotos/'),
  );
  const [hero, ...others] = photos.map(({ attributes }) => attributes);
  expect([hero?.get('fetchpriority'), hero?.get('loading')]).toEqual(['high', undefined]);
  expect(others.filter((it) => it.get('loading') !== 'lazy')).toEqual([]);
});

test('the texts of a published file name no folder of the machine that built it', () => {
  const traces = [process.cwd(), homedir() === '/' ? process.cwd() : homedir()];
  const revealing = textFiles().filter((file) => {
    const text = readFile(file);
    return traces.some((trace) => text.includes(`${trace}/`));
  });
  expect(revealing).toEqual([]);
});

test('no source map is published, and no file asks for one', () => {
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
