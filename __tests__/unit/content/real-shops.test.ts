/** @jest-environment node */

import type { Content } from '@/model/content';
import { buildTemplateVariables } from '@/model/derive/interpolate';
import { buildBookingUrl, buildWhatsappUrl } from '@/model/derive/links';
import { type Change, readChanged, replaceLine } from './content-copy';

const inShop = (start: string, typed: string) =>
  readChanged({ 'shop.yaml': replaceLine(start, typed) });

test('a shop that asks for no notice says so in its terms', () => {
  const terms = JSON.stringify(
    inShop('cancellationNoticeHours:', 'cancellationNoticeHours: 0').content?.terms,
  );
  expect(terms).toContain('grátis a qualquer momento');
  expect(terms).not.toContain('de antecedência');
  expect(JSON.stringify(readChanged({}).content?.terms)).not.toContain('a qualquer momento');
});

test('a testimonial has the stars that its customer gave', () => {
  const own: Change = () => 'testimonials:\n  - name: Ana\n    text: Gostei muito.\n';
  const { content } = readChanged({ 'testimonials.yaml': own }, 'ze');
  expect(content?.testimonials[0]?.stars).toBeUndefined();
});

test('no sentence gives the shop’s name a gender', () => {
  expect(JSON.stringify(readChanged({}).content)).not.toMatch(/\b(a|da|na|à) \{nome\}/);
});

describe('booking by WhatsApp', () => {
  const ways = ['', 'bookingUrl:', 'bookingUrl: https://wa.me/5511900000000?text=Oi'];

  test.each(ways)('is what “%s” means', (typed) => {
    const { shop } = inShop('bookingUrl:', typed).content as Content;
    expect(shop.bookingUrl).toBeUndefined();
    expect(buildBookingUrl(shop)).toBe(buildWhatsappUrl(shop));
    expect(shop.whatsapp).toBe(shop.telephone);
  });

  test('changes the texts of every page, and only then', () => {
    const { home, privacy, terms } = inShop('bookingUrl:', '').content as Content;
    const texts = JSON.stringify([home, privacy, terms]);
    expect(texts).not.toMatch(
      /agenda (online|externa)|na agenda|à agenda|página externa|\{com|\{sem|\{pelo/,
    );
    expect(home.booking.steps[0]).toBe('Chame no WhatsApp e diga o serviço.');
    const { content } = readChanged({});
    expect(content?.home.booking.steps[0]).toBe('Escolha serviço, dia e hora na agenda.');
    expect(JSON.stringify(content)).not.toMatch(/\{com|\{sem|\{pelo/);
    expect(JSON.stringify(content?.terms)).toContain('agenda externa');
  });

  test('a step may have two conditions', () => {
    const typed = '- "{comAgenda} {comAntecedencia} Venha {comAgenda} na hora."';
    const stepsIn = (shop: Change) =>
      readChanged({ 'home.yaml': replaceLine('- .* Escolha', typed), 'shop.yaml': shop }).content
        ?.home.booking.steps;
    const rest = ['A gente confirma pelo WhatsApp.', 'Você senta, corta e só então paga.'];
    expect(stepsIn((text) => text)).toEqual(['Venha na hora.', ...rest]);
    const sudden = replaceLine('cancellationNoticeHours:', 'cancellationNoticeHours: 0');
    expect(stepsIn(sudden)).toEqual(rest);
  });

  test('an empty conditional topic is removed with its heading', () => {
    const { content } = readChanged({
      'policies/terms.md': (text) =>
        `${text}\n## A conversa\n\n{peloWhatsapp} Só aqui.\n\n- {peloWhatsapp} Um.\n`,
    });
    expect(content?.terms.topics.map(({ heading }) => heading)).not.toContain('A conversa');
    expect(content?.terms.topics).toHaveLength(9);
  });
});

describe('optional content', () => {
  test.each(['testimonials', 'gallery', 'team'] as const)('%s, all of it', (list) => {
    for (const text of ['', '# Nada ainda.\n', `${list}:\n`, `${list}: []\n`]) {
      expect(readChanged({ [`${list}.yaml`]: () => text }).content?.[list]).toEqual([]);
    }
  });

  test('the district', () => {
    const { content } = readChanged({ 'shop.yaml': replaceLine('district:', '') });
    expect(content && buildTemplateVariables(content.shop).endereco).toBe(
      'Rua Exemplo,\u00a0123, São Paulo\u00a0–\u00a0SP',
    );
  });
});
