import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readHours } from '../../fixtures/week';
import { copyShop, loadWith, readOriginal } from './shop-copy';

const folder = copyShop();
const photo = readFileSync(path.join(folder, 'photos/fachada.jpg'));
writeFileSync(path.join(folder, 'photos/meia.jpg'), photo.subarray(0, photo.length / 2));
writeFileSync(path.join(folder, 'photos', 'salão.jpg'.normalize('NFD')), photo); // As on a Mac.
writeFileSync(path.join(folder, 'photos/lista.jpg'), 'Isto não é uma foto.');

const PRICE = 'escreva o preço em reais, só o número: 40 ou 37,50.';
const PRICE_FROM =
  '“a partir de” pede um preço em price, maior que 0: escreva-o, ou apague esta linha.';
const TEXT = 'escreva um texto; se é só um número ou uma palavra como true, ponha-o entre aspas.';
const GENERAL =
  'esta linha não combina com as vizinhas: confira os espaços do começo, o traço, as aspas, e os dois-pontos com um espaço depois.';
const SIGN =
  'o texto começa com um sinal que tem outro sentido aqui: ponha o texto todo entre aspas.';
const TWO_LINES =
  'este texto continua na linha de baixo: ponha-o numa linha só, ou confira se a de baixo tem o nome do campo, os dois-pontos e um espaço.';
const TWICE = 'já está nesta lista: mude um dos dois, ou apague este.';
const OVERLAP =
  'estas horas passam por cima das de outro item: junte os dois, ou confira os dias e as horas.';
const DATES = 'a última data vem depois da primeira, as duas com o ano ou as duas sem.';
const WRITE_DATE =
  'escreva a data como 2026-12-24, um dia que existe; a de todo ano, só mês e dia: 12-25.';
const STATES =
  'use a sigla do estado: AC, AL, AM, AP, BA, CE, DF, ES, GO, MA, MG, MS, MT, PA, PB, PE, PI, PR, RJ, RN, RO, RR, RS, SC, SE, SP, TO.';
const VARIABLES =
  'entre chaves só cabem {nome}, {telefone}, {whatsapp}, {endereco}, {antecedencia}, {formasDePagamento}, {pagamento}.';

const letterless = (letter: string) =>
  `as letras dos títulos e dos nomes não têm “${letter}”: escreva sem este sinal.`;

/**
 * In a file, what is written; what an owner may type instead, `|` between several; the answer. `⏎` is
 * a line break, `⇥` a tab; `▸` stands before the line of the answer if that is not the first.
 */
const REFUSED = `
  services.yaml ¦ 37,50 ¦ barato | 40 reais | R$ 40 | 12345 | -5 | 37,5 | 1.000 | "" | [] | 1,2,3 ¦ ${PRICE}
  services.yaml ¦ 80,00⏎    priceFrom: true ¦ 0,00⏎    ▸priceFrom: true ¦ ${PRICE_FROM}
  services.yaml ¦ priceFrom: false⏎    features:⏎      - A ¦ priceFrom: true⏎    features:⏎      - A ¦ ${PRICE_FROM}
  services.yaml ¦ true ¦ sim | 1 | "true" ¦ escreva true, ou apague a linha.
  services.yaml ¦ Trança ¦ true | 12 | "" | "  " ¦ ${TEXT}
  services.yaml ¦ Trança ¦ ${'Trança '.repeat(8)} ¦ encurte o texto: aqui cabem 48 caracteres.
  services.yaml ¦ Trança ¦ Trança {preço} | "{" | a} ¦ ${VARIABLES}
  services.yaml ¦ Trança ¦ Trança 👨🏾‍🦱 ★ ¦ ${letterless('👨🏾‍🦱')}
  services.yaml ¦ Trança ¦ Trança • nagô ¦ ${letterless('•')}
  home.yaml ¦ Senta ¦ 理 ¦ ${letterless('理')}
  team.yaml ¦ name: Nina ¦ name: Łukasz ¦ ${letterless('Ł')}
  services.yaml ¦ Trança ¦ *Trança | &Trança | @ze | %Trança | \`Trança\` | !x Trança | [Trança | {Trança | |Trança ¦ ${SIGN}
  services.yaml ¦ Trança ¦ Trança: nagô | "Trança" nagô ¦ ${GENERAL}
  services.yaml ¦ Trança ¦ Trança # nagô ¦ o que vem depois do # não apareceria: ponha o texto todo entre aspas, ou o lembrete numa linha só dele.
  services.yaml ¦ Trança ¦ Trança⏎      nagô ¦ ${TWO_LINES}
  team.yaml ¦ Trancista ¦ "Trancista | 'Trancista ¦ ${TWO_LINES}
  services.yaml ¦ price: 35 ¦ prise: 35 ¦ você quis dizer “price”?
  team.yaml ¦ role: Trancista ¦ ofício: Trancista ¦ apague: os campos daqui são name, calledAs, role, image, focus, description.
  services.yaml ¦ price: 35 ¦ title: 35 ¦ este campo está escrito duas vezes: apague uma das duas linhas.
  services.yaml ¦     price: 35 ¦    price: 35 | ⇥price: 35 | price: 35 |     price 35 |     price:35 ¦ ${GENERAL}
  opening-hours.yaml ¦ 08:00 ¦ 8:00 | 24:00 | 08:60 | 8h | 8 ¦ escreva a hora como 09:00; meia-noite é 00:00.
  opening-hours.yaml ¦ closes: 12:00 ¦ closes: 08:00 | closes: 07:59 | closes: 06:01 ¦ fecha antes de abrir: confira as duas horas; depois da meia-noite, pode fechar até as 06:00.
  opening-hours.yaml ¦ seg ¦ segunda | Seg | mon ¦ use um destes: seg, ter, qua, qui, sex, sáb, dom.
  opening-hours.yaml ¦ specialDays ¦   - days:⏎      - sáb⏎    opens: 22:00⏎    closes: 23:00⏎specialDays ¦ ${OVERLAP}
  opening-hours.yaml ¦ specialDays ¦   - days:⏎      - dom⏎    opens: 01:59⏎    closes: 03:00⏎specialDays ¦ ${OVERLAP}
  opening-hours.yaml ¦ specialDays ¦   - days:⏎      - dom⏎    opens: 21:00⏎    closes: 04:00⏎  ▸- days:⏎      - seg⏎    opens: 03:59⏎    closes: 07:00⏎specialDays ¦ ${OVERLAP}
  opening-hours.yaml ¦ from: 2093-12-24 ¦ from: 24/12/2093 | from: 24 de dezembro | from: 2093-12 | from: Natal | from: 2093-12-24T08:00 ¦ ${WRITE_DATE}
  opening-hours.yaml ¦ from: 2093-12-24 ¦ from: 2093-02-29 | from: 2093-13-01 | from: 02-30 | from: 00-10 ¦ ${WRITE_DATE}
  opening-hours.yaml ¦ 2094-01-02 ¦ 2093-12-25 | 01-02 ¦ ${DATES}
  opening-hours.yaml ¦ 11-15 ¦ 2094-01-02 | 2093-12-26 | 12-31 | 01-01 ¦ estes dias já estão em “Férias da família”: mude as datas, ou apague um dos dois itens.
  opening-hours.yaml ¦ Férias da família ¦ Férias da família Vasconcelos toda ¦ encurte o texto: aqui cabem 30 caracteres.
  opening-hours.yaml ¦ opens: 08:00⏎    closes: 12:00⏎    note ¦ ▸opens: 08:00⏎    note ¦ escreva opens e closes, ou, se fecha nesse dia, nenhum dos dois.
  gallery.yaml ¦ cadeira-azul.jpg ¦ cadeira-azuis.jpg ¦ você quis dizer “cadeira-azul.jpg”?
  gallery.yaml ¦ cadeira-azul.jpg ¦ sala-de-espera.png ¦ ponha a foto na pasta content/photos, com este nome exato.
  gallery.yaml ¦ cadeira-azul.jpg ¦ meia.jpg | lista.jpg ¦ este arquivo não abre como foto: exporte-a de novo como JPEG.
  team.yaml ¦ 50% 20% ¦ nariz | 40 | 50%20% | 101% 0% | 50% 20 ¦ escreva o ponto como 40% 20%: da esquerda e do alto da foto.
  testimonials.yaml ¦ povo ¦ povo⏎testimonials:⏎  - name: Ana⏎    text: Bom.⏎    ▸stars: 6 ¦ escreva um número de 1 a 5, sem aspas.
  shop.yaml ¦ (81) 3333-1234 ¦ 81 3333-1234 | (81) 33331234 | (01) 3333-1234 | (81) 8333-1234 | 0800 123 4567 ¦ escreva o telefone como (11) 98765-4321, com o DDD.
  shop.yaml ¦ https://calendly.com/ ¦ calendly.com/ | http://calendly.com/ | https://x ¦ copie o endereço inteiro da barra do navegador; ele começa com https://.
  shop.yaml ¦ https://calendly.com/vasconcelos/atendimento ¦ https://wa.me/11987654321 | https://wa.me/ | https://wa.me/?text=Oi | https://api.whatsapp.com/send?phone=987654321 | https://wa.me/55987654321 ¦ escreva o número do WhatsApp com 55 e o DDD, como https://wa.me/5511987654321: sem eles, abre a conversa de outra pessoa.
  shop.yaml ¦ https://www.vasconcelos.example ¦ https://www.vasconcelos.example/loja ¦ escreva o endereço só até o fim do domínio.
  shop.yaml ¦ shortName: Vasconcelos ¦ shortName: vasconcelos | shortName: concelos ¦ copie aqui uma ou mais palavras do nome, com as mesmas letras.
  shop.yaml ¦ AM ¦ XX | Amazonas | am ¦ ${STATES}
  shop.yaml ¦ 51110-131 ¦ 51110131 | 5111-131 ¦ escreva o CEP como 01000-000.
  shop.yaml ¦ $$$ ¦ caro | $$$$$ ¦ escreva de $ a $$$$.
  shop.yaml ¦ Hours: 24 ¦ Hours: 100 | Hours: -1 | Hours: 1,5 | Hours: "24" | Hours: 2 horas ¦ escreva um número de 0 a 72, sem aspas.
  shop.yaml ¦ ⏎  - dinheiro⏎  - Pix ¦  [] ¦ escreva de 1 a 8 itens, cada um com o seu traço.
  shop.yaml ¦ Pix ¦ dinheiro ¦ ${TWICE}
  services.yaml ¦ Trança ¦ Corte na máquina ¦ ${TWICE}
  home.yaml ¦ {pagamento} ¦ {phone} | {telefone ¦ ${VARIABLES}
  terms.md ¦ **{antecedencia}** ¦ {antecedência} | **{prazo}** ¦ ${VARIABLES}
  terms.md ¦ ## Pagamento ¦ ## A sua vez! | ## Conteúdo ¦ mude este título: outro lugar da página já tem o mesmo.
  terms.md ¦ ## Pagamento ¦ ## 💈 Pagamento ¦ ${letterless('💈')}
  terms.md ¦ Desmarque ¦ <b>Desmarque</b> | ![Foto](/a.jpg) | \`Desmarque\` | ~~Desmarque~~ ¦ aqui cabem títulos com ##, parágrafos, listas, **negrito** e [links](https://…): escreva o resto como texto comum.
  terms.md ¦ Desmarque ¦ [Desmarque](www.a.com) | [Desmarque](javascript:x) ¦ o endereço de um link começa com https://, /, #, tel: ou mailto:.
  terms.md ¦ ## A sua vez ¦ Olá.⏎⏎## A sua vez ¦ escreva em cima deste texto uma linha com o assunto, como ## Assunto.
`;

const shown = (text: string) => text.replaceAll('⏎', '\n').replaceAll('⇥', '\t');

const refused = REFUSED.split('\n')
  .filter((row) => row.trim())
  .flatMap((row) => {
    const [file = '', written = '', typed = '', advice = ''] = row.slice(2).split(' ¦ ');
    return typed.split(' | ').map((one) => [file, written, one, advice] as const);
  });

test.each(refused)('%s: for “%s”, “%s” is refused at its line', async (file, ...row) => {
  const [written = '', typed = '', advice] = row.map(shown);
  const original = readOriginal(file);
  expect(original).toContain(written);
  const [lead = ''] = typed.includes('▸') ? typed.split('▸') : [];
  const line = `${original.split(written)[0]}${lead}`.split('\n').length;
  const changed = original.replace(written, () => typed.replace('▸', ''));
  const { problems } = await loadWith({ [file]: changed });
  expect(problems.map(({ found: _, ...problem }) => problem)).toEqual([
    { file: `content/${file}`, line, advice },
  ]);
});

test('a file that is missing, is not UTF-8, is empty or lost its first line says so', async () => {
  const bytes = Buffer.from(readOriginal('team.yaml'), 'latin1');
  const { problems } = await loadWith({
    'gallery.yaml': undefined,
    'team.yaml': bytes,
    'testimonials.yaml': '',
    'terms.md': '## Assunto\n\nTexto.\n',
  });
  expect(
    problems.map(({ file, line, found, advice }) => `${file}:${line} ${found}: ${advice}`),
  ).toEqual([
    'content/team.yaml:1 team.yaml: no editor, salve este arquivo de novo como UTF-8.',
    'content/gallery.yaml:1 gallery.yaml: este arquivo falta: traga-o de volta, com este nome.',
    'content/testimonials.yaml:1 heading: nada: falta esta linha: escreva de 1 a 5 itens, cada um com o seu traço.',
    'content/terms.md:1 terms.md: comece o arquivo com ---, os campos, e outra linha ---.',
  ]);
});

test('all problems are told at once, each with its line, its field, what is written and how to write it', async () => {
  const services = readOriginal('services.yaml')
    .replace('37,50', '"40 reais"')
    .replace('description: Com', 'descripton: Com');
  const more = Array.from({ length: 35 }, (_, index) => `  - title: Corte ${index}\n`).join('');
  const { message } = await loadWith({
    'shop.yaml': readOriginal('shop.yaml')
      .replace('shortName: Vasc', 'shortName: Basc')
      .replace('AM', 'XX'),
    'opening-hours.yaml': readOriginal('opening-hours.yaml')
      .replace(/closes: 12:00/g, 'closes: 15:00')
      .replace('note: Proclamação', 'nota: Proclamação'),
    'services.yaml': services + more,
    'gallery.yaml': readOriginal('gallery.yaml').replace('alt: Cadeira', 'legenda: Cadeira'),
    'terms.md': readOriginal('terms.md').replace('{antecedencia}**', '{prazo}**'),
  });
  expect(message).toBe(`Conteúdo inválido:
content/shop.yaml:2  shortName: "Basconcelos & Sobrinhos"
  copie aqui uma ou mais palavras do nome, com as mesmas letras.
content/shop.yaml:13  address › state: "XX"
  ${STATES}
content/opening-hours.yaml:11  week › 2º: {"days":["seg","ter","qua","qui","sex"],"opens":"14:00","closes":"18:30"}
  ${OVERLAP}
content/opening-hours.yaml:35  specialDays › 4º › note: nada
  falta esta linha: ${TEXT}
content/opening-hours.yaml:36  specialDays › 4º › nota: "Proclamação"
  você quis dizer “note”?
content/services.yaml:5  services: ${JSON.stringify(parse(services).services).slice(0, 90)}
  escreva de 1 a 40 itens, cada um com o seu traço; há 41.
content/services.yaml:6  services › 1º › price: "40 reais"
  escreva o preço em reais, só o número: 40 ou 37,50.
content/services.yaml:27  services › 5º › descripton: "Com diploma e uma mecha guardada."
  você quis dizer “description”?
content/gallery.yaml:7  gallery › 2º › alt: nada
  falta esta linha: ${TEXT}
content/gallery.yaml:8  gallery › 2º › legenda: "Cadeira de barbeiro azul diante de uma parede amarela"
  apague: os campos daqui são src, alt, focus, caption.
content/terms.md:9  body › 4º: "Desmarque com **{prazo}** e está tudo certo."
  ${VARIABLES}`);
});

test('every repeated item of a list is told', async () => {
  const services = readOriginal('services.yaml');
  const [, first = ''] = /title: (.*)/.exec(services) ?? [];
  const { problems } = await loadWith({
    'services.yaml': services
      .replace('title: Trança', `title: ${first}`)
      .replace('title: Corte na máquina', `title: ${first}`),
  });
  expect(problems.map(({ line, advice }) => `${line} ${advice}`)).toEqual([
    `14 ${TWICE}`,
    `23 ${TWICE}`,
  ]);
});

test('a landline has no WhatsApp of its own, and then no text can name it', async () => {
  const shop = readOriginal('shop.yaml').replace(/^whatsapp.*\n/gm, '');
  const privacy = readOriginal('privacy.md').replace(', por WhatsApp, {whatsapp},', '');
  const { content } = await loadWith({ 'shop.yaml': shop, 'privacy.md': privacy });
  expect(content?.shop.telephone).toBe('(81) 3333-1234');
  expect(content?.shop.whatsapp).toBeUndefined();
  const { problems } = await loadWith({ 'shop.yaml': shop });
  expect(problems).toEqual([
    {
      file: 'content/privacy.md',
      line: 20,
      found: expect.stringContaining('por WhatsApp, {whatsapp}, ou'),
      advice:
        'sem WhatsApp, {whatsapp} não tem o que dizer: tire-o deste texto, ou escreva o número em whatsapp, no shop.yaml.',
    },
  ]);
});

test('what an owner may write differently means the same', async () => {
  const change = (file: string, from: string | RegExp, to: string) =>
    readOriginal(file).replace(from, to);
  const { content, problems } = await loadWith({
    'services.yaml': `\uFEFF${change('services.yaml', '35', '35 # Subiu.').replaceAll('\n', '\r\n')}`,
    'shop.yaml': change(
      'shop.yaml',
      /^(telephone: ).*\nwhatsapp: .*\n/m,
      '$1(81)\u00a0\u206698765\u20114321\u2069\n',
    )
      .replace('Irmãos', 'Irmãos'.normalize('NFD'))
      .replace('& So', "d'O")
      .replace('& So', "d'O")
      .replace('AM', '"SP"'),
    'gallery.yaml': 'heading:\n  - Fotos\ngallery:\n  - src: salão.jpg\n    alt: "Azul # dez"\n',
    'opening-hours.yaml': change('opening-hours.yaml', '11-15', '"02-29"\n    to: 03-01').replace(
      /18:00([^2]+)02:00/,
      '00:00$100:00',
    ),
    'team.yaml': 'heading: ["O Zé"]\nteam: []\n',
    'terms.md': readOriginal('terms.md').replaceAll('\n', '\r\n'),
  });
  const prices = content?.services.services.map(({ price }) => price);
  expect(problems).toEqual([]);
  expect(prices?.join()).toBe('37.5,35,,80,0,1200');
  const name = 'Barbearia Irmãos Vasconcelos d’Obrinhos';
  expect(content?.shop).toMatchObject({ name, whatsapp: '(81) 98765-4321' });
  expect(content?.shop.address.state).toBe('SP');
  expect(content?.gallery.gallery).toEqual([{ src: 'salão.jpg', alt: 'Azul # dez' }]);
  expect([content?.team.team, content?.testimonials.testimonials]).toEqual([[], []]);
  expect(content?.openingHours.week.slice(5)).toEqual([readHours('00:00–24:00'), []]);
  expect(content?.openingHours.specialDays.at(-1)).toMatchObject({ from: '02-29', to: '03-01' });
  expect(content?.terms.body).toMatch(/^\n## A sua vez\n\nDesmarque com \*\*24 horas\*\* e/);
});
