import { readAll, sites, textOf } from './sites';

const [site] = sites as [(typeof sites)[0]];
const { home, pages } = site;

/** Finds the document of a route. */
function openPage(route: string): Document {
  const page = pages.find((one) => one.route === route);
  if (!page) {
    throw new Error(`The sample has no page ${route}.`);
  }
  return page.document;
}

/** Returns the texts of all elements that match a selector. */
function textsOf(selector: string, page = home): string[] {
  return [...page.querySelectorAll(selector)].map(textOf);
}

/** Runs tests only while `content/` is the sample: the facts of an owner may differ (docs/specification.md). */
const describeSample = site.shop.sample === true ? describe : describe.skip;

/** Titles of services, with their prices in reais. */
const SERVICES = [
  ['Corte', 40],
  ['Barba', 30],
  ['Sombra Celha', 10],
  ['Depilação Nariz', 15],
  ['Depilação Orelha', 15],
  ['Nevou', 150],
  ['Luzes', 150],
] as const;

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describeSample('the sample’s services', () => {
  const cards = [...home.querySelectorAll('#servicos article')];

  test('have the titles of the specification', () => {
    expect(textsOf('#servicos h3')).toEqual(SERVICES.map(([title]) => title));
  });

  test('have the prices of the specification', () => {
    const prices = cards.map((card) => /R\$ [\d.,]+/.exec(textOf(card))?.[0]);
    expect(prices).toEqual(SERVICES.map(([, price]) => `R$ ${price}`));
  });

  test('have three features each', () => {
    const counts = cards.map((card) => card.querySelectorAll('li').length);
    expect(counts).toEqual(SERVICES.map(() => 3));
  });

  test('have a button each that leads to the booking', () => {
    expect(textsOf('#servicos article a[href="#agendar"]')).toEqual(
      SERVICES.map(([title]) => `Agendar ${title}`),
    );
  });
});

describeSample('the sample’s opening hours', () => {
  test('are 9 to 19 from Monday to Friday, 9 to 17 on Saturday, and closed on Sunday', () => {
    const hours = textsOf('tr:not([data-from]) td');
    expect(hours).toEqual([...Array(5).fill('09:00–19:00'), '09:00–17:00', 'Fechado']);
    const days = textsOf('tr:not([data-from]) th').map((day) => day.replace(' hoje', ''));
    expect(days).toEqual(['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']);
  });

  test('are summarised where a script will show the open status', () => {
    const lines = new Set(textsOf('[data-behaviour=openStatus]'));
    expect([...lines]).toEqual(['Seg a sex, 9h às 19h · Sáb, 9h às 17h']);
  });
});

describeSample('the sample’s structured data', () => {
  const data = JSON.parse(textOf(home.querySelector('head > [type="application/ld+json"]')));

  test('has the name, the telephone and the price range', () => {
    expect(data).toMatchObject({
      name: 'Barbearia Jatobá',
      telephone: '+5511900000000',
      priceRange: '$$',
    });
  });

  test('has opening hours from Monday to Saturday only', () => {
    expect(data.openingHoursSpecification).toMatchObject([
      { dayOfWeek: WORKING_DAYS, opens: '09:00', closes: '19:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
    ]);
  });

  test('has no profiles, because the sample links only to home pages of networks', () => {
    expect(data).not.toHaveProperty('sameAs');
  });
});

describeSample('the sample’s home page', () => {
  test('has its sections in the order of the specification', () => {
    const sections = [...home.querySelectorAll('body > header ~ main > section')];
    expect(sections.map((section) => section.id || section.getAttribute('aria-label'))).toEqual([
      'Mais que um corte, uma experiência de respeito.',
      'servicos',
      'agendar',
      'equipe',
      'galeria',
      'Depoimentos',
      'contato',
    ]);
  });

  test('has links to its sections in the header', () => {
    const links = readAll({ document: home }, 'header nav[aria-label=Principal] a', 'href');
    expect(links).toEqual(['#servicos', '#agendar', '#galeria', '#contato']);
  });

  test('has quick links in the footer', () => {
    const links = readAll({ document: home }, 'footer nav:first-of-type a', 'href');
    expect(links).toEqual(['#servicos', '#agendar', '#contato']);
    expect(textsOf('footer nav:first-of-type a')).toEqual(['Serviços', 'Agendar', 'Contato']);
  });

  test('says that this is more than a haircut', () => {
    expect(textsOf('h1').join()).toMatch(/mais que um corte, uma experiência de respeito/i);
  });

  test.each([
    'Ver serviços',
    'Agendar horário',
    'Agendar agora',
    'Fechar galeria',
    'Abrir menu',
    'Fechar menu',
  ])('has the label “%s”', (label) => {
    const labels = [
      ...textsOf('a, button, button span'),
      ...readAll({ document: home }, 'button', 'aria-label'),
    ].map((text) => text.replace(' (abre em nova aba)', ''));
    expect(labels).toContain(label);
  });

  test('has the title and the note of the booking card', () => {
    expect(textsOf('#agendar h2')).toEqual(['Reserve seu horário']);
    expect(textsOf('#agendar p')).toContain(
      'Você só será cobrado no dia do atendimento. Cancelamento grátis.',
    );
  });

  test('shows one telephone number for calls and WhatsApp', () => {
    expect(textsOf('#contato h3')).toContain('Telefone e WhatsApp');
  });

  test('has a copyright line with a year', () => {
    expect(textsOf('footer p').join()).toMatch(/^© \d{4} Barbearia Jatobá\. Todos/);
  });

  test('has one barber, for modern cuts and beards', () => {
    expect(textsOf('#equipe b')).toEqual([
      expect.stringMatching(/barbeiro profissional.*cortes modernos e barba/i),
    ]);
  });

  test('has three photos that open', () => {
    expect(home.querySelectorAll('#galeria button[command=show-modal]')).toHaveLength(3);
  });

  test('has six testimonials with five stars and a city', () => {
    const stars = readAll({ document: home }, 'figure [role=img]', 'aria-label');
    expect(stars).toEqual(Array(6).fill('5 de 5 estrelas'));
    expect(textsOf('figcaption span')).toEqual(
      Array(6).fill(expect.stringMatching(/ — [A-Z]{2}$/)),
    );
  });
});

const POLICIES = [
  {
    route: '/privacidade',
    topics: [
      'dados-coletados',
      'uso-dos-dados',
      'protecao',
      'compartilhamento',
      'seus-direitos',
      'contato',
    ],
    rules: [
      'nome completo',
      'número de WhatsApp',
      'serviço escolhido',
      'LGPD',
      'acessar',
      'corrigir',
      'pedir a exclusão',
      'revogar o consentimento',
    ],
  },
  {
    route: '/termos',
    topics: [
      'aceitacao',
      'servicos',
      'agendamentos',
      'cancelamento',
      'pagamentos',
      'responsabilidades-do-cliente',
      'limitacao-de-responsabilidade',
      'alteracoes',
      'contato',
    ],
    rules: [
      'A reserva só vale depois da nossa resposta pelo WhatsApp',
      'grátis com pelo menos 2 horas de antecedência',
      'Faltas e cancelamentos em cima da hora podem levar a restrições',
      'Não cobramos nada adiantado',
      'dinheiro, cartão de débito, cartão de crédito ou Pix',
    ],
  },
];

describeSample.each(POLICIES)('the sample’s page $route', ({ route, topics, rules }) => {
  const page = openPage(route);
  const text = textOf(page.querySelector('main'));

  test('has its topics in order', () => {
    const ids = topics.map((topic) => `topico-${topic}`);
    expect(readAll({ document: page }, 'main section', 'id')).toEqual(ids);
  });

  test.each(rules)('says “%s”', (rule) => {
    expect(text).toContain(rule);
  });

  test('has a date of the last update', () => {
    expect(text).toMatch(/Última atualização: \d\d\/\d\d\/\d{4}/);
  });

  test('links back to the site in its header', () => {
    expect(textsOf('header a[href="/"]:not([aria-label])', page)).toEqual(['Voltar ao site']);
  });
});

describeSample('the sample’s pages', () => {
  test('have a title and a description each that no other page has', () => {
    const texts = pages.flatMap(({ document }) => [
      document.title,
      ...readAll({ document }, '[name=description]', 'content'),
    ]);
    expect(new Set(texts).size).toBe(2 * pages.length);
  });
});
