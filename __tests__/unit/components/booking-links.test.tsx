/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import HomePage from '@/app/page';
import { parsePage } from '@/build/transform-site';
import { getContent, loadContent } from '@/model/content';
import type { Shop } from '@/model/loading/schema';

jest.mock('@/model/content', () => {
  return { ...jest.requireActual('@/model/content'), getContent: jest.fn() };
});

/** Renders the fixture shop's home page without its booking page. */
async function renderWithoutBookingPage(changes: Partial<Shop> = {}) {
  const content = await loadContent();
  const shop = { ...content.shop, bookingUrl: undefined, ...changes };
  jest.mocked(getContent).mockResolvedValue({ ...content, shop });
  const { prelude } = await prerenderToNodeStream(<HomePage />);
  return parsePage(await text(prelude as AsyncIterable<Uint8Array>));
}

/** In the header, the hero, the menu, the booking section and the booking bar. */
const BOOKING_LABEL = /^Agendar (horário|agora)/;

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
  const links = findBookingLinks(await renderWithoutBookingPage());
  expect(listTargets(links)).toEqual([
    'https://wa.me/5581987652143?text=Oi!%20Tem%20vaga%20hoje%3F',
  ]);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.textContent).toContain('(abre em nova aba)');
  }
});

test('with neither a booking page nor WhatsApp, booking buttons dial the landline', async () => {
  const page = await renderWithoutBookingPage({ whatsapp: undefined });
  const links = findBookingLinks(page);
  expect(listTargets(links)).toEqual(['tel:+558133331234']);
  const phoneIcon = drawingIn(page.querySelector('#menu a[href^="tel:"].target'));
  for (const link of links) {
    expect(link.hasAttribute('target')).toBe(false);
    expect(drawingIn(link)).toBe(phoneIcon);
  }
});

test('the booking bar has a WhatsApp button only if its booking button leads elsewhere', async () => {
  const readBar = (page: Document) =>
    [...page.querySelectorAll('[data-behaviour=bookingBar] a')].map((link) => link.textContent);
  const withPage = await renderWithoutBookingPage({ bookingUrl: 'https://calendly.com/a' });
  expect(readBar(withPage)).toEqual([
    expect.stringContaining('Agendar'),
    expect.stringContaining('Chamar no WhatsApp'),
  ]);
  const withoutPage = await renderWithoutBookingPage();
  expect(readBar(withoutPage)).toEqual([expect.stringContaining('Agendar')]);
});
