/** @jest-environment node */

import type { ContentProblem } from '@/model/content-files/content-error';
import { FILES, type FileId } from '@/model/content-files/files';
import { parseFile } from '@/model/content-files/parse';
import { readPath } from '@/model/content-files/path';
import { validate } from '@/model/content-files/validate';
import { readShop, retype, show } from './content-copy';

/** The problems of a file as typed: location, problem and fix. */
function listProblems(id: FileId, source: string): ContentProblem[] {
  return validate(id, parseFile(id, source)).problems;
}

/** Messages for slips that only the owner can correct. */
const REFUSED: [field: string, typed: string, message: RegExp][] = [
  ['services services[0].price', 'barato', /não é um preço.*"40", "37,50"/s],
  ['services services[0].price', '1.2.3 | 1,2,3 | 1120.000', /não é um preço/],
  ['services services[0].price', '0 | 1.111.111', /de 1 a 9999/],
  ['services services[1].title', 'Corte', /igual ao do 1º item.*mude um dos dois/s],
  ['services services[0].title', 'Corte '.repeat(9), /53 caracteres, e aqui cabem 36.*17/s],
  ['services services[0].title', 'Corte 理髪', /não têm "理", "髪"/],
  ['services services[0].title', '❤️', /está vazio/],
  ['services services[0].description', 'Por {preço}', /"{preço}".*{nome}/s],
  ['services services[0].features[1]', '"{nome"', /"{".*apague as chaves/s],
  ['openingHours week[0].hours', '9h', /não é um horário.*"09:00–19:00"/s],
  ['openingHours week[0].hours', '9h às 25h | 8, 12, 14, 18', /não é um horário/],
  ['openingHours week[0].hours', 'fechado às vezes', /não é um horário.*"fechado"\./s],
  ['openingHours week[0].hours', '13h às 19h e 9h às 12h', /fora de ordem.*mais cedo/s],
  ['openingHours week[0].days', 'seg a zex', /não diz dias.*"seg a sex"/s],
  ['openingHours specialDays[0].date', '30/02/2027', /não existe no calendário/],
  ['openingHours specialDays[0].date', 'Natal', /dia, mês e ano.*"25\/12\/2026"/s],
  ['openingHours specialDays[0].date', '25/12/20266 | 2026-12-25 9h', /dia, mês e ano/],
  ['openingHours specialDays[0].date', '02/01/2027 a 24/12/2026', /antes da primeira/],
  ['openingHours specialDays[0].date', '24/12 a 26/12 a 28/12', /há datas demais/],
  ['openingHours specialDays[0].date', '24/12 a 02/01/2027', /só uma das duas/],
  ['openingHours specialDays[1].date', '25/12/2093', /igual ao do 1º item/],
  [
    'testimonials testimonials[5].stars',
    '0 | 6 | 4,5 | muitas | ⭐⭐⭐⭐⭐⭐',
    /de 1 a 5.*apague a linha/s,
  ],
  ['shop telephone', '(20) 98765-4321', /DDD 20/],
  ['shop telephone', 'x', /DDD \(vazio\)/],
  ['shop telephone', '(11) 8765-43', /há 6 algarismos.*confira/s],
  ['shop telephone', '(11) 98765-43210', /há 10 algarismos/],
  ['shop telephone', '4003-12345', /DDD 40/],
  ['shop telephone', '(11) 3456-7890', /fixo.*whatsapp:/s],
  ['shop whatsapp', '0800 123 4567', /DDD/],
  ['shop bookingUrl', 'calendar.google.com/r', /só você vê.*Abrir página/s],
  ['shop bookingUrl', 'wa.me/5511987654321\nwhatsapp: 11 91111-1111', /outro número.*apague/s],
  ['shop name', 'Otorrinolaringologia', /passa de 16 letras/],
  ['shop name', 'Barbearia @', /não têm "@"/],
  ['shop url', 'barbearia', /endereço de internet.*navegador/s],
  ['shop url', 'https://eu:senha@a.com', /senha.*apague/s],
  [
    'shop url',
    'https://barbearia_ze.com.br | https://barbearia.com.br. | https://10.0.0.1 | https://a.com.br/"x"',
    /endereço de internet/,
  ],
  ['shop social[0]', '"@jatoba/b"', /endereço de internet/],
  ['shop social[0]', 'https://jatoba@instagram.com', /usuário ou senha.*apague/s],
  ['shop address.postalCode', '0131 | 013101001', /oito algarismos/],
  ['shop address.state', 'XX', /sigla.*"SP"/s],
  ['shop priceRange', 'caro', /faixa.*"\$\$"/s],
  ['shop cancellationNoticeHours', '200 | 4 dias | 2 horas antes', /até 72 horas/],
  [
    'shop geo',
    '-34.9 -56.2 | 5.85 -55.2 | -23.5 28 | -46.6 -23.5 | -23,55, -46,63 | -23, -46, 7',
    /lugar do Brasil.*Google Maps/s,
  ],
  ['home hero.photo.alt', 'IMG_2034.jpg | minha foto.TIF', /nome de arquivo.*frase/s],
  ['home hero.photo.focus', 'nariz | 40%x | 40 | 1000%', /lugar da foto.*"di/s],
  ['home hero.headline[0]', 'Mais que um corte, uma experiência', /cabem 28.*duas linhas/s],
  ['uiText status.open', 'Aberto agora', /{hora} uma vez.*"{hora}"/s],
  ['team team[0].takesBookings', 'talvez', /sim ou não.*"sim", "não"/s],
  ['team team[0].name', 'Pneumoultramicroscó', /passa de 18 letras/],
  ['gallery gallery[1].src', 'ferramentas.jpg', /igual ao do 1º/],
  ['openingHours week[1].days', 'sex', /dia sex está em duas linhas/],
  ['shop address.district', '"-"', /vazio.*apague a linha/s],
  [
    'publishing repository',
    'ze | ../.. | SEU-NOME/barbearia | ze/.. | -ze/b | ze/b/tree | xgithub.com/ze/b',
    /seu nome no GitHub/,
  ],
];

const refused = REFUSED.flatMap(([field, all, message]) => {
  const [id, fieldPath = ''] = field.split(' ');
  return all.split(' | ').map((typed) => [id as FileId, fieldPath, typed, message] as const);
});

test.each(refused)('%s %s: %s is refused at its line', (id, fieldPath, typed, message) => {
  const source = retype(id, fieldPath, typed);
  const problems = listProblems(id, source);
  expect(problems.map(({ problem, fix }) => `${problem}\n${fix}`)).toEqual([
    expect.stringMatching(message),
  ]);
  const [{ line = 0, received = '' } = {}] = problems;
  // A missing field is reported at the first line.
  const at = source
    .split('\n')
    .slice(line - 1)
    .join('\n');
  expect(received === 'nada' || at.includes(typed.split('\n')[0] ?? '')).toBe(true);
});

test('a week without an open day and two people with one name are refused', () => {
  const closed = listProblems('openingHours', 'week:\n  - days: seg\n    hours: fechado\n');
  expect(closed[0]?.problem).toMatch(/fechada a semana toda/);
  const twins = listProblems('team', 'team:\n  - name: Ana\n  - name: ana\n');
  expect(twins).toMatchObject([{ line: 3, path: 'team[1].name' }]);
});

/**
 * Slips in a line, whose advice is followed literally: field, original, typed text, and the value of a
 * field in the end. `⏎` is a line break, `⎵` a space, `⍽` a hard one, `⇥` a tab.
 */
const MENDED = `
  services ¦ - title: Corte ¦ - title: Corte: social ¦ services.0.title ¦ Corte: social
  services ¦ - Pezinho ¦ - Inclui: pezinho ¦ services.0.features.1 ¦ Inclui: pezinho feito na navalha
  services ¦ price: 40 ¦ price:40 ¦ services.0.price ¦ 40 false
  services ¦ ⎵⎵⎵⎵price: 40 ¦ ⇥price: 40 ¦ services.0.price ¦ 40 false
  services ¦ price: 40 ¦ price:⇥40 ¦ services.0.price ¦ 40 false
  services ¦ ⎵⎵⎵⎵price: 40 ¦ ⍽⍽⍽⍽price: 40 ¦ services.0.price ¦ 40 false
  services ¦ ⎵price: 40 ¦ ⎵⎵price: 40 ¦ services.0.price ¦ 40 false
  services ¦ ⎵price: 40 ¦ price: 40 ¦ services.0.price ¦ 40 false
  services ¦ ⎵⎵- title: Barba ¦ - title: Barba ¦ services.1.title ¦ Barba
  services ¦ - Pezinho ¦ Pezinho ¦ services.0.features.1 ¦ Pezinho feito na navalha
  services ¦ - Pezinho ¦ ⎵⎵Pezinho ¦ services.0.features.1 ¦ Pezinho feito na navalha
  services ¦ - Pezinho ¦ -Pezinho ¦ services.0.features.1 ¦ Pezinho feito na navalha
  services ¦ - Pezinho ¦ • Pezinho ¦ services.0.features.1 ¦ Pezinho feito na navalha
  services ¦ - title: Barba ¦ ⎵⎵title: Barba ¦ services.1.title ¦ Barba
  services ¦ - title: Barba ¦ - Barba ¦ services.1.title ¦ Barba
  services ¦ - title: Corte ¦ - title: “Corte: social” ¦ services.0.title ¦ Corte: social
  services ¦ - title: Corte ¦ - title: "Corte ¦ services.0.title ¦ Corte
  services ¦ - title: Corte ¦ - title: "Corte” ¦ services.0.title ¦ Corte
  services ¦ - title: Corte ¦ - title: 'Banho d'água' ¦ services.0.title ¦ Banho d’água
  services ¦ - title: Corte ¦ - title: "Um" e "dois" ¦ services.0.title ¦ “Um” e “dois”
  services ¦ - title: Corte ¦ - title: "Zé \\"do\\" corte" ¦ services.0.title ¦ Zé “do” corte
  shop ¦ Rua Exemplo, 123 ¦ Rua Augusta # 12 ¦ address.street ¦ Rua Augusta # 12
  services ¦ - Pezinho ¦ - & pezinho ¦ services.0.features.1 ¦ & pezinho feito na navalha
  shop ¦ https://www.instagram.com/ ¦ @ze ¦ social.0 ¦ Instagram https://instagram.com/ze
  home ¦ bookWithLabel: Agendar com {nome} ¦ bookWithLabel: {nome}: agendar ¦ team.bookWithLabel ¦ {nome}: agendar
  shop ¦ ⎵⎵city: ¦ city: ¦ address.city ¦ São Paulo
  team ¦ - name: Davi ¦ - name Davi ¦ team.0.name ¦ Davi Prado
  services ¦ services: ¦ services ¦ services.0.title ¦ Corte
  services ¦ price: 40 ¦ preço: 40 ¦ services.0.price ¦ 40 false
  services ¦ price: 40 ¦ prise: 40 ¦ services.0.price ¦ 40 false
  services ¦ price: 40 ¦ price 40 ¦ services.0.price ¦ 40 false
  services ¦ price: 40 ¦ price: 40⏎    price: 45 ¦ services.0.price ¦ 40 false
  services ¦ price: 40 ¦ price: 40⏎    cor: azul ¦ services.0.price ¦ 40 false
  services ¦ - title: Barba ¦ - titulo: Barba ¦ services.1.title ¦ Barba
  services ¦ - Pezinho feito na navalha ¦ Pezinho feito na navalha ¦ services.0.features.1 ¦ Pezinho feito na navalha
  services ¦ price: 40 ¦ price: 1.200 ¦ services.0.price ¦ 1200 false
  services ¦ price: 40 ¦ price: 15000 ¦ services.0.price ¦ 150 false
  openingHours ¦ hours: 09:00–19:00 ¦ hours: 9 às 6 ¦ week.mon ¦ 09:00 18:00
  openingHours ¦ hours: 09:00–19:00 ¦ hours: 19:00–17:00 ¦ week.mon ¦ 17:00 19:00
  openingHours ¦ hours: 09:00–19:00 ¦ hours: 10h às 10h ¦ week.mon ¦ 10:00 22:00
  openingHours ¦ hours: 09:00–19:00 ¦ hours: 9h às 12h e 13h às 6h30 ¦ week.mon ¦ 09:00 12:00 13:00 18:30
  openingHours ¦ seg a sex ¦ seg/sex ¦ week.tue ¦
  shop ¦ Hours: 2 ¦ Hours: qualquer hora ¦ cancellationNotice ¦ 0 hour
  shop ¦ https://barbearia-jatoba.example ¦ https://a.github.io/barbearia ¦ url ¦ https://a.github.io`;

/** Slips whose advice takes more than that, and what it says. */
const TOLD = `
  shop ¦ priceRange: ¦ ⎵⎵priceRange: ¦ escreva "priceRange: $$" no começo da linha, sem espaços antes.
  services ¦ services:⏎ ¦  ¦ escreva em cima dela, sozinho numa linha, "services:".
  home ¦ direito. Com hora ¦ direito.⏎Com hora ¦ escreva "  lede: Cadeira confortável, toalha quente e tempo para fazer direito. Com hora marcada e preço na parede.", e apague a linha de baixo.
  services ¦ price: 40 ¦  ¦ escreva a linha "price:" com o que ela diz: Preço (Em reais: 40,
  services ¦ price: 40 ¦ price: ¦ escreva a linha "price:" com o que ela diz: Preço (Em reais: 40,
  services ¦ price: 40 ¦ price: grátis para crianças até 3 anos ¦ ponha "grátis para crianças até 3 anos" em description:, e deixe em price:
  services ¦ price: 40 ¦ price: 40 reais cada ¦ ponha "40 reais cada" em description:, e deixe em price: só o preço
  shop ¦ (11) 90000-0000 ¦ 98765-4321 ¦ ponha o DDD da sua cidade antes de "98765-4321".
  shop ¦ (11) 90000-0000 ¦ (11) 3456-7890 / (11) 98765-4321 ¦ escreva aqui só "(11) 3456-7890", e o outro em "whatsapp: (11) 98765-4321".
  shop ¦ (11) 90000-0000 ¦ (11) 3456-7890 ou 11 98765-4321 ¦ escreva aqui só "(11) 3456-7890", e o outro em "whatsapp: 11 98765-4321".
  shop ¦ https://barbearia-jatoba.example ¦ instagram.com/ze ¦ ponha em "social:" a linha "- https://instagram.com/ze"; aqui vai o endereço
  terms ¦ ## Aceitação ¦ ## ¦ escreva depois dele o assunto, como "## Assunto", ou apague a linha.
  terms ¦ ## Aceitação ¦ Oi.⏎⏎## Aceitação ¦ ponha em cima dele uma linha com o assunto, como "## Assunto".
  terms ¦ ---⏎title: Termos de uso⏎ ¦ ¦ escreva no alto do arquivo, cada uma na sua linha: "---", "title: Termos de uso",`;

const SPACES: Readonly<Record<string, string>> = { '⏎': '\n', '⎵': ' ', '⍽': '\u00a0', '⇥': '\t' };

/** The rows of a table, with its signs for spaces replaced. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) =>
      line.split('¦').map((it) => it.trim().replace(/[⏎⎵⍽⇥]/g, (sign) => SPACES[sign] ?? '')),
    );

const slip = (id: FileId, found = '', typed = '') => readShop(FILES[id].name).replace(found, typed);

test.each(rowsOf(MENDED))(
  '%s: %j typed as %j, and its advice followed',
  (name, found, typed, fieldPath, meaning) => {
    const id = name as FileId;
    let source = slip(id, found, typed);
    expect(listProblems(id, source)).not.toEqual([]);
    for (let round = 0; round < 3; round++) {
      const [problem] = listProblems(id, source);
      source = problem ? obey(source.split('\n'), problem) : source;
    }
    const { data, problems } = validate(id, parseFile(id, source));
    expect(problems).toEqual([]);
    expect(show(readPath(data, String(fieldPath).split('.')))).toBe(meaning);
  },
);

test.each(rowsOf(TOLD))('%s: %j typed as %j, and what to do', (name, found, typed, advice) => {
  const [problem] = listProblems(name as FileId, slip(name as FileId, found, typed));
  expect(problem?.fix).toContain(advice);
});

/** Follows a message literally: writes its line, or its value, or deletes the line. */
function obey(lines: string[], { line = 1, fix }: ContentProblem): string {
  const quoted = [...fix.matchAll(/`([^`]*)`|"([^"]*)"/g)].map(([, code, text]) => code ?? text);
  const own = lines[line - 1] ?? '';
  if (quoted.length === 0 || fix.endsWith('ou apague a linha.')) {
    return lines.toSpliced(line - 1, 1).join('\n');
  }
  const isLine = /escreva ["`](?:[\w-]+:(?: |["`])|\s*- |\s)/i.test(fix);
  const written = String(isLine ? quoted.at(-1) : quoted[0]);
  const start = isLine ? /^\s*/ : /^\s*(?:- )?(?:\w+: )?/;
  const [kept = ''] = start.exec(/^\s/.test(written) ? '' : own) ?? [];
  return lines.with(line - 1, kept + written).join('\n');
}
