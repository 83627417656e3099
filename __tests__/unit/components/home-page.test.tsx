/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import HomePage from '@/app/page';
import { parsePage } from '@/build/transform-site';
import { type Content, getContent, loadContent } from '@/model/content';

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

function renderSmallestShop() {
  return render(({ shop, team, gallery, testimonials }) => ({
    shop: { ...shop, whatsapp: undefined, social: [] },
    team: { ...team, members: [] },
    gallery: { ...gallery, photos: [] },
    testimonials: { ...testimonials, items: [] },
  }));
}

/** Repeats the fixture shop's gallery photos as needed. */
function renderWithPhotos(count: number) {
  return render(({ gallery }) => {
    const available = gallery.photos;
    const repeated = Array<typeof available>(count).fill(available).flat();
    return { gallery: { ...gallery, photos: repeated.slice(0, count) } };
  });
}

function renderWithServices(count: number) {
  return render(({ services }) => {
    const titles = Array.from({ length: count }, (_, index) => `Corte ${index + 1}`);
    return { services: { ...services, items: titles.map((title) => ({ title, features: [] })) } };
  });
}

test('the home page has every section that a policy may link to', async () => {
  const page = await render(() => ({}));
  const ids = [...page.querySelectorAll('main > section[id]')].map(({ id }) => id);
  expect(ids).toEqual(['servicos', 'agendar', 'equipe', 'galeria', 'contato']);
});

test('the home page doesn’t mention WhatsApp, social networks or a gallery if the shop has none', async () => {
  const { body } = await renderSmallestShop();
  expect(body.textContent).toContain('Agendar horário');
  expect(body.textContent).not.toMatch(/WhatsApp|Redes sociais|Galeria/);
});

test('a gallery with a single photo has no arrows', async () => {
  const { body } = await renderWithPhotos(1);
  expect(body.querySelectorAll('dialog')).toHaveLength(1);
  expect(body.querySelectorAll('[data-arrows]')).toHaveLength(0);
});

test('in a gallery with two photos, every lightbox has arrows', async () => {
  const { body } = await renderWithPhotos(2);
  expect(body.querySelectorAll('dialog [data-arrows]')).toHaveLength(2);
});

test.each([
  { headline: ['Navalha.'], isTall: false },
  { headline: ['Corte e barba', 'na medida certa'], isTall: false },
  { headline: ['Senta', 'que o Zé', 'resolve.'], isTall: true },
  { headline: ['Mais que', 'um corte,', 'uma experiência', 'de respeito.'], isTall: true },
  { headline: ['Corte,', 'barba', 'e boa conversa', 'no coração', 'do Recife.'], isTall: true },
])('the hero is as high as the screen only if its words fill it: $headline', async (row) => {
  const { body } = await render(({ home }) => {
    return { home: { ...home, hero: { ...home.hero, headline: row.headline } } };
  });
  expect(body.querySelectorAll('section.hero')).toHaveLength(1);
  expect(body.querySelectorAll('section.tall')).toHaveLength(row.isTall ? 1 : 0);
});

test('a list of twelve services has generous spacing', async () => {
  const { body } = await renderWithServices(12);
  expect(body.querySelectorAll('#servicos ol > li')).toHaveLength(12);
  expect(body.querySelectorAll('#servicos ol.long')).toHaveLength(0);
});

test('a service without a price is “sob consulta”, but only beside others that have one', async () => {
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

test('a list of thirteen services has tighter spacing', async () => {
  const { body } = await renderWithServices(13);
  expect(body.querySelectorAll('#servicos ol.long > li')).toHaveLength(13);
});

async function renderRating(stars: number) {
  const { body } = await render(({ testimonials: { heading } }) => {
    return { testimonials: { heading, items: [{ name: 'Ana', text: 'Volto.', stars }] } };
  });
  return body.querySelector(`[aria-label="${stars} de 5 estrelas"] svg`);
}

test.each([1, 2, 3, 4, 5])('a rating of %i of 5 shows that many stars', async (stars) => {
  const drawing = await renderRating(stars);
  const outlines = drawing?.querySelector('path')?.getAttribute('d')?.match(/M/g);
  expect(outlines).toHaveLength(stars);
});

test.each([1, 5])('a drawing of %i of 5 stars is exactly as wide as the stars', async (stars) => {
  const drawing = await renderRating(stars);
  const distance = 22;
  const gap = 2;
  expect(drawing?.getAttribute('viewBox')).toBe(`0 0 ${distance * stars - gap} 20`);
});
