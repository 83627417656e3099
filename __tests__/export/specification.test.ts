import { contentSite, readAttributes, textOf } from './sites';

const { home, pages, shop } = contentSite;

function openPage(route: string): Document {
  const page = pages.find((candidate) => candidate.route === route);
  if (!page) {
    throw new Error(`The sample has no page ${route}.`);
  }
  return page.document;
}

function textsOf(selector: string, document = home): string[] {
  return [...document.querySelectorAll(selector)].map(textOf);
}

/**
 * These tests are skipped once an owner has replaced the sample in `content/`. A real shop's facts may differ from
 * those in docs/specification.md.
 */
const describeSample = shop.sample === true ? describe : describe.skip;

/** The title and the price in reais of each service. */
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

  test('the sample’s services have the specified titles', () => {
    expect(textsOf('#servicos h3')).toEqual(SERVICES.map(([title]) => title));
  });

  test('the sample’s services have the specified prices', () => {
    const prices = cards.map((card) => /R\$ [\d.,]+/.exec(textOf(card))?.[0]);
    expect(prices).toEqual(SERVICES.map(([, price]) => `R$ ${price}`));
  });

  test('every service in the sample has three features', () => {
    const counts = cards.map((card) => card.querySelectorAll('li').length);
    expect(counts).toEqual(SERVICES.map(() => 3));
  });

  test('every service in the sample has a button that leads to the booking section', () => {
    const labels = textsOf('#servicos article a[href="#agendar"]');
    expect(labels).toEqual(SERVICES.map(([title]) => `Agendar ${title}`));
  });
});

describeSample('the sample’s opening hours', () => {
  test('the sample shop is open 9–19 on weekdays and 9–17 on Saturday, and closed on Sunday', () => {
    const days = textsOf('tr:not([data-from]) th').map((day) => day.replace(' hoje', ''));
    const hours = textsOf('tr:not([data-from]) td');
    expect(days).toEqual(['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']);
    expect(hours).toEqual([...Array(5).fill('09:00–19:00'), '09:00–17:00', 'Fechado']);
  });

  test('the sample’s opening hours are summarised until the page’s script shows the open status', () => {
    const lines = new Set(textsOf('[data-behaviour=openStatus]'));
    expect([...lines]).toEqual(['Seg a sex, 9h às 19h · Sáb, 9h às 17h']);
  });
});

describeSample('the sample’s structured data', () => {
  const data = JSON.parse(textOf(home.querySelector('head > [type="application/ld+json"]')));

  test('the sample’s structured data has the name, phone number and price range', () => {
    expect(data).toMatchObject({
      name: 'Barbearia Jatobá',
      telephone: '+5511900000000',
      priceRange: '$$',
    });
  });

  test('the sample’s structured data only has opening hours from Monday to Saturday', () => {
    expect(data.openingHoursSpecification).toMatchObject([
      { dayOfWeek: WORKING_DAYS, opens: '09:00', closes: '19:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
    ]);
  });

  test('the sample’s structured data has no social media profiles, because the shop has none', () => {
    expect(data).not.toHaveProperty('sameAs');
  });
});

describeSample('the sample’s home page', () => {
  test('the sample’s home page has its sections in the specified order', () => {
    const sections = [...home.querySelectorAll('body > header ~ main > section')];
    const names = sections.map((section) => section.id || section.getAttribute('aria-label'));
    expect(names).toEqual([
      'Mais que um corte, uma experiência de respeito.',
      'servicos',
      'agendar',
      'equipe',
      'galeria',
      'Depoimentos',
      'contato',
    ]);
  });

  test('the header of the sample’s home page links to its sections', () => {
    const links = readAttributes({ document: home }, 'header nav[aria-label=Principal] a', 'href');
    expect(links).toEqual(['#servicos', '#agendar', '#galeria', '#contato']);
  });

  test('the footer of the sample’s home page has quick links', () => {
    const links = readAttributes({ document: home }, 'footer nav:first-of-type a', 'href');
    expect(links).toEqual(['#servicos', '#agendar', '#contato']);
    expect(textsOf('footer nav:first-of-type a')).toEqual(['Serviços', 'Agendar', 'Contato']);
  });

  test('the sample’s headline promises more than a haircut', () => {
    expect(textsOf('h1').join()).toMatch(/mais que um corte, uma experiência de respeito/i);
  });

  test.each([
    'Ver serviços',
    'Agendar horário',
    'Agendar agora',
    'Fechar galeria',
    'Abrir menu',
    'Fechar menu',
  ])('the sample’s home page has a link or button labelled “%s”', (label) => {
    const texts = textsOf('a, button, button span');
    const textsWithoutNotes = texts.map((text) => text.replace(' (abre em nova aba)', ''));
    const ariaLabels = readAttributes({ document: home }, 'button', 'aria-label');
    expect([...textsWithoutNotes, ...ariaLabels]).toContain(label);
  });

  test('the sample’s booking section has its title and its note', () => {
    expect(textsOf('#agendar h2')).toEqual(['Reserve seu horário']);
    expect(textsOf('#agendar p')).toContain(
      'Você só será cobrado no dia do atendimento. Cancelamento grátis.',
    );
  });

  test('the sample’s home page shows one phone number for calls and WhatsApp', () => {
    expect(textsOf('#contato h3')).toContain('Telefone e WhatsApp');
  });

  test('the footer of the sample’s home page has a copyright line with a year', () => {
    expect(textsOf('footer p').join()).toMatch(/^© \d{4} Barbearia Jatobá\. Todos/);
  });

  test('the sample’s team is one barber, for modern cuts and beards', () => {
    expect(textsOf('#equipe b')).toEqual([
      expect.stringMatching(/barbeiro profissional.*cortes modernos e barba/i),
    ]);
  });

  test('the sample’s gallery has three photos that open in the lightbox', () => {
    expect(home.querySelectorAll('#galeria button[command=show-modal]')).toHaveLength(3);
  });

  test('the sample’s home page has six testimonials, each with five stars', () => {
    const stars = readAttributes({ document: home }, 'figure [role=img]', 'aria-label');
    expect(stars).toEqual(Array(6).fill('5 de 5 estrelas'));
  });

  test('the sample’s home page has six testimonials, each with a city and state', () => {
    const aLocation = expect.stringMatching(/ — [A-Z]{2}$/);
    expect(textsOf('figcaption span')).toEqual(Array(6).fill(aLocation));
  });
});

/** For each policy of the sample, the ids of its topics and the phrases that the specification requires. */
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
    requiredPhrases: [
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
    requiredPhrases: [
      'A reserva só vale depois da nossa resposta pelo WhatsApp',
      'grátis com pelo menos 2 horas de antecedência',
      'Faltas e cancelamentos em cima da hora podem levar a restrições',
      'Não cobramos nada adiantado',
      'dinheiro, cartão de débito, cartão de crédito ou Pix',
    ],
  },
];

describeSample.each(POLICIES)('the sample’s page $route', ({ route, topics, requiredPhrases }) => {
  const document = openPage(route);
  const text = textOf(document.querySelector('main'));

  test('the sample’s policy has its topics in the specified order', () => {
    const ids = topics.map((topic) => `topico-${topic}`);
    expect(readAttributes({ document }, 'main section', 'id')).toEqual(ids);
  });

  test.each(requiredPhrases)('the sample’s policy says “%s”', (phrase) => {
    expect(text).toContain(phrase);
  });

  test('the sample’s policy says when it was last updated', () => {
    expect(text).toMatch(/Última atualização: \d\d\/\d\d\/\d{4}/);
  });

  test('the header of the sample’s policy links back to the site', () => {
    const linkTexts = textsOf('header a[href="/"]:not([aria-label])', document);
    expect(linkTexts).toEqual(['Voltar ao site']);
  });
});

describeSample('the sample’s pages', () => {
  test('each page of the sample has a unique title and description', () => {
    const titles = pages.map(({ document }) => document.title);
    const descriptions = pages.flatMap((page) =>
      readAttributes(page, '[name=description]', 'content'),
    );
    const uniqueTexts = new Set([...titles, ...descriptions]);
    expect(uniqueTexts.size).toBe(2 * pages.length);
  });
});
