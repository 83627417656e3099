/** @jest-environment node */

import type { Content } from '@/model/content';
import { buildFacts } from '@/model/derive/facts';
import { formatPrice, formatTelephone } from '@/model/derive/format';
import { buildBookingUrl, buildWhatsappUrl } from '@/model/derive/links';
import { type Change, readChanged } from './drawer-copy';

/** The example, with one of its lines written otherwise, or none. */
const write =
  (start: string, typed: string): Change =>
  (text) =>
    text.replace(new RegExp(`^( *)${start}.*\\n`, 'm'), typed && `$1${typed}\n`);
const inShop = (start: string, typed: string) => readChanged({ 'shop.yaml': write(start, typed) });
const said = (value: string | undefined) => value?.replaceAll('\u00a0', ' ');

describe('what a service costs', () => {
  test.each([
    ['sob consulta', 'sob consulta'],
    ['A combinar', 'sob consulta'],
    ['Sob orçamento', 'sob consulta'],
    ['grátis', 'grátis'],
    ['Gratuito', 'grátis'],
  ])('%s', (typed, expected) => {
    const { content } = readChanged({ 'services.yaml': write('price:', `price: ${typed}`) });
    expect(content && said(formatPrice(content.services[0]?.price ?? { isMinimum: true }))).toBe(
      expected,
    );
  });
});

describe('how long before one may cancel', () => {
  test.each([
    ['1 dia', '1 dia'],
    ['30 minutos', '30 minutos'],
    ['45min', '45 minutos'],
    ['2', '2 horas'],
    ['24 h', '24 horas'],
    ['0', 'qualquer antecedência'],
  ])('%s', (typed, expected) => {
    const { content } = inShop('cancellationNoticeHours:', `cancellationNoticeHours: ${typed}`);
    expect(content && said(buildFacts(content.shop).antecedencia)).toBe(expected);
  });

  test.each(['4 dias', '80 horas', '1 semana', 'meia hora'])('%s is refused', (typed) => {
    const { problems } = inShop('cancellationNoticeHours:', `cancellationNoticeHours: ${typed}`);
    expect(problems).toEqual([expect.objectContaining({ problem: expect.stringMatching(/72/) })]);
  });

  test('without any, the terms ask for none', () => {
    const terms = JSON.stringify(
      inShop('cancellationNoticeHours:', 'cancellationNoticeHours: 0').content?.terms,
    );
    expect(terms).toContain('grátis a qualquer momento');
    expect(terms).not.toContain('de antecedência');
    expect(JSON.stringify(readChanged({}).content?.terms)).not.toContain('a qualquer momento');
  });
});

describe('ways to talk', () => {
  test.each([
    ['0800 123 4567', '0800 123 4567'],
    ['0800-123-456', '0800 123 456'],
    ['4003-1234', '4003-1234'],
    ['3003 1234', '3003-1234'],
  ])('the telephone %s', (typed, expected) => {
    const { content } = inShop('telephone:', `telephone: ${typed}\nwhatsapp: 11 98765-4321`);
    expect(content && said(formatTelephone(content.shop.telephone))).toBe(expected);
  });

  test('a national number has no WhatsApp of its own', () => {
    expect(inShop('telephone:', 'telephone: 0800 123 4567').problems).toEqual([
      expect.objectContaining({ path: 'whatsapp', fix: expect.stringMatching(/celular/) }),
    ]);
    expect(
      inShop('telephone:', 'telephone: (11) 90000-0000\nwhatsapp: 0800 123 4567').problems,
    ).toHaveLength(1);
  });

  test.each([
    ['São Paulo', 'SP'],
    ['sao paulo', 'SP'],
    ['Pernambuco', 'PE'],
    ['rio grande do sul', 'RS'],
  ])('the state %s', (typed, expected) => {
    const { content } = inShop('state:', `state: ${typed}`);
    expect(content?.shop.address.state).toBe(expected);
  });

  test('@barbearia is on Instagram', () => {
    const { content } = inShop('- https://www.instagram', '- @barbearia.ze');
    expect(content?.shop.social[0]).toEqual({
      network: 'Instagram',
      url: 'https://instagram.com/barbearia.ze',
    });
  });
});

describe('booking by WhatsApp', () => {
  const ways = ['', 'bookingUrl:', 'bookingUrl: https://wa.me/5511900000000?text=Oi'];

  test.each(ways)('is what “%s” means', (typed) => {
    const { shop } = inShop('bookingUrl:', typed).content as Content;
    expect(shop.bookingUrl).toBeUndefined();
    expect(buildBookingUrl(shop)).toBe(buildWhatsappUrl(shop));
    expect(shop.whatsapp).toBeUndefined();
  });

  test('takes the number of its link where there is no other', () => {
    const link = 'bookingUrl: https://api.whatsapp.com/send?phone=5511987654321';
    expect(inShop('bookingUrl:', link).content?.shop.whatsapp).toBe('+5511987654321');
    const { problems } = inShop('bookingUrl:', `${link}\nwhatsapp: 11 91111-1111`);
    expect(problems).toEqual([
      expect.objectContaining({
        path: 'bookingUrl',
        problem: expect.stringMatching(/outro número/),
      }),
    ]);
  });

  test('is spoken of without an agenda, on every page', () => {
    const { home, privacy, terms } = inShop('bookingUrl:', '').content as Content;
    const texts = JSON.stringify([home, privacy, terms]);
    expect(texts).not.toMatch(
      /agenda (online|externa)|na agenda|à agenda|página externa|\{com|\{sem|\{pelo/,
    );
    expect(home.booking.steps[0]).toBe('Chame no WhatsApp e diga o serviço.');
  });

  test('and with one where there is one', () => {
    const { home, privacy, terms } = readChanged({}).content as Content;
    expect(home.booking.steps[0]).toBe('Escolha serviço, dia e hora na agenda.');
    expect(JSON.stringify([home, privacy, terms])).not.toMatch(/\{com|\{sem|\{pelo/);
    expect(JSON.stringify(terms)).toContain('agenda externa');
  });

  test('a step may be for who has an agenda and asks for notice', () => {
    const typed = '- {comAgenda} {comAntecedencia} Venha {comAgenda} na hora.';
    const stepsIn = (shop: Change) =>
      readChanged({ 'home.yaml': write('- .* Escolha', typed), 'shop.yaml': shop }).content?.home
        .booking.steps;
    const rest = ['A gente confirma pelo WhatsApp.', 'Você senta, corta e só então paga.'];
    expect(stepsIn((text) => text)).toEqual(['Venha na hora.', ...rest]);
    const sudden = write('cancellationNoticeHours:', 'cancellationNoticeHours: 0');
    expect(stepsIn(sudden)).toEqual(rest);
  });

  test('what the conversation is about stands under the greeting', () => {
    const { shop } = inShop('bookingUrl:', '').content as Content;
    const text = new URL(buildWhatsappUrl(shop, 'Corte & barba')).searchParams.get('text');
    expect(text).toBe(`${shop.whatsappGreeting}\nCorte & barba`);
  });

  test('a topic that was all for others goes with its heading', () => {
    const { content } = readChanged({
      'policies/terms.md': (text) =>
        `${text}\n## A conversa\n\n{peloWhatsapp} Só aqui.\n\n- {peloWhatsapp} Um.\n`,
    });
    expect(content?.terms.topics.map(({ heading }) => heading)).not.toContain('A conversa');
    expect(content?.terms.topics).toHaveLength(9);
  });
});

describe('what a shop may be without', () => {
  test.each(['testimonials', 'gallery', 'team'] as const)('%s, all of it', (list) => {
    for (const text of ['', '# Nada ainda.\n', `${list}:\n`, `${list}: []\n`]) {
      expect(readChanged({ [`${list}.yaml`]: () => text }).content?.[list]).toEqual([]);
    }
  });

  test('all that is said of a service but its name and price', () => {
    const { content } = readChanged({
      'services.yaml': () => 'services:\n  - title: Corte\n    price: 40\n',
    });
    expect(content?.services).toEqual([
      { title: 'Corte', price: { amount: 40, isMinimum: false }, features: [] },
    ]);
  });

  test.each([
    ['não', false],
    ['nao', false],
    ['Sim', true],
  ])('bookings with a person: %s', (typed, expected) => {
    const { content } = readChanged({
      'team.yaml': () => `team:\n  - name: Ana\n    takesBookings: ${typed}\n  - name: Bia\n`,
    });
    expect(content?.team.map(({ takesBookings }) => takesBookings)).toEqual([expected, true]);
  });

  test('a district, and the city of who praises it', () => {
    const { content } = readChanged({
      'shop.yaml': write('district:', ''),
      'testimonials.yaml': write('location:', ''),
    });
    expect(content && said(buildFacts(content.shop).endereco)).toBe(
      'Rua Exemplo, 123, São Paulo – SP',
    );
    expect(content?.testimonials[0]).not.toHaveProperty('location');
  });
});
