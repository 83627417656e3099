import { content } from '@/model';
import { formatHours, formatPrice, formatStreet, formatTelephone } from '@/model/derive/format';
import { buildBookingUrl } from '@/model/derive/links';
import { capitalize, formatWeekday } from '@/model/derive/week';
import { ANCHORS } from '@/model/routes';
import { withoutMarkup } from '@/model/schema/markup';
import { WEEKDAYS } from '@/model/schema/opening-hours';
import { expect, test } from './fixtures';

const { gallery, home, services, shop, testimonials, uiText } = content;
const externalNote = uiText.opensInNewTab;

test.describe('what the page says', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('the sections come in the order of the specification', async ({ page }) => {
    const sections = page.locator('main > section');
    const names = await sections.evaluateAll((elements) =>
      elements.map((element) => element.id || element.getAttribute('aria-label')),
    );
    // And the links of the content may lead to each of them.
    const anchors = await sections.evaluateAll((all) => all.map(({ id }) => id && `#${id}`));
    expect(anchors.filter(Boolean).sort()).toEqual([...ANCHORS].sort());
    const specified = [
      home.hero.headline.join(' '),
      'servicos',
      'agendar',
      'equipe',
      'galeria',
      home.testimonials.name,
      'contato',
    ];
    // A section of the shop's own may stand between any two.
    expect(names.filter((name) => specified.includes(name ?? ''))).toEqual(specified);
    await expect(page.locator('body > header + main + footer, header ~ main ~ footer')).toHaveCount(
      1,
    );
  });

  test('every section is a landmark with a name and a heading', async ({ page }) => {
    for (const section of await page.locator('main > section').all()) {
      await expect(section).toHaveRole('region');
      await expect(section).toHaveAccessibleName(/\S/);
      await expect(section.getByRole('heading').first()).toBeVisible();
    }
  });

  test('hero: the headline and its two buttons', async ({ page }) => {
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText(home.hero.headline.join(' '));

    const hero = page.getByRole('region', { name: home.hero.headline.join(' ') });
    await expect(hero.getByRole('link', { name: home.hero.servicesLabel })).toHaveAttribute(
      'href',
      '#servicos',
    );
    await expect(hero.getByRole('link', { name: uiText.bookLabel })).toHaveAttribute(
      'href',
      buildBookingUrl(shop),
    );
  });

  test('services: a card each, with its texts, its price and a way to booking', async ({
    page,
  }) => {
    const cards = page.locator('#servicos').getByRole('article');
    await expect(cards).toHaveCount(services.length);

    for (const [index, service] of services.entries()) {
      const card = cards.nth(index);
      await expect(card).toHaveAccessibleName(service.title);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(service.title);
      await expect(card.getByText(withoutMarkup(service.description ?? ''))).toBeVisible();
      await expect(card.getByText(formatPrice(service.price), { exact: true })).toBeVisible();
      await expect(card.getByRole('listitem')).toHaveText([...service.features]);

      const book = card.getByRole('link', { name: `${home.services.bookLabel} ${service.title}` });
      await expect(book).toHaveAttribute('href', '#agendar');
      await expect(book).not.toHaveAttribute('target');
    }
  });

  test('booking: the card, its button and its promise', async ({ page }) => {
    const card = page.getByRole('region', { name: home.booking.heading.join(' ') });
    await expect(card.getByRole('heading')).toHaveText(home.booking.heading.join(' '));
    await expect(card.getByRole('link', { name: home.booking.bookLabel })).toHaveAttribute(
      'href',
      buildBookingUrl(shop),
    );
    await expect(card.getByText(home.booking.note, { exact: true })).toBeVisible();
  });

  test('gallery: each photo with its own text', async ({ page }) => {
    const section = page.locator('#galeria');
    for (const { alt } of gallery) {
      const name = uiText.viewer.open.replace('{alt}', alt);
      await expect(section.getByRole('button', { name })).toBeVisible();
    }
    await expect(section.getByRole('button')).toHaveCount(gallery.length);
  });

  test('testimonials: each with five stars, said once, a quote, a name and a city', async ({
    page,
  }) => {
    const cards = page.getByRole('region', { name: home.testimonials.name }).getByRole('figure');
    await expect(cards).toHaveCount(testimonials.length);
    for (const [index, testimonial] of testimonials.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('img')).toHaveCount(1);
      await expect(card.getByRole('img', { name: home.testimonials.starsLabel })).toBeVisible();
      await expect(card.getByRole('blockquote')).toContainText(testimonial.text);
      await expect(card.getByText(testimonial.name, { exact: true })).toBeVisible();
      await expect(card.getByText(testimonial.location ?? '', { exact: true })).toBeVisible();
    }
  });

  test('contact: address, telephone, WhatsApp and the way there', async ({ page }) => {
    const section = page.locator('#contato');
    const { address } = shop;
    for (const part of [address.street, address.district ?? '', address.city, address.postalCode]) {
      await expect(section.getByRole('group').or(section.locator('address'))).toContainText(part);
    }
    await expect(
      section.getByRole('link', { name: formatTelephone(shop.telephone) }),
    ).toHaveAttribute('href', `tel:${shop.telephone}`);

    const whatsapp = section.getByRole('link', { name: home.contact.whatsappLabel });
    const whatsappUrl = new URL((await whatsapp.getAttribute('href')) ?? '');
    expect(whatsappUrl.origin).toBe('https://wa.me');
    expect(whatsappUrl.searchParams.get('text')).toBe(shop.whatsappGreeting);

    const directions = section.getByRole('link', { name: home.contact.directionsLabel });
    const directionsUrl = new URL((await directions.getAttribute('href')) ?? '');
    expect(directionsUrl.searchParams.get('destination')).toContain(address.street);
  });

  test('contact: the hours of each weekday, in order', async ({ page }) => {
    const table = page.getByRole('table', { name: home.contact.hoursLabel });
    const { week } = content.openingHours;
    await table.scrollIntoViewIfNeeded(); // It may not be laid out yet.
    const texts = await table.getByRole('row').allInnerTexts();
    const expected = WEEKDAYS.map((weekday) => {
      const hours = week[weekday];
      return [
        capitalize(formatWeekday(weekday)),
        hours.length > 0 ? formatHours(hours).join(' ') : home.contact.closedLabel,
      ];
    });
    // Today's has its mark, and holidays that are near have rows of their own after these.
    const days = texts.slice(0, WEEKDAYS.length).map((text) => text.split(/\s+/));
    expect(days.map((words) => [words.at(0), words.at(-1)])).toEqual(expected);
  });

  test('contact: the map of the address, 400 px high, lazy, titled and without a key', async ({
    page,
  }) => {
    const frame = page.locator('#contato iframe');
    await expect(frame).toHaveAttribute('title', new RegExp(formatStreet(shop.address)));
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', /.+/);
    await expect(frame).toHaveCSS('height', '400px');

    const source = new URL((await frame.getAttribute('src')) ?? '');
    expect(source.searchParams.get('q')).toContain(shop.address.street);
    expect(source.searchParams.has('key')).toBe(false);
  });

  test('footer: quick links, policies, social networks and the year', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    const quickLinks = footer.getByRole('navigation', { name: uiText.footer.quickLinks });
    const { nav } = uiText;
    for (const [label, href] of [
      [nav.services, '#servicos'],
      [nav.booking, '#agendar'],
      [nav.contact, '#contato'],
    ] as const) {
      await expect(quickLinks.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    await expect(footer.getByRole('link', { name: content.privacy.title })).toHaveAttribute(
      'href',
      /\/privacidade$/,
    );
    await expect(footer.getByRole('link', { name: content.terms.title })).toHaveAttribute(
      'href',
      /\/termos$/,
    );
    for (const { network, url } of shop.social) {
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', url);
    }
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${shop.name.whole}`);
  });

  test('every booking button opens the booking page in a new tab, and says so', async ({
    page,
  }) => {
    const buttons = page.locator(`a[href="${buildBookingUrl(shop)}"]`);
    // Header, menu, hero, booking card and booking bar.
    await expect(buttons).toHaveCount(5);
    for (const button of await buttons.all()) {
      await expect(button).toHaveAttribute('target', '_blank');
      await expect(button).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(button).toContainText(externalNote);
    }

    const visible = page.locator('#agendar').getByRole('link', { name: home.booking.bookLabel });
    const [tab] = await Promise.all([page.waitForEvent('popup'), visible.click()]);
    await expect(tab).toHaveURL(buildBookingUrl(shop));
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });
});

test('on paper: prices, hours and address, on one page', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.goto('/');
  const margin = '10mm';
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#servicos')).toBeVisible();
  await expect(page.locator('#contato table')).toBeVisible();
  await expect(page.locator('#contato address')).toBeVisible();
  await expect(page.locator('#galeria')).toBeHidden();
});
