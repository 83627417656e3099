import { homedir } from 'node:os';
import { HtmlValidate } from 'html-validate';
import { allPages, bySite, readAttributes } from './sites';

/** These rules are turned off because they judge how HTML is formatted, and Next formats it. */
const STYLE_RULES = [
  'attr-case',
  'attr-quotes',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'no-trailing-whitespace',
  'void-style',
];

/** These rules are turned off because they judge the owner's texts, such as long titles. */
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

/** Falls back to the project's folder if the home folder is `/`, because almost every file contains a slash. */
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

/**
 * Only a bug would leave these on a page. An owner may write “24:00” or “undefined” on purpose, so only the fixture
 * shop is checked for those.
 */
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
    const problems = messages.map(({ ruleId, message, selector }) => ({
      ruleId,
      message,
      selector,
    }));
    expect(problems).toEqual([]);
  });

  test('the page is in Portuguese', () => {
    expect(document.documentElement.lang).toBe('pt-BR');
  });

  test('the page contains no unreplaced variables, no “undefined” and no impossible hours', () => {
    const names = ['alt', 'title', 'aria-label', 'content', 'href'];
    const attributes = names.flatMap((name) => readAttributes(page, '*', name));
    const elements = [...document.querySelectorAll('body *:not(script, style)')];
    const texts = elements.map(({ textContent }) => textContent);
    const allTexts = [...texts, ...attributes];
    expect(allTexts.length).toBeGreaterThan(20);
    for (const pattern of LEFTOVERS[site.name]) {
      const leftovers = allTexts.filter((text) => pattern.test(text));
      expect(leftovers).toEqual([]);
    }
  });

  test('every footer has a year that the page’s script updates, except on the 404 page', () => {
    const elements = [...document.querySelectorAll('footer [data-behaviour=year]')];
    const years = elements.map(({ textContent }) => textContent);
    const expected = page.route === '/404' ? [] : [expect.stringMatching(/^\d{4}$/)];
    expect(years).toEqual(expected);
  });

  test('only policies have a date that the page’s script updates', () => {
    const dates = document.querySelectorAll('time[data-behaviour=date][datetime]');
    const isPolicy = ['/privacidade', '/termos'].includes(page.route);
    expect(dates).toHaveLength(isPolicy ? 1 : 0);
  });
});

describe.each(bySite)('%s', (_, site) => {
  test('the hero photo has high priority, and all other photos load lazily', () => {
    const photos = [...site.home.querySelectorAll('img[src*="/fotos/"]')];
    const [hero, ...others] = photos;
    const eagerPhotos = others.filter((photo) => photo.getAttribute('loading') !== 'lazy');
    expect(hero?.getAttribute('fetchpriority')).toBe('high');
    expect(hero?.hasAttribute('loading')).toBe(false);
    expect(eagerPhotos.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('the map is 400 px high and loads lazily', () => {
    const frame = 'iframe[src^="https://www.google.com/maps"][loading=lazy]';
    expect(readAttributes({ document: site.home }, frame, 'height')).toEqual(['400']);
  });

  test.each(PRIVATE_TEXTS)('no published file contains $what', ({ text }) => {
    const textFiles = site.ourFiles.filter((file) => !/\.(avif|jpg|png|woff2)$/.test(file));
    const filesWithText = textFiles.filter((file) => site.read(file).includes(text));
    expect(filesWithText).toEqual([]);
  });

  test('no source map is published', () => {
    const sourceMaps = site.files.filter((file) => file.endsWith('.map'));
    expect(sourceMaps).toEqual([]);
  });
});
