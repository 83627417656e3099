import { bySite, fixtureSite } from './sites';

/** The contents of these elements aren't recorded: almost every change to a page changes them, and they have tests. */
const LONG_CONTENTS = 'style, script, [http-equiv]';

/** Describes an element by its attributes and text, such as `meta name=description content=O que vale aqui.` */
function describeElement(element: Element): string {
  if (element.matches(LONG_CONTENTS)) {
    return `${element.localName} …`;
  }
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  return [element.localName, ...attributes, element.textContent].join(' ').trim();
}

// The order counts: the charset has to be in the first 1024 bytes, the hero's preload comes before whatever else loads,
// Safari before 26 takes the first icon, and some crawlers read Open Graph data only at the start of a page.
test.each(fixtureSite.pages)('the head of $file is as recorded', ({ document }) => {
  expect([...document.head.children].map(describeElement)).toMatchSnapshot();
});

test('the fixture shop’s manifest is as recorded', () => {
  expect(JSON.parse(fixtureSite.read('manifest.webmanifest'))).toMatchSnapshot();
});

describe.each(bySite)('%s', (_, site) => {
  test('the sitemap lists every page except the 404 page', () => {
    const locations = [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
    const pages = site.pages.filter(({ route }) => route !== '/404');
    const expected = pages.map(({ route }) => site.absoluteUrl(route));
    expect(locations.map(([, url]) => url).toSorted()).toEqual(expected.toSorted());
  });

  test('robots.txt allows every page, and names the sitemap', () => {
    const sitemap = site.absoluteUrl('/sitemap.xml');
    expect(site.read('robots.txt')).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  });
});
