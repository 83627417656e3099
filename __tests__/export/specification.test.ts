import { readAll, sites, wordsOf } from './sites';

const [site] = sites as [(typeof sites)[0]];
const { home, pages } = site;
const pageOf = (route: string) => pages.find((page) => page.route === route)?.document ?? home;
const words = (selector: string, page = home) =>
  [...page.querySelectorAll(selector)].map((element) => wordsOf(element));

/** The facts of docs/specification.md, while `content/` is the example. An owner's own may differ. */
const whileSample = site.shop.sample === true ? describe : describe.skip;

/** With their prices in reais. */
const SERVICES = [
  ['Corte', 40],
  ['Barba', 30],
  ['Sombra Celha', 10],
  ['Depilação Nariz', 15],
  ['Depilação Orelha', 15],
  ['Nevou', 150],
  ['Luzes', 150],
] as const;

whileSample('the sample shop', () => {
  test('has the services at their prices, with three features each', () => {
    const cards = [...home.querySelectorAll('#servicos article')];
    const shown = cards.map((card) => {
      const parts = ['h3', 'h3 + p', 'a'].map((part) => wordsOf(card.querySelector(part)));
      return [...parts, card.querySelectorAll('li').length].join(' · ');
    });
    expect(shown).toEqual(
      SERVICES.map(([title, price]) => `${title} · R$ ${price} · Agendar ${title} · 3`),
    );
  });

  test('opens Monday to Friday from 9 to 19, Saturday from 9 to 17', () => {
    const hours = words('tr:not([data-from]) td');
    expect(hours).toEqual([...Array(5).fill('09:00–19:00'), '09:00–17:00', 'Fechado']);
    expect(words('tr:not([data-from]) th').join()).toMatch(/^Segunda.*Sexta.*Sábado.*Domingo/);
    expect(words('[data-behaviour=openStatus]')[0]).toBe('Seg a sex, 9h às 19h · Sáb, 9h às 17h');
  });

  test('describes itself to search engines with hours from Monday to Saturday, $$ and no profile', () => {
    const data = JSON.parse(words('head > [type="application/ld+json"]').join());
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    expect(data).toMatchObject({
      name: 'Barbearia Jatobá',
      telephone: '+5511900000000',
      priceRange: '$$',
      openingHoursSpecification: [
        { dayOfWeek: week, opens: '09:00', closes: '19:00' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
      ],
    });
    expect(data).not.toHaveProperty('sameAs'); // Its networks are only home pages.
  });

  test('has its sections in order, and links to them in header and footer', () => {
    const sections = [...home.querySelectorAll('body > header ~ main > section')].map(
      ({ id }) => id,
    );
    const linksOf = (part: string) => readAll({ document: home }, part, 'href').join(' ');
    expect(sections.join('/')).toBe('/servicos/agendar/equipe/galeria//contato');
    expect(linksOf('header nav[aria-label=Principal] a')).toBe(
      '#servicos #agendar #galeria #contato',
    );
    expect(linksOf('footer nav:first-of-type a')).toBe('#servicos #agendar #contato');
    expect(words('footer nav:first-of-type a').join()).toBe('Serviços,Agendar,Contato');
  });

  test('says the headline, the labels and the notes of the specification', () => {
    expect(words('h1').join()).toMatch(/mais que um corte, uma experiência de respeito/i);
    const labels = [
      ...words('a, button, button span'),
      ...readAll({ document: home }, 'button', 'aria-label'),
    ];
    for (const label of [
      'Ver serviços',
      'Agendar horário',
      'Agendar agora',
      'Fechar galeria',
      'Abrir menu',
      'Fechar menu',
    ]) {
      expect(labels.map((it) => it.replace(' (abre em nova aba)', ''))).toContain(label);
    }
    expect(words('#agendar h2')).toEqual(['Reserve seu horário']);
    expect(words('#contato h3')).toContain('Telefone e WhatsApp'); // One number for both.
    const note = 'Você só será cobrado no dia do atendimento. Cancelamento grátis.';
    expect(words('#agendar p')).toContain(note);
    expect(words('footer p').join()).toMatch(/^© \d{4} Barbearia Jatobá\. Todos/);
  });

  test('has one person, three photos and six testimonials of five stars with their cities', () => {
    expect(words('#equipe b')).toEqual([
      expect.stringMatching(/barbeiro profissional.*cortes modernos e barba/i),
    ]);
    expect(home.querySelectorAll('#galeria button[command=show-modal]')).toHaveLength(3);
    const stars = readAll({ document: home }, 'figure [role=img]', 'aria-label');
    expect(stars).toEqual(Array(6).fill('5 de 5 estrelas'));
    expect(words('figcaption span')).toEqual(Array(6).fill(expect.stringMatching(/ — [A-Z]{2}$/)));
  });

  test.each([
    [
      '/privacidade',
      'dados-coletados uso-dos-dados protecao compartilhamento seus-direitos contato',
      'nome completo|número de WhatsApp|serviço escolhido|LGPD|acessar|corrigir|pedir a exclusão|revogar o consentimento',
    ],
    [
      '/termos',
      'aceitacao servicos agendamentos cancelamento pagamentos responsabilidades-do-cliente limitacao-de-responsabilidade alteracoes contato',
      'A reserva só vale depois da nossa resposta pelo WhatsApp|grátis com pelo menos 2 horas de antecedência|Faltas e cancelamentos em cima da hora podem levar a restrições|Não cobramos nada adiantado|dinheiro, cartão de débito, cartão de crédito ou Pix',
    ],
  ])(
    '%s has its topics, the rules in them, today’s date and a way back',
    (route, topics, rules) => {
      const document = pageOf(route);
      const text = wordsOf(document.querySelector('main'));
      expect(readAll({ document }, 'main section', 'id')).toEqual(
        topics.split(' ').map((topic) => `topico-${topic}`),
      );
      expect(rules.split('|').filter((rule) => !text.includes(rule))).toEqual([]);
      expect(text).toMatch(/Última atualização: \d\d\/\d\d\/\d{4}/);
      expect(words('header a[href="/"]:not([aria-label])', document)).toEqual(['Voltar ao site']);
    },
  );

  test('has a title and a description for each page', () => {
    const texts = pages.flatMap(({ document }) => [
      document.title,
      ...readAll({ document }, '[name=description]', 'content'),
    ]);
    expect(new Set(texts).size).toBe(2 * pages.length);
  });
});
