import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { allPages, bySite, readAttributes } from './sites';

/** html-validate's rules about markup style are off, because Next writes the markup. */
const STYLE_RULES = [
  'attr-case',
  'attr-quotes',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'no-trailing-whitespace',
  'void-style',
];

/** html-validate's rules about texts and names are off, because the owner writes the texts. */
const TEXT_RULES = ['tel-non-breaking', 'long-title', 'unique-landmark'];

const rulesTurnedOff = [...STYLE_RULES, ...TEXT_RULES].map((rule) => [rule, 'off']);

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // A photo's preload doesn't have an `href`, only an `imagesrcset`.
  elements: ['html5', { link: { attributes: { href: { required: false } } } }],
  rules: {
    ...Object.fromEntries(rulesTurnedOff),
    'no-inline-style': 'error',
    'valid-id': ['error', { relaxed: true }],
  },
});

/** If the home folder is `/`, every file would contain it, so the project's folder stands in. */
const HOME_FOLDER = homedir() === '/' ? process.cwd() : homedir();

/** Text that must never be published. */
const PRIVATE_TEXTS = [
  { what: 'the project’s path', text: `${process.cwd()}/` },
  { what: 'a home folder’s path', text: `${HOME_FOLDER}/` },
  { what: 'a source map’s URL', text: 'sourceMappingURL=' },
  { what: 'the sample’s mark in shop.yaml', text: 'sample: true' },
];

/** Matches a variable such as `{nome}` that wasn't replaced. */
const VARIABLE = /\{\p{L}+\}/u;

/** What the code could leave in text by mistake. An owner may well write “24:00”; the fixture shop never does. */
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

  test('the page contains no unreplaced variables, no “undefined” and no impossible hours', () => {
    const attributes = ['alt', 'title', 'aria-label', 'content', 'href'].flatMap((name) =>
      readAttributes(page, '*', name),
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

  test('only a policy has a date for the page’s script to update', () => {
    const dates = document.querySelectorAll('time[data-behaviour=date][datetime]');
    const isPolicy = ['/privacidade', '/termos'].includes(page.route);
    expect(dates).toHaveLength(isPolicy ? 1 : 0);
  });
});

describe.each(bySite)('%s', (_, site) => {
  const readMetadata = (file: string) => sharp(path.join(site.folder, file)).metadata();

  test('the hero photo has high priority, and all other photos load lazily', () => {
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
    expect(readAttributes({ document: site.home }, frame, 'height')).toEqual(['400']);
  });

  test('photos have no metadata, such as where they were taken', async () => {
    // Checking two AVIF widths and the JPEGs is enough, as all of a photo's files are made the same way.
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

  test('the share picture is a PNG of 1200 × 630 px, smaller than 80 kB', async () => {
    expect(await readMetadata('og.png')).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(statSync(path.join(site.folder, 'og.png')).size).toBeLessThan(80_000);
  });

  test.each(PRIVATE_TEXTS)('no published file contains $what', ({ text }) => {
    const textFiles = site.ourFiles.filter((file) => !/\.(avif|jpg|png|woff2)$/.test(file));
    expect(textFiles.filter((file) => site.read(file).includes(text))).toEqual([]);
  });

  test('no source map is published', () => {
    expect(site.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});
