import { getContent } from '@/model';
import { formatHours, formatPrice } from '@/model/derive/format';
import { interpolate } from '@/model/derive/interpolate';
import { languageOf } from '@/model/text/language';

const content = getContent();

const { gallery, home, openingHours, privacy, services, shop, team, terms, testimonials, uiText } =
  content;

/**
 * The values of docs/specification.md, asserted on the sample content. The browser tests compare the
 * pages with the live content.
 */
describe('the content is that of the specification', () => {
  test('service prices', () => {
    expect(
      services.map(({ title, price }) => [title, formatPrice(price).replace('\u00a0', ' ')]),
    ).toEqual([
      ['Corte', 'R$ 40'],
      ['Barba', 'R$ 30'],
      ['Sombra Celha', 'R$ 10'],
      ['Depilação Nariz', 'R$ 15'],
      ['Depilação Orelha', 'R$ 15'],
      ['Nevou', 'R$ 150'],
      ['Luzes', 'R$ 150'],
    ]);
    expect(services.map(({ features }) => features.length)).toEqual(Array(7).fill(3));
  });

  test('opening hours', () => {
    const hours = Object.values(openingHours.week).map((day) => formatHours(day).join(' '));
    expect(hours).toEqual([...Array(5).fill('09:00–19:00'), '09:00–17:00', '']);
    expect(shop.timeZone).toBe('America/Sao_Paulo');
  });

  test('counts and price range', () => {
    expect([team.length, gallery.length, testimonials.length]).toEqual([1, 3, 6]);
    expect(shop.priceRange).toBe('$$');
  });

  test('labels', () => {
    expect(uiText.menu).toMatchObject({ open: 'Abrir menu', close: 'Fechar menu' });
    expect(uiText.bookLabel).toBe('Agendar horário');
    expect(home.hero.servicesLabel).toBe('Ver serviços');
    expect(home.hero.headline.join(' ')).toMatch(/mais que um corte, uma experiência de respeito/i);
    expect(home.services.bookLabel).toBe('Agendar');
    expect(home.booking.heading.join(' ')).toBe('Reserve seu horário');
    expect(home.booking.bookLabel).toBe('Agendar agora');
    expect(home.booking.note).toBe(
      'Você só será cobrado no dia do atendimento. Cancelamento grátis.',
    );
    expect(uiText.viewer.close).toBe('Fechar galeria');
    expect(interpolate(home.testimonials.starsLabel, { estrelas: 5 })).toBe('5 de 5 estrelas');
    expect(testimonials.map(({ stars }) => stars)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(uiText.policy.back).toBe('Voltar ao site');
    expect(uiText.notFound.heading).toBe('Oops! Page not found');
    expect(uiText.notFound.homeLink).toBe('Return to Home');
    expect(uiText.error.heading).toBe('Unexpected Application Error!');
    const english = [uiText.notFound.heading, uiText.notFound.homeLink, uiText.error.heading];
    expect(english.map(languageOf)).toEqual(['en', 'en', 'en']);
    expect(languageOf(uiText.error.homeLink)).toBeUndefined();
  });

  test('the team member is a specialist in modern cuts and beard', () => {
    expect(team[0]?.role).toMatch(/barbeiro profissional.*cortes modernos e barba/i);
  });

  test('privacy: the six topics and what they must say', () => {
    expect(privacy.topics.map(({ id }) => id).join(' ')).toBe(
      'dados-coletados uso-dos-dados protecao compartilhamento seus-direitos contato',
    );
    const [collected, , , , rights] = privacy.topics.map(({ body }) => body.flat().join(' '));
    for (const word of ['nome completo', 'WhatsApp', 'serviço', 'hora']) {
      expect(collected).toContain(word);
    }
    for (const word of ['LGPD', 'acessar', 'corrigir', 'exclusão', 'revogar o consentimento']) {
      expect(rights).toContain(word);
    }
  });

  test('terms: the nine topics and the rules in them', () => {
    expect(terms.topics.map(({ id }) => id).join(' ')).toBe(
      'aceitacao servicos agendamentos cancelamento pagamentos responsabilidades-do-cliente limitacao-de-responsabilidade alteracoes contato',
    );
    const text = terms.topics.map(({ body }) => body.flat().join(' ')).join(' ');
    expect(text).toMatch(/só vale depois da nossa resposta pelo WhatsApp/);
    expect(text).toMatch(/grátis com pelo menos \*\*\{antecedencia\}/);
    expect(shop.cancellationNotice).toEqual({ amount: 2, unit: 'hour' });
    expect(text).toMatch(/Faltas e cancelamentos em cima da hora podem levar a restrições/);
    expect(text).toMatch(/Não cobramos nada adiantado/);
    expect(shop.paymentMethods).toEqual([
      'dinheiro',
      'cartão de débito',
      'cartão de crédito',
      'Pix',
    ]);
  });
});
