import { getContent } from '@/model';
import { formatPrice } from '@/model/derive/format';
import { interpolate } from '@/model/derive/interpolate';
import { buildTemplateVariables } from '@/model/derive/template-variables';
import { ROUTES } from '@/model/routes';
import { parseMarkup } from '@/model/schema/markup';
import { pages, readAll } from './published-site';

const content = getContent();

const { gallery, home, privacy, services, shop, terms, uiText } = content;

/** `NodeFilter.SHOW_TEXT` in browsers. */
const SHOW_TEXT = 4;

/** Text nodes, labels and metadata of a page. */
function listTexts(route: string): string[] {
  const page = pages.find((it) => it.route === route);
  if (!page) {
    return [];
  }
  const texts = page.document.createTreeWalker(page.document, SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    found.push(texts.currentNode.textContent ?? '');
  }
  return [...found, ...readAll(page, '*', 'aria-label'), ...readAll(page, 'meta', 'content')];
}

/** Texts that docs/specification.md requires, by route. */
const phrases: readonly (readonly [route: string, phrases: readonly string[]])[] = [
  [
    '/',
    [
      shop.name.full,
      home.hero.headline.join(' '),
      home.hero.servicesLabel,
      uiText.bookLabel,
      home.booking.heading.join(' '),
      home.booking.bookLabel,
      // Strong text, links and telephone numbers are separate elements.
      ...parseMarkup(home.booking.note).flatMap(({ text }) =>
        interpolate(text, buildTemplateVariables(shop)).split(/(\d{4,5}-\d{4})/),
      ),
      ...(gallery.length > 0 ? [uiText.viewer.close] : []),
      uiText.menu.open,
      uiText.menu.close,
      ...services.map(({ title }) => title),
      ...services.map(({ price }) => formatPrice(price)),
      privacy.title,
      terms.title,
    ],
  ],
  ['/privacidade', [privacy.title, uiText.policy.back, uiText.policy.lastUpdated]],
  ['/termos', [terms.title, uiText.policy.back, uiText.policy.lastUpdated]],
  ['/404', [uiText.notFound.heading, uiText.notFound.homeLink]],
];

describe.each(phrases)('%s', (route, expected) => {
  test('has each text in one text node', () => {
    const texts = listTexts(route);
    expect(expected.filter((phrase) => !texts.some((text) => text.includes(phrase)))).toEqual([]);
  });
});

test.each(ROUTES)('%s has a copyright line with the year in its own element', (route) => {
  const line = uiText.footer.copyright.replaceAll('{nome}', () => shop.name.full);
  const year = pages
    .find((page) => page.route === route)
    ?.document.querySelector('footer [data-live="year"]');
  expect(year?.textContent).toMatch(/^20\d\d$/);
  expect(year?.parentElement?.textContent).toBe(line.replaceAll('{ano}', `${year?.textContent}`));
});
