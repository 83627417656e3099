import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { allPages, bySite, readAll } from './sites';

/** Rules of html-validate about the style of markup. These rules are off, because Next writes the markup. */
const STYLE_RULES = [
  'attr-case',
  'attr-quotes',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'no-trailing-whitespace',
  'void-style',
];

/** Rules of html-validate about texts and names. These rules are off, because the owner writes the texts. */
const TEXT_RULES = ['tel-non-breaking', 'long-title', 'unique-landmark'];

const rulesTurnedOff = [...STYLE_RULES, ...TEXT_RULES].map((rule) => [rule, 'off']);

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // A <link> needs no `href` here, because the preload of a photo names its files in `imagesrcset` alone.
  elements: ['html5', { link: { attributes: { href: { required: false } } } }],
  rules: {
    ...Object.fromEntries(rulesTurnedOff),
    'no-inline-style': 'error',
    'valid-id': ['error', { relaxed: true }],
  },
});

/** The home folder of the user who builds the site. The home `/` would be in every file, so the project stands in. */
const HOME_FOLDER = homedir() === '/' ? process.cwd() : homedir();

/** Texts that must stay on the machine that builds the site. */
const PRIVATE_TEXTS = [
  { what: 'the path of the project', text: `${process.cwd()}/` },
  { what: 'the path of a home folder', text: `${HOME_FOLDER}/` },
  { what: 'the address of a source map', text: 'sourceMappingURL=' },
  { what: 'the mark of the sample in shop.yaml', text: 'sample: true' },
];

/** Matches a variable such as `{nome}` that was not replaced. */
const VARIABLE = /\{\p{L}+\}/u;

/** Patterns of what the code could leave in a text by mistake. An owner's texts may say “24:00”; the fixture's don't. */
const LEFTOVERS = {
  content: [VARIABLE],
  fixture: [
    VARIABLE,
    /\bundefined\b|\bNaN\b|\[object /,
    /\b2[4-9]:\d\d|\b3\d:\d\d/, // An hour from 24 to 39.
  ],
};

describe.each(allPages)('%s', (_, site, page) => {
  const { document } = page;

  test('the page is valid HTML', async () => {
    const { results } = await validator.validateString(page.html, page.file);
    const messages = results.flatMap((result) => result.messages);
    const problems = messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`,
    );
    expect(problems).toEqual([]);
  });

  test('the page is in Portuguese', () => {
    expect(document.documentElement.lang).toBe('pt-BR');
  });

  test('the page contains no unreplaced variable, no “undefined” and no impossible hour', () => {
    const attributes = ['alt', 'title', 'aria-label', 'content', 'href'].flatMap((name) =>
      readAll(page, '*', name),
    );
    const elements = [...document.querySelectorAll('body *:not(script, style)')];
    const texts = [...elements.map(({ textContent }) => textContent), ...attributes];
    expect(texts.length).toBeGreaterThan(20);
    for (const leftover of LEFTOVERS[site.name]) {
      expect(texts.filter((text) => leftover.test(text))).toEqual([]);
    }
  });

  test('the footer has a year for the page’s script to update, except on the 404 page', () => {
    const elements = [...document.querySelectorAll('footer [data-behaviour=year]')];
    const years = elements.map(({ textContent }) => textContent);
    const expected = page.route === '/404' ? [] : [expect.stringMatching(/^\d{4}$/)];
    expect(years).toEqual(expected);
  });

  test('a policy has a date for the page’s script to update, and other pages have none', () => {
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

  test('photos have no metadata, such as the place where they were taken', async () => {
    // Two widths of each photo and the JPEGs are enough, because all files of a photo are made in the same way.
    const photos = site.files.filter((file) => /^fotos\/.*(-320\.avif|-480\.avif|jpg)$/.test(file));
    expect(photos.length).toBeGreaterThan(0);
    for (const { exif, xmp, iptc } of await Promise.all(photos.map(readMetadata))) {
      expect(exif).toBeUndefined();
      expect(xmp).toBeUndefined();
      expect(iptc).toBeUndefined();
    }
  });

  test('icons have the sizes that the manifest states', async () => {
    const { icons } = JSON.parse(site.read('manifest.webmanifest'));
    expect(icons.length).toBeGreaterThan(1);
    for (const { src, sizes } of icons) {
      const { width, height } = await readMetadata(src.slice(site.basePath.length));
      expect({ src, sizes: `${width}x${height}` }).toEqual({ src, sizes });
    }
  });

  test('the share picture is a PNG of 1200 × 630 px and less than 80 kB', async () => {
    expect(await readMetadata('og.png')).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(statSync(path.join(site.folder, 'og.png')).size).toBeLessThan(80_000);
  });

  test.each(PRIVATE_TEXTS)('no published file contains $what', ({ text }) => {
    const textFiles = site.ours.filter((file) => !/\.(avif|jpg|png|woff2)$/.test(file));
    expect(textFiles.filter((file) => site.read(file).includes(text))).toEqual([]);
  });

  test('no source map is published', () => {
    expect(site.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});
