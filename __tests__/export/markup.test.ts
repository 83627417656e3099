import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { allPages, bySite, readAll } from './sites';

/** Rules about the style of markup, which Next writes. */
const STYLE_RULES = [
  'attr-case',
  'attr-quotes',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'no-trailing-whitespace',
  'void-style',
];
/** Rules about texts, which are the owner's: telephones, long titles, equal names of landmarks. */
const TEXT_RULES = ['tel-non-breaking', 'long-title', 'unique-landmark'];

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // A preload may name its candidates in `imagesrcset` alone.
  elements: ['html5', { link: { attributes: { href: { required: false } } } }],
  rules: {
    ...Object.fromEntries([...STYLE_RULES, ...TEXT_RULES].map((rule) => [rule, 'off'])),
    'no-inline-style': 'error',
    'valid-id': ['error', { relaxed: true }],
  },
});

describe.each(allPages)('%s', (_, _site, page) => {
  const { document } = page;

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(page.html, page.file);
    const messages = results.flatMap((result) => result.messages);
    const problems = messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`,
    );
    expect(problems).toEqual([]);
  });

  test('is in Portuguese', () => {
    expect(document.documentElement.lang).toBe('pt-BR');
  });

  test('has no text that a program left: a variable, "undefined", an impossible hour', () => {
    const attributes = ['alt', 'title', 'aria-label', 'content', 'href'].flatMap((name) =>
      readAll(page, '*', name),
    );
    const elements = [...document.querySelectorAll('body *:not(script, style)')];
    const texts = [...elements.map(({ textContent }) => textContent), ...attributes];
    const leftover = /\{\p{L}+\}|\bundefined\b|\bNaN\b|\[object |\b2[4-9]:\d\d|\b3\d:\d\d/u;
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => leftover.test(text))).toEqual([]);
  });

  test('has an element for the year, which the page’s script updates', () => {
    const years = [...document.querySelectorAll('footer [data-behaviour=year]')];
    const isYear = years.map(({ textContent }) => /^\d{4}$/.test(textContent));
    expect(isYear).toEqual(page.route === '/404' ? [] : [true]);
  });

  test('has an element for today’s date if it is a policy', () => {
    const dates = document.querySelectorAll('time[data-behaviour=date][datetime]');
    const isPolicy = ['/privacidade', '/termos'].includes(page.route);
    expect(dates).toHaveLength(isPolicy ? 1 : 0);
  });
});

describe.each(bySite)('%s', (_, site) => {
  const readMetadata = (file: string) => sharp(path.join(site.folder, file)).metadata();

  test('the hero photo has high priority, and all others load lazily', () => {
    const photos = [...site.home.querySelectorAll('img[src*="/fotos/"]')];
    const [hero, ...others] = photos.map((photo) => ({
      priority: photo.getAttribute('fetchpriority'),
      loading: photo.getAttribute('loading'),
    }));
    expect(hero).toEqual({ priority: 'high', loading: null });
    expect(others.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
  });

  test('the map is 400 px high and loads lazily', () => {
    const frame = 'iframe[src^="https://www.google.com/maps"][loading=lazy]';
    expect(readAll({ document: site.home }, frame, 'height')).toEqual(['400']);
  });

  test('the 404 page logs the requested path to the console', () => {
    const page = site.pages.find(({ route }) => route === '/404');
    const scripts = [...(page?.document.querySelectorAll('script') ?? [])];
    const code = scripts.map(({ textContent }) => textContent).find((text) => /404: /.test(text));
    const error = jest.fn();
    new Function('console', 'location', code ?? '')({ error }, { pathname: '/cortes' });
    expect(error.mock.calls.join()).toContain('/cortes');
  });

  test('photos have no metadata, such as the place where they were taken', async () => {
    const photos = site.files.filter((file) => /^fotos\/.*(-320\.avif|-480\.avif|jpg)$/.test(file));
    expect(photos.length).toBeGreaterThan(0);
    for (const { exif, xmp, iptc } of await Promise.all(photos.map(readMetadata))) {
      expect(exif ?? xmp ?? iptc).toBeUndefined();
    }
  });

  test('icons have the sizes that the manifest tells', async () => {
    const { icons } = JSON.parse(site.read('manifest.webmanifest'));
    expect(icons.length).toBeGreaterThan(1);
    for (const { src, sizes } of icons) {
      const { width, height } = await readMetadata(src.slice(site.basePath.length));
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
  });

  test('the share picture has the format, size and weight that networks accept', async () => {
    expect(await readMetadata('og.png')).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(statSync(path.join(site.folder, 'og.png')).size).toBeLessThan(80_000);
  });

  test('no published file contains a path of the build machine or a note for the owner', () => {
    const home = homedir() === '/' ? process.cwd() : homedir();
    const revealing = [`${process.cwd()}/`, `${home}/`, 'sourceMappingURL=', 'sample: true'];
    const texts = site.ours.filter((file) => !/\.(avif|jpg|png|woff2)$/.test(file));
    const revealed = texts.filter((file) => {
      const text = site.read(file);
      return revealing.some((words) => text.includes(words));
    });
    expect(revealed).toEqual([]);
  });

  test('no source map is published', () => {
    expect(site.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});
