/** @jest-environment node */

import type { Content } from '@/model/content';
import { formatHours, formatPrice } from '@/model/derive/format';
import { readMarkup } from '@/model/schema/markup';
import { type Change, readChanged, readShop } from './drawer-copy';

/** One line of a file, by what it starts with, replaced by what the owner types. */
const line =
  (start: string, typed: string): Change =>
  (text) => {
    const changed = text.split('\n');
    const at = changed.findIndex((one) => one.trimStart().startsWith(start));
    if (at === -1) {
      throw new Error(`No line starts with ${start}.`);
    }
    const [indent = ''] = /^\s*/.exec(changed[at] ?? '') ?? [];
    changed[at] = typed
      .split('\n')
      .map((one) => indent + one)
      .join('\n');
    return changed.join('\n');
  };

type Case = [
  typed: string,
  file: string,
  start: string,
  read: (content: Content) => unknown,
  expected: unknown,
];

const price = ({ services }: Content) =>
  formatPrice(services[0]?.price ?? { amount: 0, isMinimum: false });
const title = ({ services }: Content) => services[0]?.title;
const monday = ({ openingHours }: Content) => formatHours(openingHours.week.mon).join(' ');
const openDays = ({ openingHours }: Content) =>
  Object.entries(openingHours.week)
    .filter(([, hours]) => hours.length > 0)
    .map(([day]) => day)
    .join(' ');
const special = ({ openingHours }: Content) => openingHours.specialDays[0];

const understood: Case[] = [
  ['price: 40', 'services.yaml', 'price:', price, 'R$ 40'],
  ['price:40', 'services.yaml', 'price:', price, 'R$ 40'],
  ['\tprice: 40', 'services.yaml', 'price:', price, 'R$ 40'],
  ['price: 40,50', 'services.yaml', 'price:', price, 'R$ 40,50'],
  ['price: 40.50', 'services.yaml', 'price:', price, 'R$ 40,50'],
  ['price: 40,5', 'services.yaml', 'price:', price, 'R$ 40,50'],
  ['price: R$ 40', 'services.yaml', 'price:', price, 'R$ 40'],
  ['price: R$40,00', 'services.yaml', 'price:', price, 'R$ 40'],
  ['price: 1.200,00', 'services.yaml', 'price:', price, 'R$ 1.200'],
  ['price: 1200', 'services.yaml', 'price:', price, 'R$ 1.200'],
  ['price: 40 reais', 'services.yaml', 'price:', price, 'R$ 40'],
  ['price: "40"', 'services.yaml', 'price:', price, 'R$ 40'],
  ['price: a partir de 80', 'services.yaml', 'price:', price, 'a partir de R$ 80'],
  ['price: A partir de R$ 80,00', 'services.yaml', 'price:', price, 'a partir de R$ 80'],
  ['price: 40 # até dezembro', 'services.yaml', 'price:', price, 'R$ 40'],
  ['- title: ‘Corte’', 'services.yaml', '- title:', title, 'Corte'],
  ["- title: 'Corte'", 'services.yaml', '- title:', title, 'Corte'],
  ['- title: "Corte"', 'services.yaml', '- title:', title, 'Corte'],
  ["- title: 'Corte", 'services.yaml', '- title:', title, 'Corte'],
  ['- title: Corte"', 'services.yaml', '- title:', title, 'Corte'],
  ['- title: Corte  e   barba', 'services.yaml', '- title:', title, 'Corte e barba'],
  ['- title: Corte - social', 'services.yaml', '- title:', title, 'Corte — social'],
  ['- title: Corte: social', 'services.yaml', '- title:', title, 'Corte: social'],
  ['- title: Corte...', 'services.yaml', '- title:', title, 'Corte…'],
  ['- title: Corte & barba', 'services.yaml', '- title:', title, 'Corte & barba'],
  ['- title: "Corte" d\'água', 'services.yaml', '- title:', title, '“Corte” d’água'],
  ['- title: \u200bCor\u200dte\ufeff', 'services.yaml', '- title:', title, 'Corte'],
  ['- title: 💈 Corte', 'services.yaml', '- title:', title, 'Corte'],
  [
    'services: Serviços 💈',
    'ui-text.yaml',
    'services:',
    ({ uiText }) => uiText.nav.services,
    'Serviços',
  ],
  ['- title: **Corte**', 'services.yaml', '- title:', title, 'Corte'],
  ['- title: & Barba', 'services.yaml', '- title:', title, '& Barba'],
  ['- title: !Corte', 'services.yaml', '- title:', title, '!Corte'],
  ['- title: Corte\n    degradê', 'services.yaml', '- title:', title, 'Corte degradê'],
  [
    '- days: segunda a sexta',
    'opening-hours.yaml',
    '- days: seg',
    openDays,
    'mon tue wed thu fri sat',
  ],
  ['- days: Seg-Sex', 'opening-hours.yaml', '- days: seg', openDays, 'mon tue wed thu fri sat'],
  ['- days: seg, qua e sex', 'opening-hours.yaml', '- days: seg', openDays, 'mon wed fri sat'],
  [
    '- days: Segunda-feira a quinta-feira',
    'opening-hours.yaml',
    '- days: seg',
    openDays,
    'mon tue wed thu sat',
  ],
  ['- days: terças e quintas', 'opening-hours.yaml', '- days: seg', openDays, 'tue thu sat'],
  ['hours: 9h às 19h', 'opening-hours.yaml', 'hours:', monday, '09:00–19:00'],
  ['hours: das 9h às 19h30', 'opening-hours.yaml', 'hours:', monday, '09:00–19:30'],
  ['hours: 9 - 19', 'opening-hours.yaml', 'hours:', monday, '09:00–19:00'],
  ['hours: 09:00 às 19:00', 'opening-hours.yaml', 'hours:', monday, '09:00–19:00'],
  [
    'hours: 9:00 - 12:00 e 13:30 - 19:00',
    'opening-hours.yaml',
    'hours:',
    monday,
    '09:00–12:00 13:30–19:00',
  ],
  ['hours: 9h ao meio-dia', 'opening-hours.yaml', 'hours:', monday, '09:00–12:00'],
  ['hours: 0h às 24h', 'opening-hours.yaml', 'hours:', monday, '24 horas'],
  ['hours: 24h', 'opening-hours.yaml', 'hours:', monday, '24 horas'],
  ['hours: Aberto 24 horas', 'opening-hours.yaml', 'hours:', monday, '24 horas'],
  [
    'hours: 9h às 12h, 14h às 24h',
    'opening-hours.yaml',
    'hours:',
    monday,
    '09:00–12:00 14:00–00:00',
  ],
  ['hours: Fechado', 'opening-hours.yaml', 'hours:', openDays, 'sat'],
  [
    '- date: 5/3/2027',
    'opening-hours.yaml',
    '- date:',
    special,
    { from: '2027-03-05', to: '2027-03-05', hours: [], note: 'Natal' },
  ],
  [
    '- date: 2026-12-24',
    'opening-hours.yaml',
    '- date:',
    special,
    { from: '2026-12-24', to: '2026-12-24', hours: [], note: 'Natal' },
  ],
  [
    '- date: 24/12/2026 a 02/01/2027',
    'opening-hours.yaml',
    '- date:',
    special,
    { from: '2026-12-24', to: '2027-01-02', hours: [], note: 'Natal' },
  ],
  [
    '- date: 24/12/2026 até 31/12/2026',
    'opening-hours.yaml',
    '- date:',
    special,
    { from: '2026-12-24', to: '2026-12-31', hours: [], note: 'Natal' },
  ],
  ...[
    '(11) 98765-4321',
    '11 98765 4321',
    '11987654321',
    '+55 11 98765-4321',
    '5511987654321',
    '011 98765-4321',
    '(011) 98765.4321',
  ].map(
    (typed): Case => [
      `telephone: ${typed}`,
      'shop.yaml',
      'telephone:',
      ({ shop }) => shop.telephone,
      '+5511987654321',
    ],
  ),
  [
    'telephone: (11) 90000-0000\nwhatsapp: 11 90000 0000',
    'shop.yaml',
    'telephone:',
    ({ shop }) => shop.whatsapp,
    undefined,
  ],
  [
    'postalCode: 01310100',
    'shop.yaml',
    'postalCode:',
    ({ shop }) => shop.address.postalCode,
    '01310-100',
  ],
  [
    'postalCode: 01.310-100',
    'shop.yaml',
    'postalCode:',
    ({ shop }) => shop.address.postalCode,
    '01310-100',
  ],
  ['state: sp', 'shop.yaml', 'state:', ({ shop }) => shop.address.state, 'SP'],
  ['state: AM', 'shop.yaml', 'state:', ({ shop }) => shop.timeZone, 'America/Manaus'],
  [
    'url: www.barbearia.com.br',
    'shop.yaml',
    'url:',
    ({ shop }) => shop.url,
    'https://www.barbearia.com.br',
  ],
  [
    'url: http://barbearia.com.br/',
    'shop.yaml',
    'url:',
    ({ shop }) => shop.url,
    'https://barbearia.com.br',
  ],
  [
    'bookingUrl: https://calendar.google.com/calendar/u/0/appointments/schedules/AcZssZ1',
    'shop.yaml',
    'bookingUrl:',
    ({ shop }) => shop.bookingUrl,
    'https://calendar.google.com/calendar/u/0/appointments/schedules/AcZssZ1',
  ],
  [
    'bookingUrl: calendar.app.google/abc',
    'shop.yaml',
    'bookingUrl:',
    ({ shop }) => shop.bookingUrl,
    'https://calendar.app.google/abc',
  ],
  [
    'bookingUrl: https://agenda.barbearia.com.br',
    'shop.yaml',
    'bookingUrl:',
    ({ shop }) => shop.bookingUrl,
    'https://agenda.barbearia.com.br/',
  ],
  [
    '- instagram.com/barbearia',
    'shop.yaml',
    '- https://www.instagram',
    ({ shop }) => shop.social[0],
    { network: 'Instagram', url: 'https://instagram.com/barbearia' },
  ],
  [
    '- https://www.tiktok.com/@barbearia',
    'shop.yaml',
    '- https://www.instagram',
    ({ shop }) => shop.social[0]?.network,
    'TikTok',
  ],
  [
    'name: Zé',
    'shop.yaml',
    'name:',
    ({ shop }) => shop.name,
    { whole: 'Zé', trade: '', proper: 'Zé' },
  ],
  [
    'name: barber shop Vila Mariana',
    'shop.yaml',
    'name:',
    ({ shop }) => shop.name.proper,
    'Vila Mariana',
  ],
  [
    'cancellationNoticeHours: 2 horas',
    'shop.yaml',
    'cancellationNoticeHours:',
    ({ shop }) => shop.cancellationNotice,
    { amount: 2, unit: 'hour' },
  ],
  ['geo: -23.5505, -46.6333', 'shop.yaml', 'priceRange:', () => 'refused', 'refused'],
  ['src: HERO.JPG', 'home.yaml', 'src:', ({ home }) => home.hero.photo.src, 'hero.jpg'],
  ['src: hero', 'home.yaml', 'src:', ({ home }) => home.hero.photo.src, 'hero.jpg'],
  [
    'src: content/photos/hero.jpg',
    'home.yaml',
    'src:',
    ({ home }) => home.hero.photo.src,
    'hero.jpg',
  ],
  ['focus: direita', 'home.yaml', 'focus:', ({ home }) => home.hero.photo.focus, { x: 1, y: 0.5 }],
  [
    'focus: topo esquerda',
    'home.yaml',
    'focus:',
    ({ home }) => home.hero.photo.focus,
    { x: 0, y: 0 },
  ],
  [
    'focus: 40% 20%',
    'home.yaml',
    'focus:',
    ({ home }) => home.hero.photo.focus,
    { x: 0.4, y: 0.2 },
  ],
  ['focus: 96%', 'home.yaml', 'focus:', ({ home }) => home.hero.photo.focus, { x: 0.96, y: 0.5 }],
  [
    'focus: base, 20%',
    'home.yaml',
    'focus:',
    ({ home }) => home.hero.photo.focus,
    { x: 0.5, y: 0.2 },
  ],
  ['focus:', 'home.yaml', 'focus:', ({ home }) => home.hero.photo.focus, undefined],
  [
    'homeLabel: {nome}, início',
    'ui-text.yaml',
    'homeLabel:',
    ({ uiText }) => uiText.homeLabel,
    '{nome}, início',
  ],
  [
    'note: [tabela](#servicos) e **grátis**',
    'home.yaml',
    'note:',
    ({ home }) => home.booking.note,
    '[tabela](#servicos) e **grátis**',
  ],
  [
    'note: Ligue: [11 90000-0000](tel:+5511900000000).',
    'home.yaml',
    'note:',
    ({ home }) => home.booking.note,
    'Ligue: [11 90000-0000](tel:+5511900000000).',
  ],
  [
    'lede: @barbearia no Instagram',
    'home.yaml',
    'lede:',
    ({ home }) => home.hero.lede,
    '@barbearia no Instagram',
  ],
  [
    'lede: Corte #1 do bairro',
    'home.yaml',
    'lede:',
    ({ home }) => home.hero.lede,
    'Corte #1 do bairro',
  ],
  ['- title: “Corte “social””', 'services.yaml', '- title:', title, '“Corte “social””'],
  ["- title: 'Banho d'água'", 'services.yaml', '- title:', title, 'Banho d’água'],
  ['- title: "Corte "social""', 'services.yaml', '- title:', title, 'Corte “social”'],
  ['- title: Banho com "sal"', 'services.yaml', '- title:', title, 'Banho com “sal”'],
  ['- title: Corte 5"', 'services.yaml', '- title:', title, 'Corte 5”'],
  ['- title:Corte', 'services.yaml', '- title:', title, 'Corte'],
  ['-title: Corte', 'services.yaml', '- title:', title, 'Corte'],
  ['- title:\u00a0Corte', 'services.yaml', '- title:', title, 'Corte'],
  ['- title: Corte # o mais pedido', 'services.yaml', '- title:', title, 'Corte'],
  ['---\n- title: Corte', 'services.yaml', '- title:', title, 'Corte'],
  ['```yaml\n- title: Corte', 'services.yaml', '- title:', title, 'Corte'],
  ...[
    ['- Inclui: pezinho', 'Inclui: pezinho'],
    ['- Tabela # 2 da máquina', 'Tabela # 2 da máquina'],
    ['- Corte #1', 'Corte #1'],
    ['• Pezinho', 'Pezinho'],
    ['– Pezinho', 'Pezinho'],
    ['-Pezinho', 'Pezinho'],
    ['* Pezinho', 'Pezinho'],
    ['- - Pezinho', 'Pezinho'],
    ['- ? Pezinho', '? Pezinho'],
    ['-\u00a0Pezinho', 'Pezinho'],
    ['- null e void', 'null e void'],
  ].map(
    ([typed = '', expected]): Case => [
      typed,
      'services.yaml',
      '- Pezinho',
      ({ services }) => services[0]?.features[1],
      expected,
    ],
  ),
  [
    'street: Rua Augusta # 12',
    'shop.yaml',
    'street:',
    ({ shop }) => shop.address.street,
    'Rua Augusta # 12',
  ],
  ['caption: null', 'gallery.yaml', 'caption:', ({ gallery }) => gallery[0]?.caption, undefined],
  ['caption: ~', 'gallery.yaml', 'caption:', ({ gallery }) => gallery[0]?.caption, undefined],
  ...[
    ['fb.com/jatoba', 'Facebook'],
    ['https://youtu.be/jatoba', 'YouTube'],
    ['https://twitter.com/jatoba', 'X'],
    ['https://wa.me/5511900000000', 'WhatsApp'],
    ['https://x.com.br/jatoba', 'x.com.br'],
  ].map(
    ([typed, expected]): Case => [
      `- ${typed}`,
      'shop.yaml',
      '- https://www.instagram',
      ({ shop }) => shop.social[0]?.network,
      expected,
    ],
  ),
  [
    '- instagram.com/jatoba\n- https://www.instagram.com/Jatoba/?hl=pt',
    'shop.yaml',
    '- https://www.instagram',
    ({ shop }) => shop.social.map(({ network }) => network).join(),
    'Instagram,Facebook',
  ],
  [
    'lede: Regras em <https://jatoba.com.br/regras>',
    'home.yaml',
    'lede:',
    ({ home }) => readMarkup(home.hero.lede)[1],
    { words: 'https://jatoba.com.br/regras', isStrong: false, to: 'https://jatoba.com.br/regras' },
  ],
  ['lede: 100% você', 'home.yaml', 'lede:', ({ home }) => home.hero.lede, '100% você'],
];

test.each(understood.filter(([typed]) => !typed.startsWith('geo')))(
  '%s is understood',
  (typed, file, start, read, expected) => {
    const { content, problems } = readChanged({ [file]: line(start, typed) });
    expect(problems).toEqual([]);
    const value = content && read(content);
    expect(typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value).toEqual(expected);
  },
);

test.each([
  ['sex a seg', 'mon fri sat sun'],
  ['dom a ter', 'mon tue sun'],
  ['todos os dias', 'mon tue wed thu fri sat sun'],
  ['sáb', 'sat'],
])('%s are the days of a week with one line', (typed, expected) => {
  const week = `week:\n  - days: ${typed}\n    hours: 9h às 19h\n`;
  const { content, problems } = readChanged({ 'opening-hours.yaml': () => week });
  expect(problems).toEqual([]);
  expect(content && openDays(content)).toBe(expected);
});

type Refused = [
  typed: string,
  file: string,
  start: string,
  told: {
    /** The line that is named, where it is not the one that was typed. */
    at?: string;
    problem: RegExp;
    fix: RegExp;
  },
];

const refused: Refused[] = [
  [
    'price: 1.200',
    'services.yaml',
    'price:',
    { problem: /milhares ou centavos/, fix: /1200 ou 1,20/ },
  ],
  ['price: barato', 'services.yaml', 'price:', { problem: /não é um preço/, fix: /40/ }],
  ['price: 0', 'services.yaml', 'price:', { problem: /de 1 a/, fix: /reais/ }],
  ['price: 15000', 'services.yaml', 'price:', { problem: /de 1 a 9999/, fix: /seria 150/ }],
  ['price:', 'services.yaml', 'price:', { problem: /falta este campo/, fix: /acrescente/ }],
  ['price 40', 'services.yaml', 'price:', { problem: /price/, fix: /./ }],
  [
    'price: 40\nprice: 45',
    'services.yaml',
    'price:',
    { at: 'price: 45', problem: /price está escrito duas vezes/, fix: /apague/ },
  ],
  ['preço: 40', 'services.yaml', 'price:', { problem: /não existe/, fix: /price/ }],
  ['prise: 40', 'services.yaml', 'price:', { problem: /não existe/, fix: /price/ }],
  [
    'price: 40\ncor: azul',
    'services.yaml',
    'price:',
    { at: 'cor: azul', problem: /não existe/, fix: /title, .*price, .*features/ },
  ],
  [
    'price:\n  - 40',
    'services.yaml',
    'price:',
    { at: '- 40', problem: /texto/, fix: /apague o traço/ },
  ],
  [
    'features: nada',
    'services.yaml',
    'features:',
    { problem: /mais de uma coisa/, fix: /cada item depois de um traço/ },
  ],
  [
    '- title: Barba',
    'services.yaml',
    '- title: Corte',
    { problem: /igual ao do 1º item/, fix: /mude/ },
  ],
  [
    '- title: Otorrinolaringologistamente',
    'services.yaml',
    '- title:',
    { problem: /não cabe/, fix: /curta/ },
  ],
  [
    `- title: ${'Corte '.repeat(9)}`,
    'services.yaml',
    '- title:',
    { problem: /53 caracteres, e aqui cabem 36/, fix: /17/ },
  ],
  ['- title: Corte 理髪', 'services.yaml', '- title:', { problem: /não têm/, fix: /outro modo/ }],
  [
    'description: Por {preço}',
    'services.yaml',
    'description:',
    { problem: /"{preço}"/, fix: /{nome}/ },
  ],
  [
    'description: Veja a [tabela](/tabela.pdf)',
    'services.yaml',
    'description:',
    { problem: /não leva a lugar nenhum/, fix: /"public\/tabela\.pdf"/ },
  ],
  [
    'description: Veja a [tabela](tabela.pdf)',
    'services.yaml',
    'description:',
    { problem: /não leva/, fix: /https/ },
  ],
  [
    'description: Veja [aqui](javascript:alert)',
    'services.yaml',
    'description:',
    { problem: /não leva/, fix: /https/ },
  ],
  [
    'hours: 9h',
    'opening-hours.yaml',
    'hours:',
    { problem: /não é um horário/, fix: /09:00–19:00/ },
  ],
  [
    'hours: 19:00–09:00',
    'opening-hours.yaml',
    'hours:',
    { problem: /fecha antes de abrir/, fix: /18h às 2h/ },
  ],
  ['hours: 9h às 25h', 'opening-hours.yaml', 'hours:', { problem: /não é um horário/, fix: /./ }],
  [
    'hours: 13h às 19h e 9h às 12h',
    'opening-hours.yaml',
    'hours:',
    { problem: /fora de ordem/, fix: /manhã/ },
  ],
  [
    '- days: seg a zex',
    'opening-hours.yaml',
    '- days:',
    { problem: /não diz dias/, fix: /seg a sex/ },
  ],
  [
    '- days: seg a sáb',
    'opening-hours.yaml',
    '- days:',
    { at: '- days: sáb', problem: /sab está em duas linhas/, fix: /uma linha/ },
  ],
  [
    '- date: 30/02/2027',
    'opening-hours.yaml',
    '- date:',
    { problem: /não existe no calendário/, fix: /dia e o mês/ },
  ],
  [
    '- date: Natal',
    'opening-hours.yaml',
    '- date:',
    { problem: /dia, mês e ano/, fix: /25\/12\/2026/ },
  ],
  [
    '- date: 02/01/2027 a 24/12/2026',
    'opening-hours.yaml',
    '- date:',
    { problem: /antes da primeira/, fix: /anos/ },
  ],
  ['note:', 'opening-hours.yaml', 'note:', { problem: /falta/, fix: /acrescente/ }],
  ['telephone: (20) 98765-4321', 'shop.yaml', 'telephone:', { problem: /DDD 20/, fix: /\(11\)/ }],
  ['telephone: (11) 8765-43', 'shop.yaml', 'telephone:', { problem: /algarismos/, fix: /confira/ }],
  [
    'telephone: (11) 3456-7890',
    'shop.yaml',
    'telephone:',
    { at: 'name: Barbearia Jatobá', problem: /fixo/, fix: /whatsapp/ },
  ],
  ['telephone:', 'shop.yaml', 'telephone:', { problem: /falta/, fix: /acrescente/ }],
  [
    'postalCode: 0131',
    'shop.yaml',
    'postalCode:',
    { problem: /oito algarismos/, fix: /01310-100/ },
  ],
  ['state: XX', 'shop.yaml', 'state:', { problem: /sigla/, fix: /SP/ }],
  ['url: barbearia', 'shop.yaml', 'url:', { problem: /endereço/, fix: /navegador/ }],
  [
    'url: https://a.github.io/barbearia',
    'shop.yaml',
    'url:',
    { problem: /só até o fim/, fix: /BASE_PATH/ },
  ],
  ['url: https://eu:senha@a.com', 'shop.yaml', 'url:', { problem: /senha/, fix: /apague/ }],
  [
    '- https://jatoba@instagram.com',
    'shop.yaml',
    '- https://www.instagram',
    { problem: /usuário ou senha/, fix: /apague/ },
  ],
  [
    'bookingUrl: https://calendar.google.com/calendar/u/0/r',
    'shop.yaml',
    'bookingUrl:',
    { problem: /só você vê/, fix: /Abrir página/ },
  ],
  ['priceRange: caro', 'shop.yaml', 'priceRange:', { problem: /faixa/, fix: /\$\$/ }],
  [
    'cancellationNoticeHours: 200',
    'shop.yaml',
    'cancellationNoticeHours:',
    { problem: /até 72 horas/, fix: /2/ },
  ],
  [
    'state: SP\ntimeZone: America/Recife',
    'shop.yaml',
    'state:',
    { at: 'timeZone: America/Recife', problem: /não é o fuso horário de SP/, fix: /./ },
  ],
  [
    'priceRange: $$\ntimeZone: America/Recife',
    'shop.yaml',
    'priceRange:',
    {
      at: 'timeZone: America/Recife',
      problem: /não é o fuso horário de SP/,
      fix: /America\/Sao_Paulo/,
    },
  ],
  [
    'priceRange: $$\ntimeZone: GMT-3',
    'shop.yaml',
    'priceRange:',
    { at: 'timeZone: GMT-3', problem: /fuso/, fix: /America/ },
  ],
  [
    'priceRange: $$\ngeo: 48.85, 2.35',
    'shop.yaml',
    'priceRange:',
    { at: 'geo: 48.85, 2.35', problem: /Brasil/, fix: /Google Maps/ },
  ],
  [
    'src: herro.jpg',
    'home.yaml',
    'src:',
    { problem: /não há foto/, fix: /quis dizer "hero\.jpg"/ },
  ],
  [
    'src: nenhuma-destas-fotos.png',
    'home.yaml',
    'src:',
    { problem: /não há foto/, fix: /ponha a foto/ },
  ],
  ['alt: IMG_2034.jpg', 'home.yaml', 'alt:', { problem: /nome de arquivo/, fix: /frase/ }],
  ['focus: nariz', 'home.yaml', 'focus:', { problem: /lugar da foto/, fix: /direita/ }],
  ['open: Aberto agora', 'ui-text.yaml', 'open: Aberto', { problem: /{hora}/, fix: /{hora}/ }],
  ...[
    ['/promo 100%.pdf', /sem o sinal %/],
    ['//ladrilho.svg', /escreve: "\/ladrilho\.svg"/],
    ['/../package.json', /escreve: "\/package\.json"/],
    ['/public/tabela.pdf', /escreve: "\/tabela\.pdf"/],
    ['/termos#pagamento', /escreva "\/termos",/],
  ].map(
    ([address, fix]): Refused => [
      `description: Veja [aqui](${address})`,
      'services.yaml',
      'description:',
      { problem: /não leva a lugar nenhum/, fix: fix as RegExp },
    ],
  ),
  [
    '- Mais que um corte, uma experiência de respeito',
    'home.yaml',
    '- Mais que',
    { problem: /cabem 28/, fix: /divida em duas linhas/ },
  ],
  [
    '- Toalha\n  quente',
    'services.yaml',
    '- Pezinho',
    { at: 'quente', problem: /falta o traço/, fix: /na mesma linha/ },
  ],
  ['- {nome', 'services.yaml', '- Pezinho', { problem: /"{"/, fix: /apague as chaves/ }],
  [
    'address: Rua Exemplo, 123\nantigo:',
    'shop.yaml',
    'address:',
    { problem: /mais de uma coisa/, fix: /street, .*city, .*postalCode/ },
  ],
  ['<<<<<<< HEAD', 'team.yaml', 'team:', { problem: /duas versões/, fix: /=======/ }],
];

test.each(refused)(
  '%s is refused, with its line and a remedy',
  (typed, file, start, { at, problem, fix }) => {
    const change = line(start, typed);
    const { problems } = readChanged({ [file]: change });
    const lines = String(change(readShop(file))).split('\n');
    const [first = ''] = typed.split('\n');
    expect(problems.map((one) => one.file)).toContain(`content/${file}`);
    const found = problems.find((one) => problem.test(one.problem));
    expect(problems.map((one) => `${one.line} ${one.problem}`)).toContainEqual(
      expect.stringMatching(problem),
    );
    expect(found?.fix).toMatch(fix);
    expect(lines[(found?.line ?? 0) - 1]?.trim()).toBe((at ?? first).trim());
    expect(found?.received).not.toBe('');
  },
);

const files: [what: string, changes: Record<string, Change>, message: RegExp][] = [
  [
    'a missing file',
    { 'team.yaml': () => undefined },
    /este arquivo não está na pasta.*traga o arquivo/s,
  ],
  [
    'a renamed file',
    { 'team.yaml': () => undefined, 'equipe.yaml': () => 'team:\n' },
    /content\/equipe\.yaml o nome team\.yaml/,
  ],
  [
    'a file in Word’s own format',
    { 'team.yaml': () => undefined, 'team.yaml.docx': () => 'PK' },
    /team\.yaml/,
  ],
  [
    'a copy of a file',
    { 'team copia.yaml': () => 'team:\n' },
    /segundo arquivo de team\.yaml.*lê só o outro.*deixe só um, com o nome team\.yaml/s,
  ],
  [
    'Latin-1',
    { 'team.yaml': (text) => Buffer.from(text, 'latin1') },
    /codificação.*acento.*UTF-8/s,
  ],
  ['an empty file', { 'services.yaml': () => '' }, /falta este campo/],
  ['a file that is no list of fields', { 'team.yaml': () => 'Davi, barbeiro' }, /./],
  [
    'a policy without its fields',
    { 'policies/terms.md': (text) => text.replace('---', '') },
    /title, description e summary/,
  ],
  [
    'a policy with a line above its fields',
    { 'policies/terms.md': (text) => `\nOlá.\nDois.\n${text}` },
    /^Olá\.\no arquivo não começa com title.*Ctrl\+Z/s,
  ],
  ['an empty policy', { 'policies/terms.md': () => '' }, /^nada\no arquivo não começa/],
  [
    'a policy with a table',
    { 'policies/terms.md': (text) => `${text}\n| a | b |\n|---|---|\n| 1 | 2 |\n` },
    /só parágrafos e listas.*com um traço/s,
  ],
  [
    'a policy with text before its first topic',
    { 'policies/terms.md': (text) => text.replace('---\n\n##', '---\n\nOlá.\n\n##') },
    /antes do primeiro assunto.*## Assunto/s,
  ],
];

const publishing: [typed: string, isRefused: boolean][] = [
  ['ze/barbearia', false],
  ['https://github.com/ze/barbearia.git', false],
  ['../..', true],
  ['SEU-NOME/barbearia', true],
  ['ze/..', true],
];

test.each(publishing)('repository: %s', (typed, isRefused) => {
  const { problems } = readChanged({ 'publishing.yaml': () => `repository: ${typed}\n` });
  expect(problems.map(({ fix }) => fix)).toEqual(
    isRefused ? [expect.stringMatching(/seu nome no GitHub/)] : [],
  );
});

const strangers: [what: string, changes: Record<string, Change>, files: string[]][] = [
  ['a stray list', { 'lista de compras.txt': () => 'pão' }, []],
  ['a stray text of a like name', { 'shopping - regras.docx': () => 'PK' }, []],
  ['a photo of a file', { 'services.yaml.jpg': () => 'x' }, []],
  ['another kind of file', { 'services (1).txt': () => 'pão' }, []],
  ['no repository', { 'publishing.yaml': () => undefined }, []],
  [
    'a second file',
    { 'team copia.yaml': () => 'team:' },
    ['content/team copia.yaml um segundo arquivo de team.yaml'],
  ],
  [
    'a guide beside a missing policy',
    { 'README.md': () => 'x', 'policies/terms.md': () => undefined },
    ['content/policies/terms.md nada'],
  ],
  [
    'two strange files beside a missing one',
    { 'team.yaml': () => undefined, 'zzzzzzzz.yaml': () => 'x', 'wwwwwwww.yaml': () => 'x' },
    ['content/team.yaml nada'],
  ],
  ...['team.yml', 'team.doc'].map((name): (typeof strangers)[number] => [
    name,
    { 'team.yaml': () => undefined, [name]: () => 'team:' },
    [`content/team.yaml o arquivo ${name}`],
  ]),
  [
    'a stray list beside a missing file',
    { 'team.yaml': () => undefined, 'lista de compras.txt': () => 'pão' },
    ['content/team.yaml nada'],
  ],
  [
    'a file that a phone saved again',
    { 'services.yaml': () => undefined, 'services (1).yaml': () => 'services:' },
    ['content/services.yaml o arquivo services (1).yaml'],
  ],
  [
    'a file with a second ending',
    { 'services.yaml': () => undefined, 'services.yaml.txt': () => 'services:' },
    ['content/services.yaml o arquivo services.yaml.txt'],
  ],
  [
    'a list without its heading',
    { 'services.yaml': (text) => text.replace('services:\n', '') },
    ['content/services.yaml - title: Corte'],
  ],
  [
    'what was pasted from a chat',
    {
      'services.yaml': (text) =>
        text.replace('price: 40', 'price: 40\n[10:30, 22/11] Zé: oi\nTudo bem?\nManda a tabela'),
    },
    ['content/services.yaml [10:30, 22/11] Zé: oi'],
  ],
];

test.each(strangers)('%s is one problem, or none', (_what, changes, expected) => {
  const { problems } = readChanged(changes);
  expect(problems.map(({ file, received }) => `${file} ${received}`)).toEqual(expected);
});

test.each(files)('%s is told, in Portuguese', (_what, changes, message) => {
  const { problems } = readChanged(changes);
  const told = problems
    .map(({ received, problem, fix }) => `${received}\n${problem}\n${fix}`)
    .join('\n');
  expect(told).toMatch(message);
});

test('UTF-16, and the line ends of Windows, are understood', () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  const bare = (text: string) => Buffer.from(text, 'utf16le');
  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const marked = (text: string) => utf16(text).swap16();
  const mac = (text: string) => text.replaceAll('\n', '\r');
  expect(readChanged({ 'team.yaml': bare, 'shop.yaml': swapped }).problems).toEqual([]);
  expect(readChanged({ 'team.yaml': marked, 'shop.yaml': mac }).problems).toEqual([]);
  expect(readChanged({ 'team.yaml': utf16, 'shop.yaml': windows }).problems).toEqual([]);
});

test('every problem is told at once, in the order of the files', () => {
  const { problems } = readChanged({
    'shop.yaml': line('telephone:', 'telephone: 123'),
    'services.yaml': (text) =>
      text.replace('price: 40', 'price: x').replace('price: 30', 'price: y'),
  });
  expect(problems).toHaveLength(3);
});

test('topics whose headings give the same address, or none, each have one of their own', () => {
  const topics = ['Pix 3', 'Pix', 'Pix!', 'Pix?', '100%', '…'].map(
    (heading) => `## ${heading}\n\nTexto.`,
  );
  const change: Change = (text) => text.replace(/\n## [\s\S]*/, `\n${topics.join('\n\n')}\n`);
  const { content } = readChanged({ 'policies/terms.md': change });
  expect(content?.terms.topics.map(({ id }) => id)).toEqual([
    'pix-3',
    'pix',
    'pix-2',
    'pix-4',
    '100',
    'assunto',
  ]);
});

test.each([
  ['##Assunto sem espaço\n\nTexto.', ['Assunto sem espaço', 'Texto.']],
  ['## Ordem\n\n1. Um\n2. Dois\n5. Cinco', ['Ordem', '1. Um', '2. Dois', '5. Cinco']],
  ['## Início\n\nNota ##1 e #2 a.', ['Início', 'Nota ##1 e #2 a.']],
  ['## Linhas\n\nUm\n\n***\n\n    Dois', ['Linhas', 'Um', 'Dois']],
  ['## Menu\n\nTexto.', ['Menu', 'Texto.']],
  ['## Sinais\n\n<< a <<<<<<<\n\n> b', ['Sinais', '<< a <<<<<<<', 'b']],
  ['##\u00a0Selo\n\n#1 do bairro.', ['Selo', '#1 do bairro.']],
  ['## Ano\n\n2026. Um ano de casa.', ['Ano', '2026. Um ano de casa.']],
  ['## Conteúdo\n\n1\\. De um \\*editor\\*', ['Conteúdo', '1. De um *editor*']],
])('a policy shows what its author wrote: %j', (typed, expected) => {
  const change: Change = (text) => `${text.trimEnd()}\n\n${typed}\n`;
  const { content, problems } = readChanged({ 'policies/terms.md': change });
  expect(problems).toEqual([]);
  const { id, heading, body } = content?.terms.topics.at(-1) ?? {};
  expect([heading, ...(body ?? [])]).toEqual(expected);
  // The page has these itself.
  expect(['conteudo', 'inicio', 'menu']).not.toContain(id);
});

test.each(['- a\n  - b', '- a\n- b\n  - c', '- [ ] a', '- a\n\n      código'])(
  'a policy with a list in a list is refused at its line: %j',
  (typed) => {
    const change: Change = (text) => `${text.trimEnd()}\n\n${typed}\n`;
    const [problem, ...more] = readChanged({ 'policies/terms.md': change }).problems;
    const lines = String(change(readShop('policies/terms.md'))).split('\n');
    expect(lines[(problem?.line ?? 0) - 1]).toBe(typed.split('\n')[0]);
    expect(more).toEqual([]);
  },
);

/** A policy with one line of it, or what stands for that line, wrong. */
const wrongLines: [place: string, line: string, typed: string, told: RegExp][] = [
  ['a field above', 'description:', 'description: {preço}', /^"{preço}" não quer dizer nada/],
  ['a name of a field', 'summary:', 'sumary: Em resumo.', /^este campo não existe/],
  ['a slip of YAML', 'summary:', 'summary Em resumo.', /dois-pontos/],
  ['a title', '## Serviços', '## Serviços 理髪', /^as letras do site não têm/],
  ['a paragraph', 'As compras', '{preço}', /^"{preço}" não quer dizer nada/],
  ['an item', '- Dois', '- {preço}', /^"{preço}" não quer dizer nada/],
  ['an item with a number', '2. Outro', '2. {preço}', /^"{preço}" não quer dizer nada/],
];

test.each(wrongLines)(
  'a mistake in a policy is at its own line: %s',
  (_place, start, typed, told) => {
    const source = [
      '---',
      'title: Termos',
      'description: Regras da casa.',
      'summary: Em resumo.',
      '---',
      '',
      '## Serviços',
      '',
      'Um parágrafo.',
      '',
      'As compras são à parte.',
      '',
      '- Um',
      '- Dois',
      '- Três',
      '',
      '1. Um',
      '2. Outro',
      '3. Mais um',
      '',
      '## Outro',
      '',
      'Texto.',
      '',
    ].join('\n');
    const change = () => line(start, typed)(source) as string;
    const [problem, ...more] = readChanged({ 'policies/terms.md': change }).problems;
    expect(change().split('\n')[(problem?.line ?? 0) - 1]).toBe(typed);
    expect(problem?.problem).toMatch(told);
    expect(more).toEqual([]);
  },
);
