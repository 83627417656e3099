import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import HomePage, { generateMetadata } from '@/app/page';
import sitemap from '@/app/sitemap';
import { parsePage } from '@/build/transform-site';
import { type Content, getContent, loadContent } from '@/model/content';
import type { Shop } from '@/model/shop/shop';

jest.mock('@/model/content', () => {
  return { ...jest.requireActual('@/model/content'), getContent: jest.fn() };
});

/** Renders the fixture shop's home page after changing its content. */
async function render(change: (content: Content) => Partial<Content>) {
  const content = await loadContent();
  jest.mocked(getContent).mockResolvedValue({ ...content, ...change(content) });
  const { prelude } = await prerenderToNodeStream(<HomePage />);
  return parsePage(await text(prelude as AsyncIterable<Uint8Array>));
}

function renderWith(changes: Partial<Shop>) {
  return render(({ shop }) => ({ shop: { ...shop, ...changes } }));
}

function renderWithPhotos(count: number) {
  return render(({ gallery }) => ({
    gallery: { ...gallery, photos: repeat(gallery.photos, count) },
  }));
}

function renderWithServices(count: number) {
  return render(({ services }) => {
    const titles = Array.from({ length: count }, (_, index) => `Corte ${index + 1}`);
    return { services: { ...services, items: titles.map((title) => ({ title, features: [] })) } };
  });
}

function toSmallestShop(content: Content): Partial<Content> {
  const { shop, home, services, team, gallery, testimonials, openingHours } = content;
  return {
    shop: {
      ...shop,
      bookingUrl: undefined,
      whatsapp: undefined,
      whatsappGreeting: undefined,
      social: [],
      address: { ...shop.address, note: undefined },
    },
    home: { ...home, booking: { heading: ['Marque'], steps: ['Ligue.'] } },
    services: { ...services, items: [{ title: 'Corte', features: [] }] },
    openingHours: { ...openingHours, specialDays: [] },
    team: { ...team, members: [] },
    gallery: { ...gallery, photos: [] },
    testimonials: { ...testimonials, items: [] },
  };
}

function toShopWithoutBookings({ shop, home }: Content): Partial<Content> {
  return { shop: { ...shop, bookingUrl: undefined }, home: { ...home, booking: undefined } };
}

/** Shops unlike the fixture shop, and the ids of their home pages’ sections. */
const SHOPS: Record<string, [change: (content: Content) => Partial<Content>, ids: string[]]> = {
  'the smallest shop': [toSmallestShop, ['servicos', 'agendar', 'contato']],
  'a shop without bookings': [toShopWithoutBookings, ['servicos', 'equipe', 'galeria', 'contato']],
  'a shop whose only photo is the hero’s': [
    ({ team, gallery }) => ({
      team: {
        ...team,
        members: team.members.map((member) => ({ ...member, portrait: undefined })),
      },
      gallery: { ...gallery, photos: [] },
    }),
    ['servicos', 'agendar', 'equipe', 'contato'],
  ],
  'a shop whose gallery has only the hero’s photo': [
    ({ home, gallery: { heading } }) => ({
      gallery: { heading, photos: [{ picture: home.hero.photo }] },
    }),
    ['servicos', 'agendar', 'equipe', 'galeria', 'contato'],
  ],
  'the fullest shop': [
    ({ services, team, gallery, testimonials }) => ({
      services: { ...services, items: repeat(services.items, 80) },
      team: { ...team, members: repeat(team.members, 12) },
      gallery: { ...gallery, photos: repeat(gallery.photos, 12) },
      testimonials: { ...testimonials, items: repeat(testimonials.items, 12) },
    }),
    ['servicos', 'agendar', 'equipe', 'galeria', 'contato'],
  ],
};

function repeat<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, index) => items[index % items.length]).filter(
    (item) => item !== undefined,
  );
}

test.each(Object.entries(SHOPS))(
  'the home page of %s has no empty sections or elements, and no dead links',
  async (_, [change, ids]) => {
    const page = await render(change);
    const sections = [...page.querySelectorAll('main > section[id]')];
    expect(sections.map(({ id }) => id)).toEqual(ids);
    const empty = page.querySelectorAll(':is(a, b, h2, h3, li, nav, p, ul):empty, a:not([href])');
    expect([...empty].map(({ outerHTML }) => outerHTML)).toEqual([]);
    const links = [...page.querySelectorAll('a[href^="#"]:not([href="#inicio"])')];
    const dead = links.filter((link) => !page.querySelector(`${link.getAttribute('href')}`));
    expect(dead.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test('the home page doesn’t mention WhatsApp, social networks or a gallery if the shop has none', async () => {
  const { body } = await render(toSmallestShop);
  expect(body.textContent).toContain('Agendar horário');
  expect(body.textContent).not.toMatch(/WhatsApp|Redes sociais|Galeria/);
});

test.each([
  [1, 0],
  [2, 2],
])(
  'in a gallery of %i photos, %i open photos have arrows to the others',
  async (photos, withArrows) => {
    const { body } = await renderWithPhotos(photos);
    expect(body.querySelectorAll('dialog')).toHaveLength(photos);
    expect(body.querySelectorAll('dialog [data-_arrows]')).toHaveLength(withArrows);
  },
);

test.each([
  { headline: ['Navalha.'], isTall: false },
  { headline: ['Senta', 'que o Zé', 'resolve.'], isTall: true },
  { headline: ['Mais que', 'um corte,', 'uma experiência', 'de respeito.'], isTall: true },
])('the hero with the headline $headline is as high as the screen: $isTall', async (row) => {
  const { body } = await render(({ home }) => {
    return { home: { ...home, hero: { ...home.hero, headline: row.headline } } };
  });
  expect(body.querySelectorAll('section.hero')).toHaveLength(1);
  expect(body.querySelectorAll('section.tall')).toHaveLength(row.isTall ? 1 : 0);
});

test.each([
  [12, 'generous', 0],
  [13, 'tighter', 1],
])('a list of %i services has %s spacing', async (count, _, longLists) => {
  const { body } = await renderWithServices(count);
  expect(body.querySelectorAll('#servicos ol > li')).toHaveLength(count);
  expect(body.querySelectorAll('#servicos ol.long')).toHaveLength(longLists);
});

test.each([
  { heading: ['Serviços', 'e preços'], isJoined: true },
  { heading: ['Nossos serviços', 'com preços e condições de pagamento'], isJoined: false },
])('the services’ heading $heading is a single line on wide screens: $isJoined', async (row) => {
  const page = await render(({ services }) => ({
    services: { ...services, heading: row.heading },
  }));
  const lines = page.querySelectorAll('#servicos h2 span.line:not(.group)');
  expect(lines.length).toBeGreaterThan(1);
  expect(page.querySelectorAll('#servicos h2.allWhenWide > .group')).toHaveLength(
    row.isJoined ? 1 : 0,
  );
});

test('a service without a price is “sob consulta” only if another service has a price', async () => {
  const services = [
    { title: 'Corte', durationInMinutes: 40, features: [] },
    { title: 'Barba', features: [] },
  ];
  const listPrices = async (prices: readonly number[]) => {
    const { body } = await render((content) => ({
      services: {
        ...content.services,
        items: services.map((service, index) => ({ ...service, price: prices[index] })),
      },
    }));
    return [...body.querySelectorAll('#servicos article > .line')].map(
      ({ textContent }) => textContent,
    );
  };
  expect(await listPrices([40])).toEqual([
    'Corte 40\u00a0min40\u00a0minutosR$\u00a040',
    'Barba sob\u00a0consulta',
  ]);
  expect(await listPrices([])).toEqual(['Corte 40\u00a0min40\u00a0minutos', 'Barba ']);
});

test.each([1, 5])('a rating of %i of 5 is drawn as that many stars', async (stars) => {
  const { body } = await render(({ testimonials: { heading } }) => {
    return { testimonials: { heading, items: [{ name: 'Ana', text: 'Volto.', stars }] } };
  });
  const drawing = body.querySelector(`[aria-label="${stars} de 5 estrelas"] svg`);
  expect(drawing?.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(stars);
  // Each star is 20 wide, with a gap of 2.
  expect(drawing?.getAttribute('viewBox')).toBe(`0 0 ${22 * stars - 2} 20`);
});

const BOOKING_LABEL = /^Agendar (horário|agora)/;

/** Finds the booking links in the header, the hero, the menu, the booking section and the booking bar. */
function findBookingLinks(page: Document): Element[] {
  const links = [...page.querySelectorAll('a')].filter((link) =>
    BOOKING_LABEL.test(link.textContent),
  );
  expect(links).toHaveLength(5);
  return links;
}

function listTargets(links: readonly Element[]): string[] {
  return [...new Set(links.map((link) => `${link.getAttribute('href')}`))];
}

/** Icons are drawings without a name, so they're compared with the drawing beside a link of known kind. */
function drawingIn(element: Element | null | undefined): string {
  const drawing = element?.querySelector('svg')?.innerHTML;
  expect(drawing).toBeTruthy();
  return drawing ?? '';
}

test('without a booking page, booking buttons open the WhatsApp chat with its greeting', async () => {
  const links = findBookingLinks(await renderWith({ bookingUrl: undefined }));
  expect(listTargets(links)).toEqual([
    'https://wa.me/5581987652143?text=Oi!%20Tem%20vaga%20hoje%3F',
  ]);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.textContent).toContain('(abre em nova aba)');
  }
});

test('with neither a booking page nor WhatsApp, booking buttons dial the landline', async () => {
  const page = await renderWith({ bookingUrl: undefined, whatsapp: undefined });
  const links = findBookingLinks(page);
  expect(listTargets(links)).toEqual(['tel:+558133331234']);
  const phoneIcon = drawingIn(page.querySelector('#menu a[href^="tel:"].target'));
  for (const link of links) {
    expect(link.hasAttribute('target')).toBe(false);
    expect(drawingIn(link)).toBe(phoneIcon);
  }
});

test('if the shop takes no bookings, the main buttons lead to the map, and no other link or text mentions booking', async () => {
  const { body } = await render(toShopWithoutBookings);
  const buttons = [...body.querySelectorAll('a.button')].filter((link) =>
    link.textContent.startsWith('Como chegar'),
  );
  expect(buttons).toHaveLength(4); // In the header, the hero, the menu and the booking bar.
  expect(listTargets(buttons)).toEqual([
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//),
  ]);
  expect(body.textContent).not.toMatch(/agend/i);
  expect(body.querySelector('[data-behaviour=bookingBar] a[href^="https://wa.me"]')).not.toBeNull();
});

test('the booking bar has a WhatsApp button only if its booking button leads elsewhere', async () => {
  const readBar = (page: Document) =>
    [...page.querySelectorAll('[data-behaviour=bookingBar] a')].map((link) => link.textContent);
  const withPage = await renderWith({ bookingUrl: 'https://calendly.com/a' });
  expect(readBar(withPage)).toEqual([
    expect.stringContaining('Agendar'),
    expect.stringContaining('Chamar no WhatsApp'),
  ]);
  const withoutPage = await renderWith({ bookingUrl: undefined });
  expect(readBar(withoutPage)).toEqual([expect.stringContaining('Agendar')]);
});

test.each([
  { sample: true, SITE_URL: 'https://dono.github.io', isInPreparation: true },
  { sample: true, SITE_URL: '', isInPreparation: false },
  { sample: false, SITE_URL: 'https://dono.github.io', isInPreparation: false },
])(
  'with sample: $sample and the SITE_URL “$SITE_URL”, the footer and search engines hear that the site is in preparation: $isInPreparation',
  async ({ sample, SITE_URL, isInPreparation }) => {
    jest.replaceProperty(process, 'env', { ...process.env, SITE_URL });
    const { body } = await renderWith({ sample });
    expect(body.textContent.includes('Site em preparação')).toBe(isInPreparation);
    const { robots } = await generateMetadata();
    expect(robots).toEqual(isInPreparation ? { index: false } : undefined);
    expect(await sitemap()).toHaveLength(isInPreparation ? 0 : 3);
  },
);
