import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { allPages, bySite, readAll } from './sites';

/** Rules for the style of markup, which Next writes. */
const STYLE =
  'attr-case attr-quotes attribute-boolean-style attribute-empty-style doctype-style no-trailing-whitespace void-style';
/** Telephones, long titles and equal names of landmarks are the owner's text. */
const CONTENT = 'tel-non-breaking long-title unique-landmark';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // A preload may name its candidates in `imagesrcset` alone.
  elements: ['html5', { link: { attributes: { href: { required: false } } } }],
  rules: {
    ...Object.fromEntries(`${STYLE} ${CONTENT}`.split(' ').map((rule) => [rule, 'off'])),
    'no-inline-style': 'error',
    'valid-id': ['error', { relaxed: true }],
    // Without scripts, a link replaces the menu button.
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
});

describe.each(allPages)('%s', (_, _site, page) => {
  test('is valid HTML in Portuguese', async () => {
    const { results } = await validator.validateString(page.html, page.file);
    const problems = results.flatMap(({ messages }) => messages);
    expect(problems.map((it) => `${it.ruleId}: ${it.message} ${it.selector}`)).toEqual([]);
    expect(page.document.documentElement.lang).toBe('pt-BR');
  });

  test('says nothing that a program left', () => {
    const attributes = ['alt', 'title', 'aria-label', 'content', 'href'].flatMap((name) =>
      readAll(page, '*', name),
    );
    const texts = [...page.document.querySelectorAll('body *:not(script, style)')];
    const words = [...texts.map(({ textContent }) => textContent), ...attributes];
    const left = /\{\p{L}+\}|\bundefined\b|\bNaN\b|\[object |\b2[4-9]:\d\d|\b3\d:\d\d/u;
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((text) => left.test(text))).toEqual([]);
  });

  test('has the year and the date as elements that the browser script renews', () => {
    const years = [...page.document.querySelectorAll('footer [data-behaviour=year]')];
    const dates = [...page.document.querySelectorAll('time[data-behaviour=date][datetime]')];
    expect(years.map(({ textContent }) => /^\d{4}$/.test(textContent))).toEqual(
      page.route === '/404' ? [] : [true],
    );
    expect(dates).toHaveLength(/privacidade|termos/.test(page.route) ? 1 : 0);
  });
});

describe.each(bySite)('%s', (_, site) => {
  test('the hero photo has high priority, and all others load lazily', () => {
    const photos = [...site.home.querySelectorAll('img[src*="/fotos/"]')];
    const [hero, ...others] = photos.map((photo) =>
      ['fetchpriority', 'loading'].map((name) => photo.getAttribute(name)),
    );
    expect(hero).toEqual(['high', null]);
    expect(others.filter(([, loading]) => loading !== 'lazy')).toEqual([]);
  });

  test('the map is 400 px high, and loads lazily', () => {
    const frame = 'iframe[src^="https://www.google.com/maps"][loading=lazy]';
    expect(readAll({ document: site.home }, frame, 'height')).toEqual(['400']);
  });

  test('the 404 page logs the path that is missing to the console', () => {
    const page = site.pages.find(({ route }) => route === '/404');
    const scripts = [...(page?.document.querySelectorAll('script') ?? [])];
    const [code] = scripts.map((it) => it.textContent).filter((it) => it.includes('console'));
    const error = jest.fn();
    new Function('console', 'location', code ?? '')({ error }, { pathname: '/cortes' });
    expect(error.mock.calls.join()).toContain('/cortes');
  });

  test('photos have no metadata; share picture and icons have the size that networks and phones expect', async () => {
    const read = (file: string) => sharp(path.join(site.folder, file)).metadata();
    const photos = site.files.filter((file) => /^fotos\/.*(-320\.avif|-480\.avif|jpg)$/.test(file));
    expect(photos.length).toBeGreaterThan(0);
    for (const { exif, xmp, iptc } of await Promise.all(photos.map(read))) {
      expect(exif ?? xmp ?? iptc).toBeUndefined();
    }
    const { icons } = JSON.parse(site.read('manifest.webmanifest'));
    for (const { src, sizes } of icons) {
      const { width, height } = await read(src.slice(site.basePath.length));
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
    expect(await read('og.png')).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(statSync(path.join(site.folder, 'og.png')).size).toBeLessThan(80_000);
  });

  test('no published file contains paths of the build machine, a source map or the owner’s notes', () => {
    const home = homedir() === '/' ? process.cwd() : homedir();
    const texts = site.ours.filter((file) => !/\.(avif|jpg|png|woff2)$/.test(file));
    const revealing = [`${process.cwd()}/`, `${home}/`, 'sourceMappingURL=', 'sample: true'];
    expect(texts.filter((file) => revealing.some((it) => site.read(file).includes(it)))).toEqual(
      [],
    );
    expect(site.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});
