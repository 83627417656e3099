import { homedir } from 'node:os';
import { HtmlValidate } from 'html-validate';
import { readAttributes, textOf } from './open-site';
import { bySite, fixtureSite, pagesWithoutReact } from './sites';

/** These rules are off because they judge how HTML is formatted, and Next formats it. */
const STYLE_RULES = [
  'attr-case',
  'attr-quotes',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'no-trailing-whitespace',
  'void-style',
];

/** These rules are off because they judge the owner's texts, such as long titles. */
const TEXT_RULES = ['tel-non-breaking', 'long-title', 'unique-landmark'];

const rulesTurnedOff = [...STYLE_RULES, ...TEXT_RULES].map((rule) => [rule, 'off']);

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // A photo's preload doesn't have an `href`, only an `imagesrcset`.
  elements: ['html5', { link: { attributes: { href: { required: false } } } }],
  rules: { ...Object.fromEntries(rulesTurnedOff), 'valid-id': ['error', { relaxed: true }] },
});

describe.each(pagesWithoutReact)('%s', (_, site, page) => {
  const { document } = page;

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(page.html, page.file);
    const messages = results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
    ).toEqual([]);
  });

  test('loads no script, and has nothing from React or Next', () => {
    expect(readAttributes(page, 'script', 'src')).toEqual([]);
    expect(page.html).not.toMatch(/__next_f|TURBOPACK|\$RC\b/);
  });

  test('has a rule for every class', () => {
    const hrefs = readAttributes(page, 'link[rel="stylesheet"]', 'href');
    const inline = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    const linked = hrefs.map((href) => site.read(href.slice(href.indexOf('_next/'))));
    const withRule = new Set([...inline, ...linked].join('').match(/(?<=\.)-?[a-z_][\w-]*/gi));
    const used = readAttributes(page, '*', 'class').flatMap((names) => names.split(' '));
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !withRule.has(name))).toEqual([]);
  });

  test('shows text in fallback fonts while its two fonts load', () => {
    expect(page.html.match(/font-display: ?swap/g)).toHaveLength(2);
  });

  test('opens links to other sites in a new tab, over https, without an opener or a referrer', () => {
    const links = [...document.querySelectorAll('a[href^="http"]')];
    const isSafe = '[href^="https:"][target=_blank][rel="noopener noreferrer"]';
    expect(links.filter((link) => !link.matches(isSafe)).map(({ outerHTML }) => outerHTML)).toEqual(
      [],
    );
  });

  test('ends with the script that starts behaviours', () => {
    const last = document.body.lastElementChild;
    expect(last?.localName).toBe('script');
    expect(last?.textContent).toContain('data-behaviour');
    // A listener for `unload` or `beforeunload` keeps a page out of the back/forward cache.
    expect(last?.textContent).not.toContain('unload');
  });

  test('keeps Cloudflare’s Rocket Loader away from its scripts', () => {
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.filter((script) => script.dataset.cfasync !== 'false')).toEqual([]);
  });

  test('keeps Cloudflare from replacing e-mail addresses', () => {
    expect(page.html).toMatch(/<body[^>]*><!--email_off-->.*<!--\/email_off--><\/body>/s);
  });
});

test('only the 404 page’s two texts are in English', () => {
  const languages = fixtureSite.pages.map(({ document }) => document.documentElement.lang);
  expect(new Set(languages)).toEqual(new Set(['pt-BR']));
  const english = fixtureSite.pages.flatMap(({ document }) => [
    ...document.querySelectorAll('[lang=en]'),
  ]);
  expect(english.map(textOf)).toEqual(['Oops! Page not found', 'Return to Home']);
});

/** Falls back to the project's folder if the home folder is `/`, because almost every file contains a slash. */
const HOME_FOLDER = homedir() === '/' ? process.cwd() : homedir();

describe.each(bySite)('%s', (_, site) => {
  test('the hero photo has high priority, and all other photos load lazily', () => {
    const [hero, ...others] = site.home.querySelectorAll('img[src*="/fotos/"]');
    expect(hero?.getAttribute('fetchpriority')).toBe('high');
    expect(hero?.hasAttribute('loading')).toBe(false);
    expect(others.filter((photo) => photo.getAttribute('loading') !== 'lazy')).toEqual([]);
  });

  test('the map is 400 px high and loads lazily', () => {
    const frame = 'iframe[src^="https://www.google.com/maps"][loading=lazy]';
    expect(readAttributes({ document: site.home }, frame, 'height')).toEqual(['400']);
  });

  test.each([
    ['the project’s path', `${process.cwd()}/`],
    ['a home folder’s path', `${HOME_FOLDER}/`],
    ['a source map’s URL', 'sourceMappingURL='],
  ])('no published file contains %s', (_what, text) => {
    const textFiles = site.ourFiles.filter((file) => !/\.(avif|jpg|png|woff2)$/.test(file));
    expect(textFiles.filter((file) => site.read(file).includes(text))).toEqual([]);
  });
});
