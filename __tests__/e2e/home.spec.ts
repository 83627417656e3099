import type { Locator } from '@playwright/test';
import { getContent } from '@/model';
import { formatHours, formatPrice, formatStreet, formatTelephone } from '@/model/derive/format';
import {
  buildBookingUrl,
  buildDirectionsUrl,
  buildMapEmbedUrl,
  buildWhatsappUrl,
} from '@/model/derive/links';
import { capitalize, formatWeekday } from '@/model/derive/week';
import { ANCHORS } from '@/model/routes';
import { withoutMarkup } from '@/model/schema/markup';
import { WEEKDAYS } from '@/model/schema/opening-hours';
import { expect, test } from './fixtures';

const content = getContent();
const { home, services, shop, testimonials, uiText } = content;
const bookingUrl = buildBookingUrl(shop);

/** Expects exactly one link per name, with the given address. */
async function expectLinks(region: Locator, links: Readonly<Record<string, string | RegExp>>) {
  for (const [name, href] of Object.entries(links)) {
    await expect(region.getByRole('link', { name })).toHaveAttribute('href', href);
  }
}

test.describe('content of the page', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test("sections follow the specification's order, each a landmark with a heading", async ({
    page,
  }) => {
    await expect(page.locator('header ~ main ~ footer')).toHaveCount(1);
    const sections = page.locator('main > section');
    for (const section of await sections.all()) {
      await expect(section).toHaveRole('region');
      await expect(section).toHaveAccessibleName(/\S/);
      await expect(section.getByRole('heading').first()).toBeVisible();
    }
    const names = await sections.evaluateAll((all) => all.map((it) => it.id || it.ariaLabel));
    expect(names).toEqual([
      home.hero.headline.join(' '),
      'servicos',
      'agendar',
      'equipe',
      'galeria',
      home.testimonials.name,
      'contato',
    ]);
    // Sections that links in the content may target.
    expect(ANCHORS.filter((anchor) => !names.includes(anchor.slice(1)))).toEqual([]);
  });

  test('services: a card each, with texts, price and booking link', async ({ page }) => {
    const cards = page.locator('#servicos').getByRole('article');
    await expect(cards).toHaveCount(services.length);
    for (const [index, { title, description = '', price, features }] of services.entries()) {
      const card = cards.nth(index);
      await expect(card).toHaveAccessibleName(title);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(card.getByText(withoutMarkup(description))).toBeVisible();
      await expect(card.getByText(formatPrice(price), { exact: true })).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveText([...features]);
      await expectLinks(card, { [`${home.services.bookLabel} ${title}`]: '#agendar' });
    }
  });

  test('testimonials: each with five stars, announced once', async ({ page }) => {
    const cards = page.getByRole('region', { name: home.testimonials.name }).getByRole('figure');
    await expect(cards).toHaveCount(testimonials.length);
    for (const [index, { text, name, location = '' }] of testimonials.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('img')).toHaveAccessibleName(
        home.testimonials.starsLabel.replace('{estrelas}', '5'),
      );
      await expect(card.getByRole('blockquote')).toContainText(text);
      await expect(card).toContainText(name);
      await expect(card).toContainText(location);
    }
  });

  test('contact: address, hours of each weekday, telephone, WhatsApp and directions', async ({
    page,
  }) => {
    const { street, district = '', city, postalCode } = shop.address;
    const section = page.locator('#contato');
    for (const part of [street, district, city, postalCode]) {
      await expect(section.locator('address')).toContainText(part);
    }
    await expectLinks(section, {
      [formatTelephone(shop.whatsapp)]: `tel:${shop.whatsapp}`,
      [home.contact.whatsappLabel]: buildWhatsappUrl(shop),
      [home.contact.directionsLabel]: buildDirectionsUrl(shop),
      [home.contact.saveContactLabel]: '/contato.vcf',
    });

    // Today's row has a label; rows of holidays that are near follow.
    const rows = section.getByRole('table', { name: home.contact.hoursLabel }).getByRole('row');
    for (const [index, weekday] of WEEKDAYS.entries()) {
      const hours = formatHours(content.openingHours.week[weekday]);
      await expect(rows.nth(index)).toContainText(capitalize(formatWeekday(weekday)));
      await expect(rows.nth(index)).toContainText(hours.join(' ') || home.contact.closedLabel);
    }
  });

  test('the map is 400 px high, lazy and titled', async ({ page }) => {
    const frame = page.locator('#contato iframe');
    await expect(frame).toHaveAttribute('src', buildMapEmbedUrl(shop));
    await expect(frame).toHaveAttribute('title', new RegExp(formatStreet(shop.address)));
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', /.+/);
    await expect(frame).toHaveCSS('height', '400px');
  });

  test('footer: quick links, policies, social networks and the year', async ({ page }) => {
    const { footer: words, nav } = uiText;
    const footer = page.getByRole('contentinfo');
    await expectLinks(footer.getByRole('navigation', { name: words.quickLinks }), {
      [nav.services]: '#servicos',
      [nav.booking]: '#agendar',
      [nav.contact]: '#contato',
    });
    await expectLinks(footer, {
      [content.privacy.title]: /\/privacidade$/,
      [content.terms.title]: /\/termos$/,
      ...Object.fromEntries(shop.social.map(({ network, url }) => [network, url])),
    });
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${shop.name.full}`);
  });

  test('every booking button announces and opens the booking page in a new tab', async ({
    page,
  }) => {
    const buttons = page.locator(`a[href="${bookingUrl}"][target=_blank]`);
    // Header, menu, hero, booking card and booking bar.
    await expect(buttons).toContainText(Array(5).fill(uiText.opensInNewTab));
    const visible = page.locator('#agendar').getByRole('link', { name: home.booking.bookLabel });
    const [tab] = await Promise.all([page.waitForEvent('popup'), visible.click()]);
    await expect(tab).toHaveURL(bookingUrl);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });
});

test('print: prices, hours and address on one page', { tag: ['@desktop', '@chromium'] }, async ({
  page,
}) => {
  await page.goto('/');
  const [top, right, bottom, left] = Array<string>(4).fill('10mm');
  const pdf = await page.pdf({ format: 'A4', margin: { top, right, bottom, left } });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  for (const shown of ['#servicos', '#contato table', '#contato address']) {
    await expect(page.locator(shown)).toBeVisible();
  }
  await expect(page.locator('#galeria')).toBeHidden();
});
