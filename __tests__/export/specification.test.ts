import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { FILES } from '@/model/loading/content-files';
import { isWholeSample } from '../sample';
import { readAttributes, textOf } from './open-site';
import { contentSite } from './sites';

/**
 * @file The facts and texts that the sample has to have. docs/specification.md says what the site does, and the outlines
 * of the fixture shop show how pages are built. Skipped once an owner has begun to replace the sample.
 */

const describeSample = isWholeSample ? describe : describe.skip;

const { home, pages } = contentSite;

function textsOf(selector: string): string[] {
  return [...home.querySelectorAll(selector)].map(textOf);
}

/** The texts of the elements that a selector finds on the home page, in order. */
const TEXTS: Record<string, readonly (string | RegExp)[]> = {
  h1: ['Mais que um corte, uma experiência de respeito.'],
  'header nav[aria-label=Principal] a': ['Serviços', 'Agendar', 'Galeria', 'Contato'],
  'main > section:first-child p a': ['Ver serviços', /^Agendar horário/],
  '#servicos h3': [
    'Corte',
    'Barba',
    'Sombra Celha',
    'Depilação Nariz',
    'Depilação Orelha',
    'Nevou',
    'Luzes',
  ],
  '#servicos h3 + p': ['R$ 40', 'R$ 30', 'R$ 10', 'R$ 15', 'R$ 15', 'R$ 150', 'R$ 150'],
  '#agendar h2': ['Reserve seu horário'],
  '#agendar a': [/^Agendar agora/],
  '#agendar p': ['Você só será cobrado no dia do atendimento. Cancelamento grátis.'],
  '#equipe b': [/barbeiro profissional.*cortes modernos e barba/i],
  'figcaption span': Array(6).fill(/\/[A-Z]{2}$/), // The cities of six testimonials.
  '#contato h3': ['Endereço', 'Telefone e WhatsApp', 'Horário de funcionamento'],
  '#contato th': [
    ...['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'].map(
      (day) => `${day} hoje`, // The page's script shows “hoje” on one of these days.
    ),
    ...Array(2).fill(/ · (Natal|Ano-Novo) hoje$/),
  ],
  '#contato td': [
    ...Array(5).fill('09:00–19:00'),
    '09:00–17:00',
    ...Array(3).fill('Fechado'), // Sunday and both holidays.
  ],
  'footer nav:first-of-type a': ['Serviços', 'Agendar', 'Contato'],
};

describeSample('the sample’s home page', () => {
  test.each(Object.entries(TEXTS))('has the specified texts at %s', (selector, texts) => {
    const expected = texts.map((text) =>
      typeof text === 'string' ? text : expect.stringMatching(text),
    );
    expect(textsOf(selector)).toEqual(expected);
  });

  test('has its sections in the specified order', () => {
    const sections = [...home.querySelectorAll('main > section')];
    const names = sections.map((section) => section.id || section.getAttribute('aria-label'));
    const [, ...belowHero] = names;
    expect(belowHero).toEqual([
      'servicos',
      'agendar',
      'equipe',
      'galeria',
      'Depoimentos',
      'contato',
    ]);
  });

  test('has three features for each service, three photos, and five stars for each testimonial', () => {
    const cards = [...home.querySelectorAll('#servicos article')];
    expect(cards.map((card) => card.querySelectorAll('li').length)).toEqual(Array(7).fill(3));
    expect(home.querySelectorAll('#galeria button[command=show-modal]')).toHaveLength(3);
    const stars = readAttributes({ document: home }, 'figure [role=img]', 'aria-label');
    expect(stars).toEqual(Array(6).fill('5 de 5 estrelas'));
  });

  test('tells search engines the name, the phone number, the price range and the opening hours', () => {
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
  });
});

const POLICIES = [
  {
    route: '/privacidade',
    topics: 'dados-coletados uso-dos-dados protecao compartilhamento seus-direitos contato',
    phrases: [
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
    topics:
      'aceitacao servicos agendamentos cancelamento pagamentos responsabilidades-do-cliente limitacao-de-responsabilidade alteracoes contato',
    phrases: [
      'A reserva só vale depois da nossa resposta pelo WhatsApp',
      'grátis com pelo menos 2 horas de antecedência',
      'Faltas e cancelamentos em cima da hora podem levar a restrições',
      'Não cobramos nada adiantado',
      'dinheiro, cartão de débito, cartão de crédito ou Pix',
    ],
  },
];

describeSample.each(POLICIES)('the sample’s page $route', ({ route, topics, phrases }) => {
  const main = pages.find((page) => page.route === route)?.document.querySelector('main');

  test('has its topics in the specified order', () => {
    const ids = [...(main?.querySelectorAll('section') ?? [])].map(({ id }) => id);
    expect(ids).toEqual(topics.split(' ').map((topic) => `topico-${topic}`));
  });

  test('contains the sentences that the specification asks for', () => {
    expect(phrases.filter((phrase) => !textOf(main).includes(phrase))).toEqual([]);
  });
});

describeSample('all pages of the sample', () => {
  test('have different titles and descriptions', () => {
    const descriptions = pages.flatMap((page) =>
      readAttributes(page, '[name=description]', 'content'),
    );
    const texts = new Set([...pages.map(({ document }) => document.title), ...descriptions]);
    expect(texts.size).toBe(2 * pages.length);
  });
});

describeSample.each(Object.values(FILES))('the sample’s file %s', (name) => {
  test('is formatted the way the owner’s form would save it', () => {
    const text = readFileSync(`content/${name}`, 'utf8');
    const frontMatter = /^---\n([\s\S]*?)---\n/.exec(text)?.[1];
    const yaml = frontMatter ?? text;
    const fields = yaml.replace(/^(#.*\n)*/, ''); // The form removes the comments at the top.
    // These are the options with which Sveltia CMS formats YAML (`formatYAML` in its sources).
    expect(fields).toBe(stringify(parse(fields), { lineWidth: 0, singleQuote: true }));
  });
});
