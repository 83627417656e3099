import { readAll, sites, wordsOf } from './sites';

const [site] = sites as [(typeof sites)[0]];
const { home, pages } = site;
const pageOf = (route: string) => pages.find((page) => page.route === route)?.document;
const words = (selector: string) => [...home.querySelectorAll(selector)].map(wordsOf);

/** The facts of docs/specification.md, while `content/` is the example. An owner's own may differ. */
const whileSample = site.shop.sample === true ? describe : describe.skip;

whileSample('the sample shop', () => {
  test('has the services at their prices, with three features each', () => {
    const cards = [...home.querySelectorAll('#servicos article')];
    const shown = cards.map((card) => [
      card.getAttribute('aria-label'),
      wordsOf(card.querySelector('h3 + p')),
      card.querySelectorAll('li').length,
      wordsOf(card.querySelector('a')),
    ]);
    expect(shown).toEqual([
      ['Corte', 'R$ 40', 3, 'Agendar Corte'],
      ['Barba', 'R$ 30', 3, 'Agendar Barba'],
      ['Sombra Celha', 'R$ 10', 3, 'Agendar Sombra Celha'],
      ['Depilação Nariz', 'R$ 15', 3, 'Agendar Depilação Nariz'],
      ['Depilação Orelha', 'R$ 15', 3, 'Agendar Depilação Orelha'],
      ['Nevou', 'R$ 150', 3, 'Agendar Nevou'],
      ['Luzes', 'R$ 150', 3, 'Agendar Luzes'],
    ]);
  });

  test('opens Monday to Friday from 9 to 19, Saturday from 9 to 17', () => {
    const rows = words('tr:not([data-from])').map((row) => row.replace(' hoje', ' '));
    expect(rows.map((row) => row.replace(/\s+/, ' '))).toEqual([
      'Segunda 09:00–19:00',
      'Terça 09:00–19:00',
      'Quarta 09:00–19:00',
      'Quinta 09:00–19:00',
      'Sexta 09:00–19:00',
      'Sábado 09:00–17:00',
      'Domingo Fechado',
    ]);
    expect(words('[data-live=status]')[0]).toBe('Seg a sex, 9h às 19h · Sáb, 9h às 17h');
  });

  test('describes itself to search engines with its hours from Monday to Saturday and $$', () => {
    const data = home.querySelector('head > [type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({
      name: 'Barbearia Jatobá',
      telephone: '+5511900000000',
      priceRange: '$$',
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '19:00',
        },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
      ],
    });
    expect(data).not.toContain('Sunday');
    expect(JSON.parse(data)).not.toHaveProperty('sameAs'); // Only the networks' home pages.
  });

  test('has its sections in order, and links to them in header and footer', () => {
    const sections = [...home.querySelectorAll('main > section')];
    expect(sections.map(({ id }) => id)).toEqual([
      '',
      'servicos',
      'agendar',
      'equipe',
      'galeria',
      '',
      'contato',
    ]);
    const linksOf = (part: string) =>
      readAll({ document: home }, part, 'href').filter((href) => /^#\w/.test(href));
    expect(linksOf('header nav[aria-label=Principal] a')).toEqual([
      '#servicos',
      '#agendar',
      '#galeria',
      '#contato',
    ]);
    expect(linksOf('footer a')).toEqual(['#servicos', '#agendar', '#contato']);
    expect(words('footer nav:first-of-type a')).toEqual(['Serviços', 'Agendar', 'Contato']);
  });

  test('says the headline, the labels and the note of the specification', () => {
    const [headline = ''] = words('h1');
    expect(headline).toMatch(/mais que um corte, uma experiência de respeito/i);
    const labels = [...home.querySelectorAll('a, button')].map(
      (element) =>
        element.getAttribute('aria-label') ?? wordsOf(element).replace(' (abre em nova aba)', ''),
    );
    for (const label of ['Ver serviços', 'Agendar horário', 'Agendar agora', 'Fechar galeria']) {
      expect(labels).toContain(label);
    }
    expect(words('header button')).toContain('Abrir menuFechar menu');
    expect(words('#agendar h2')).toEqual(['Reserve seu horário']);
    expect(words('#agendar p')).toContain(
      'Você só será cobrado no dia do atendimento. Cancelamento grátis.',
    );
    expect(words('footer p').join()).toMatch(/^© \d{4} Barbearia Jatobá\. Todos/);
  });

  test('has one person, three photos and six testimonials of five stars', () => {
    expect(words('#equipe article b')).toEqual([
      expect.stringMatching(/barbeiro profissional.*cortes modernos e barba/i),
    ]);
    expect(home.querySelectorAll('#galeria button[command=show-modal]')).toHaveLength(3);
    expect(words('blockquote + figcaption, figcaption').every((it) => / — /.test(it))).toBe(true);
    expect(readAll({ document: home }, 'figure [role=img]', 'aria-label')).toEqual(
      Array(6).fill('5 de 5 estrelas'),
    );
  });

  test('the 404 page says so in English', () => {
    expect(wordsOf(pageOf('/404')?.querySelector('h1'))).toBe('Oops! Page not found');
    expect(wordsOf(pageOf('/404')?.querySelector('main a'))).toBe('Return to Home');
  });

  test('the policies have their topics, and the rules in them', () => {
    const topicsOf = (route: string) =>
      readAll({ document: pageOf(route) ?? home }, 'main section', 'id').join(' ');
    expect(topicsOf('/privacidade')).toBe(
      'dados-coletados uso-dos-dados protecao compartilhamento seus-direitos contato',
    );
    expect(topicsOf('/termos')).toBe(
      'aceitacao servicos agendamentos cancelamento pagamentos responsabilidades-do-cliente limitacao-de-responsabilidade alteracoes contato',
    );
    const say = (route: string) => wordsOf(pageOf(route)?.querySelector('main'));
    for (const text of [
      'nome completo',
      'número de WhatsApp',
      'serviço escolhido',
      'LGPD',
      'acessar',
      'corrigir',
      'pedir a exclusão',
      'revogar o consentimento',
    ]) {
      expect(say('/privacidade')).toContain(text);
    }
    for (const text of [
      'A reserva só vale depois da nossa resposta pelo WhatsApp',
      'grátis com pelo menos 2 horas de antecedência',
      'Faltas e cancelamentos em cima da hora podem levar a restrições',
      'Não cobramos nada adiantado',
      'dinheiro, cartão de débito, cartão de crédito ou Pix',
    ]) {
      expect(say('/termos')).toContain(text);
    }
    for (const route of ['/privacidade', '/termos']) {
      expect(say(route)).toMatch(/Última atualização: \d\d\/\d\d\/\d{4}/);
      expect(wordsOf(pageOf(route)?.querySelector('header a[href="/"]:not([aria-label])'))).toBe(
        'Voltar ao site',
      );
    }
  });
});

test('each page of the sample shop has its own title and description', () => {
  const texts = pages.flatMap(({ document }) => [
    document.title,
    ...readAll({ document }, '[name=description]', 'content'),
  ]);
  expect(!site.shop.sample || new Set(texts).size === texts.length).toBe(true);
});
