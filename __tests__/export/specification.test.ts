import { isWholeSample } from '../sample';
import { contentSite, readAttributes, textOf } from './sites';

const { home, pages } = contentSite;

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

const describeSample = isWholeSample ? describe : describe.skip;

const SERVICES =
  'Corte, Barba, Sombra Celha, Depilação Nariz, Depilação Orelha, Nevou, Luzes'.split(', ');

/** The home page shows these texts, in this order. */
const TEXTS: { what: string; selector: string; texts: readonly (string | RegExp)[] }[] = [
  { what: 'services', selector: '#servicos h3', texts: SERVICES },
  {
    what: 'prices',
    selector: '#servicos article h3 + p',
    texts: ['R$ 40', 'R$ 30', 'R$ 10', 'R$ 15', 'R$ 15', 'R$ 150', 'R$ 150'],
  },
  {
    what: 'buttons of services',
    selector: '#servicos article a[href="#agendar"]',
    texts: SERVICES.map((title) => `Agendar ${title}`),
  },
  {
    what: 'weekdays',
    selector: 'tr:not([hidden]) th',
    texts: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'].map(
      (day) => `${day} hoje`, // The page's script shows “hoje” beside one of them.
    ),
  },
  {
    what: 'opening hours',
    selector: 'tr:not([hidden]) td',
    texts: [...Array(5).fill('09:00–19:00'), '09:00–17:00', 'Fechado'],
  },
  {
    what: 'summaries of the hours, until the page’s script shows the open status',
    selector: '[data-behaviour=openStatus]',
    texts: Array(3).fill('Seg a sex, 9h às 19h · Sáb, 9h às 17h'),
  },
  { what: 'headline', selector: 'h1', texts: ['Mais que um corte, uma experiência de respeito.'] },
  {
    what: 'heading above the booking steps',
    selector: '#agendar h2',
    texts: ['Reserve seu horário'],
  },
  {
    what: 'note below the booking button',
    selector: '#agendar p:last-of-type',
    texts: ['Você só será cobrado no dia do atendimento. Cancelamento grátis.'],
  },
  {
    what: 'barber',
    selector: '#equipe b',
    texts: [/barbeiro profissional.*cortes modernos e barba/i],
  },
  {
    what: 'cities of testimonials',
    selector: 'figcaption span',
    texts: Array(6).fill(/ — [A-Z]{2}$/),
  },
  {
    what: 'quick links in the footer',
    selector: 'footer nav:first-of-type a',
    texts: ['Serviços', 'Agendar', 'Contato'],
  },
  {
    what: 'copyright line',
    selector: 'footer p:last-of-type',
    texts: [/^© \d{4} Barbearia Jatobá\. Todos/],
  },
];

describeSample('the sample’s home page', () => {
  test.each(TEXTS)('the sample has its $what', ({ selector, texts }) => {
    const expected = texts.map((text) =>
      typeof text === 'string' ? text : expect.stringMatching(text),
    );
    expect(textsOf(selector)).toEqual(expected);
  });

  test('every service in the sample has three features', () => {
    const lists = [...home.querySelectorAll('#servicos article')];
    expect(lists.map((card) => card.querySelectorAll('li').length)).toEqual(Array(7).fill(3));
  });

  test('the sample’s structured data has its name, phone number, price range and hours', () => {
    const data = JSON.parse(textOf(home.querySelector('head > [type="application/ld+json"]')));
    const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    expect(data).toMatchObject({
      name: 'Barbearia Jatobá',
      telephone: '+5511900000000',
      priceRange: '$$',
      openingHoursSpecification: [
        { dayOfWeek: workingDays, opens: '09:00', closes: '19:00' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '17:00' },
      ],
    });
    expect(data).not.toHaveProperty('sameAs'); // The sample has no social media profiles.
  });

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

  test.each([
    {
      nav: 'header nav[aria-label=Principal]',
      links: ['#servicos', '#agendar', '#galeria', '#contato'],
    },
    { nav: 'footer nav:first-of-type', links: ['#servicos', '#agendar', '#contato'] },
  ])('on the sample’s home page, $nav has the links $links', ({ nav, links }) => {
    expect(readAttributes({ document: home }, `${nav} a`, 'href')).toEqual(links);
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

  test('the sample’s home page shows one phone number for calls and WhatsApp', () => {
    expect(textsOf('#contato h3')).toContain('Telefone e WhatsApp');
  });

  test('the sample’s gallery has three photos that open in the lightbox', () => {
    expect(home.querySelectorAll('#galeria button[command=show-modal]')).toHaveLength(3);
  });

  test('the sample’s home page has six testimonials, each with five stars', () => {
    const stars = readAttributes({ document: home }, 'figure [role=img]', 'aria-label');
    expect(stars).toEqual(Array(6).fill('5 de 5 estrelas'));
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

  test('the sample’s policy says what the specification requires', () => {
    expect(requiredPhrases.filter((phrase) => !text.includes(phrase))).toEqual([]);
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
