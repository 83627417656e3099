import { homedir } from 'node:os';
import path from 'node:path';
import { HtmlValidate, type Report } from 'html-validate';
import sharp from 'sharp';
import { allPages, bySite, readAll } from './sites';

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

describe.each(allPages)('%s', (_, site, page) => {
  test('is valid HTML in Portuguese', async () => {
    const report = await validator.validateString(page.html, page.file);
    expect(describeProblems(report)).toEqual([]);
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

  test('has the shop’s telephone with its country', () => {
    const links = readAll(page, 'a[href^="tel:"]', 'href');
    const number = `tel:+55${site.shop.telephone.replace(/\D/g, '')}`;
    expect(links.filter((link) => link !== number)).toEqual([]);
    expect(links.length > 0).toBe(page.route === '/');
  });

  test('has the year and the date as elements that the live script renews', () => {
    const years = [...page.document.querySelectorAll('footer [data-live=year]')];
    const dates = [...page.document.querySelectorAll('time[data-live=date][datetime]')];
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
    const maps = readAll(
      { document: site.home },
      'iframe[src^="https://www.google.com/maps"][loading=lazy]',
      'height',
    );
    expect(maps).toEqual(['400']);
  });

  test('the 404 page logs the path that is missing to the console', () => {
    const page = site.pages.find(({ route }) => route === '/404');
    const [script] = [...(page?.document.querySelectorAll('script') ?? [])].filter(
      ({ textContent }) => textContent.includes('console'),
    );
    const error = jest.fn();
    new Function('console', 'location', script?.textContent ?? '')(
      { error },
      { pathname: '/cortes' },
    );
    expect(error.mock.calls.join()).toContain('/cortes');
  });

  test('photos have no metadata, and the share picture has the size that networks expect', async () => {
    const images = site.files.filter((file) =>
      /^fotos\/.*-(320|480)\.avif$|^fotos\/.*jpg$/.test(file),
    );
    expect(images.length).toBeGreaterThan(0);
    for (const file of images) {
      const { exif, xmp, iptc } = await sharp(path.join(site.folder, file)).metadata();
      expect([file, exif ?? xmp ?? iptc]).toEqual([file, undefined]);
    }
    expect(await sharp(path.join(site.folder, 'og.png')).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
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

function describeProblems(report: Report): string[] {
  return report.results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message, selector }) =>
      [`${line}:${column}`, ruleId, message, selector].join(' · '),
    ),
  );
}
