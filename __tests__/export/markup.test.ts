import { homedir } from 'node:os';
import { HtmlValidate, type Report } from 'html-validate';
import { parsePage } from '@/scripts/finish/page';
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
  test('is valid HTML', async () => {
    // With the end tags that HTML lets out, which this validator follows in part.
    const { documentElement } = parsePage(page.file, page.html).document;
    const html = `<!DOCTYPE html>${documentElement.outerHTML}`;
    expect(describeProblems(await validator.validateString(html, page.file))).toEqual([]);
  });

  test('carries no style and no script in an attribute, which the CSP would refuse', () => {
    const attributes = page.elements.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(([name]) => name === 'style' || name.startsWith('on'))).toEqual([]);
    expect(attributes.filter(([, value]) => /^\s*(javascript|data):/i.test(value))).toEqual([]);
  });

  test('has one h1 and skips no level of heading', () => {
    const levels = page.elements
      .filter(({ tag }) => /^h[1-6]$/.test(tag))
      .map(({ tag }) => Number(tag.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  });

  test('is in Portuguese, and says so, along with its encoding and its width', () => {
    const html = page.elements.find(({ tag }) => tag === 'html');
    expect(html?.attributes.get('lang')).toBe('pt-BR');
    expect(page.html.slice(0, 1024)).toMatch(/<meta charSet="utf-8"/i);
    const viewport = page.elements.find((it) => it.attributes.get('name') === 'viewport');
    expect(viewport?.attributes.get('content')).toContain('width=device-width');
    expect(viewport?.attributes.get('content')).not.toMatch(/maximum-scale|user-scalable/);
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
