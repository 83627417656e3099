/** @jest-environment node */
import { validateContent } from '@/model/validate';
import { type ContentInput, copyContent, findProblems } from './content-input';

type Mistake = {
  mistake: string;
  /** As careless hands do it: the types of the content do not hold it back. */
  make: (content: Loose<ContentInput>) => void;
  at: string;
  received: string | RegExp;
  problem: RegExp;
  fix: RegExp;
};

/** The same shape with anything in it. */
type Loose<T> = T extends readonly (infer Item)[]
  ? Loose<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Loose<T[Key]> } & Record<string, unknown>
    : unknown;

const mistakes: Mistake[] = [
  {
    mistake: 'a price typed with its currency',
    make: ({ services }) => set(services, 2, 'priceInReais', 'R$ 10,00'),
    at: 'content/services.ts → services[2].priceInReais (3º item, “Sombra Celha”)',
    received: '"R$ 10,00"',
    problem: /número, em reais, sem "R\$"/,
    fix: /troque "R\$ 10,00" por 10\./,
  },
  {
    mistake: 'a price with thousands and cents, as Brazilians write it',
    make: ({ services }) => set(services, 0, 'priceInReais', '1.234,50'),
    at: 'content/services.ts → services[0].priceInReais (1º item, “Corte”)',
    received: '"1.234,50"',
    problem: /número/,
    fix: /por 1234\.5\./,
  },
  {
    mistake: 'a price of zero',
    make: ({ services }) => set(services, 0, 'priceInReais', 0),
    at: 'content/services.ts → services[0].priceInReais (1º item, “Corte”)',
    received: '0',
    problem: /zero/,
    fix: /maior que zero/,
  },
  {
    mistake: 'a negative price',
    make: ({ services }) => set(services, 0, 'priceInReais', -40),
    at: 'content/services.ts → services[0].priceInReais (1º item, “Corte”)',
    received: '-40',
    problem: /negativo/,
    fix: /maior que zero/,
  },
  {
    mistake: 'a price with three decimals',
    make: ({ services }) => set(services, 1, 'priceInReais', 37.505),
    at: 'content/services.ts → services[1].priceInReais (2º item, “Barba”)',
    received: '37.505',
    problem: /duas casas/,
    fix: /troque 37\.505 por 37\.5/,
  },
  {
    mistake: 'a price typed in cents',
    make: ({ services }) => set(services, 5, 'priceInReais', 15000),
    at: 'content/services.ts → services[5].priceInReais (6º item, “Nevou”)',
    received: '15000',
    problem: /passa de R\$ 5000/,
    fix: /seria 150\?/,
  },
  {
    mistake: 'two feature lines',
    make: ({ services }) => services?.[0]?.features?.pop(),
    at: 'content/services.ts → services[0].features (1º item, “Corte”)',
    received: 'uma lista com 2 itens',
    problem: /especificação pede 3 itens aqui, e há 2/,
    fix: /acrescente 1; ou, .* 2 no lugar de 3 em featuresPerService, em model\/limits\.ts/,
  },
  {
    mistake: 'a field name with a slip',
    make: ({ services }) => rename(services?.[0], 'priceInReais', 'pricelnReais'),
    at: 'content/services.ts → services[0].pricelnReais (1º item, “Corte”)',
    received: '40',
    problem: /não existe/,
    fix: /você quis dizer priceInReais\?/,
  },
  {
    mistake: 'a field forgotten',
    make: ({ services }) => remove(services?.[3], 'description'),
    at: 'content/services.ts → services[3].description (4º item, “Depilação Nariz”)',
    received: 'nada',
    problem: /falta este campo/,
    fix: /acrescente-o/,
  },
  {
    mistake: 'the same id twice',
    make: ({ services }) => set(services, 1, 'id', 'corte'),
    at: 'content/services.ts → services[1].id (2º item, “Barba”)',
    received: '"corte"',
    problem: /o id é igual ao do 1º item/,
    fix: /mude um dos dois/,
  },
  {
    mistake: 'an id with accents and spaces',
    make: ({ services }) => set(services, 0, 'id', 'Pigmentação de Barba'),
    at: 'content/services.ts → services[0].id (1º item, “Corte”)',
    received: '"Pigmentação de Barba"',
    problem: /letras minúsculas sem acento/,
    fix: /por 'pigmentacao-de-barba'/,
  },
  {
    mistake: 'two photos in the gallery',
    make: ({ gallery }) => gallery?.pop(),
    at: 'content/gallery.ts → gallery',
    received: 'uma lista com 2 itens',
    problem: /especificação pede 3/,
    fix: /acrescente 1.*gallery, em model\/limits\.ts/,
  },
  {
    mistake: 'seven testimonials',
    make: ({ testimonials }) =>
      testimonials?.push({ ...testimonials[0], text: 'Outro corte, outra vez muito bem feito.' }),
    at: 'content/testimonials.ts → testimonials',
    received: 'uma lista com 7 itens',
    problem: /especificação pede 6/,
    fix: /apague 1/,
  },
  {
    mistake: 'an alt that is a file name',
    make: ({ gallery }) => set(gallery, 0, 'alt', 'IMG_20260101.jpg'),
    at: 'content/gallery.ts → gallery[0].alt (1º item, “IMG_20260101.jpg”)',
    received: '"IMG_20260101.jpg"',
    problem: /nome de arquivo/,
    fix: /descreva a foto em uma frase/,
  },
  {
    mistake: 'an empty alt',
    make: ({ gallery }) => set(gallery, 0, 'alt', ''),
    at: 'content/gallery.ts → gallery[0].alt (1º item)',
    received: '""',
    problem: /vazio/,
    fix: /escreva/,
  },
  {
    mistake: 'the same alt twice',
    make: ({ gallery }) => set(gallery, 2, 'alt', gallery?.[0]?.alt),
    at: 'content/gallery.ts → gallery[2].alt (3º item, “Navalha aberta, tesoura e pente sobre co”)',
    received: /Navalha/,
    problem: /a descrição \(alt\) é igual ao do 1º item/,
    fix: /mude um dos dois/,
  },
  {
    mistake: 'a photo whose name has other letters than the file',
    make: ({ gallery }) => set(gallery, 1, 'src', 'Poste.JPG'),
    at: 'content/gallery.ts → gallery[1].src (2º item, “Poste de barbeiro aceso, de listras diag”)',
    received: '"Poste.JPG"',
    problem: /não há arquivo com este nome em content\/photos/,
    fix: /'poste\.jpg'/,
  },
  {
    mistake: 'closing before opening',
    make: ({ openingHours }) =>
      Object.assign(openingHours?.week ?? {}, { sat: { opensAt: '17:00', closesAt: '09:00' } }),
    at: 'content/opening-hours.ts → openingHours.week.sat',
    received: 'um grupo de campos (opensAt, closesAt)',
    problem: /fecha \(09:00\) antes de abrir \(17:00\)/,
    fix: /confira as duas horas/,
  },
  {
    mistake: 'an hour as one says it',
    make: ({ openingHours }) =>
      Object.assign(openingHours?.week ?? {}, { sat: { opensAt: '9h30', closesAt: '17:00' } }),
    at: 'content/opening-hours.ts → openingHours.week.sat.opensAt',
    received: '"9h30"',
    problem: /dois-pontos/,
    fix: /troque "9h30" por '09:30'/,
  },
  {
    mistake: 'a weekday missing',
    make: ({ openingHours }) => remove(openingHours?.week, 'wed'),
    at: 'content/opening-hours.ts → openingHours.week.wed',
    received: 'nada',
    problem: /falta o horário deste dia/,
    fix: /null/,
  },
  {
    mistake: 'a holiday with the day first',
    make: ({ openingHours }) => set(openingHours?.specialDays, 0, 'date', '25/12/2026'),
    at: 'content/opening-hours.ts → openingHours.specialDays[0].date (1º item, “25/12/2026”)',
    received: '"25/12/2026"',
    problem: /ano primeiro/,
    fix: /por '2026-12-25'/,
  },
  {
    mistake: 'a holiday on no calendar',
    make: ({ openingHours }) => set(openingHours?.specialDays, 0, 'date', '2027-02-29'),
    at: 'content/opening-hours.ts → openingHours.specialDays[0].date (1º item, “2027-02-29”)',
    received: '"2027-02-29"',
    problem: /não existe no calendário/,
    fix: /confira/,
  },
  {
    mistake: 'a telephone as people write it',
    make: ({ shop }) => Object.assign(shop ?? {}, { telephone: '(11) 98765-4321' }),
    at: 'content/shop.ts → shop.telephone',
    received: '"(11) 98765-4321"',
    problem: /só \+55, DDD e número/,
    fix: /por '\+5511987654321'/,
  },
  {
    mistake: 'a telephone of another country',
    make: ({ shop }) => Object.assign(shop ?? {}, { telephone: '+351912345678' }),
    at: 'content/shop.ts → shop.telephone',
    received: '"+351912345678"',
    problem: /\+55/,
    fix: /DDD/,
  },
  {
    mistake: 'an area code that does not exist',
    make: ({ shop }) => Object.assign(shop ?? {}, { telephone: '+5520987654321' }),
    at: 'content/shop.ts → shop.telephone',
    received: '"+5520987654321"',
    problem: /não existe o DDD 20/,
    fix: /depois de \+55 vem o DDD/,
  },
  {
    mistake: 'a landline that does not say where WhatsApp answers',
    make: ({ shop }) => Object.assign(shop ?? {}, { telephone: '+551133334444' }),
    at: 'content/shop.ts → shop.whatsapp',
    received: 'nada',
    problem: /fixo/,
    fix: /acrescente a linha whatsapp/,
  },
  {
    mistake: 'a CEP without its hyphen',
    make: ({ shop }) => Object.assign(shop?.address ?? {}, { postalCode: '01310100' }),
    at: 'content/shop.ts → shop.address.postalCode',
    received: '"01310100"',
    problem: /cinco algarismos/,
    fix: /por '01310-100'/,
  },
  {
    mistake: 'a state by its name',
    make: ({ shop }) => Object.assign(shop?.address ?? {}, { state: 'São Paulo' }),
    at: 'content/shop.ts → shop.address.state',
    received: '"São Paulo"',
    problem: /sigla/,
    fix: /SP/,
  },
  {
    mistake: 'a time zone of another state',
    make: ({ shop }) => Object.assign(shop ?? {}, { timeZone: 'America/Manaus' }),
    at: 'content/shop.ts → shop.timeZone',
    received: '"America/Manaus"',
    problem: /não é o fuso horário de SP/,
    fix: /America\/Sao_Paulo/,
  },
  {
    mistake: 'a position on the other side of the world',
    make: ({ shop }) => Object.assign(shop ?? {}, { geo: { latitude: -23.55, longitude: 46.63 } }),
    at: 'content/shop.ts → shop.geo.longitude',
    received: '46.63',
    problem: /fora do Brasil/,
    fix: /sinal de menos/,
  },
  {
    mistake: 'an address that is not safe',
    make: ({ shop }) => Object.assign(shop ?? {}, { url: 'http://www.jatoba.com.br' }),
    at: 'content/shop.ts → shop.url',
    received: '"http://www.jatoba.com.br"',
    problem: /https/,
    fix: /"https:\/\/www\.jatoba\.com\.br"/,
  },
  {
    mistake: 'the owner’s own calendar in the place of the booking page',
    make: ({ shop }) =>
      Object.assign(shop ?? {}, { bookingUrl: 'https://calendar.google.com/calendar/u/0/r' }),
    at: 'content/shop.ts → shop.bookingUrl',
    received: '"https://calendar.google.com/calendar/u/0/r"',
    problem: /só você vê/,
    fix: /Abrir página de agendamento/,
  },
  {
    mistake: 'a home page in the place of the booking page',
    make: ({ shop }) => Object.assign(shop ?? {}, { bookingUrl: 'https://calendly.com' }),
    at: 'content/shop.ts → shop.bookingUrl',
    received: '"https://calendly.com"',
    problem: /página inicial de calendly\.com/,
    fix: /endereço inteiro/,
  },
  {
    mistake: 'an address with a space',
    make: ({ shop }) => set(shop?.social, 0, 'url', 'https://www.instagram.com/jatoba '),
    at: 'content/shop.ts → shop.social[0].url (1º item, “Instagram”)',
    received: '"https://www.instagram.com/jatoba "',
    problem: /espaço/,
    fix: /'https:\/\/www\.instagram\.com\/jatoba'/,
  },
  {
    mistake: 'one network’s address under another’s name',
    make: ({ shop }) => set(shop?.social, 0, 'url', 'https://www.facebook.com/jatoba'),
    at: 'content/shop.ts → shop.social[0].url (1º item, “Instagram”)',
    received: '"https://www.facebook.com/jatoba"',
    problem: /não é endereço do Instagram/,
    fix: /instagram\.com/,
  },
  {
    mistake: 'typewriter’s punctuation',
    make: ({ home }) =>
      Object.assign(home?.hero ?? {}, { lede: 'Aqui é "sem pressa" -- e  pronto... ' }),
    at: 'content/home.ts → home.hero.lede',
    received: '"Aqui é "sem pressa" -- e  pronto... "',
    problem: /espaço sobrando.*aspas.*travessão.*reticências/,
    fix: /"Aqui é “sem pressa” — e pronto…"/,
  },
  {
    mistake: 'a text longer than its place',
    make: ({ services }) => set(services, 0, 'description', 'bom '.repeat(50).trim()),
    at: 'content/services.ts → services[0].description (1º item, “Corte”)',
    received: /^"bom bom .*…"$/,
    problem: /tem 199 caracteres, e aqui cabem 160/,
    fix: /encurte em pelo menos 39/,
  },
  {
    mistake: 'a word wider than a phone',
    make: ({ home }) => Object.assign(home?.hero ?? {}, { headline: ['Anticonstitucionalmente'] }),
    at: 'content/home.ts → home.hero.headline[0] (1º item)',
    received: '"Anticonstitucionalmente"',
    problem: /não cabe na tela do celular/,
    fix: /mais curta/,
  },
  {
    mistake: 'an emoji',
    make: ({ home }) => Object.assign(home?.booking ?? {}, { note: 'Cancelamento grátis 😀' }),
    at: 'content/home.ts → home.booking.note',
    received: '"Cancelamento grátis 😀"',
    problem: /emoji/,
    fix: /apague/,
  },
  {
    mistake: 'a sign that the fonts lack',
    make: ({ team }) => set(team, 0, 'name', 'Łukasz Prado'),
    at: 'content/team.ts → team[0].name (1º item, “Łukasz Prado”)',
    received: '"Łukasz Prado"',
    problem: /letras do site não têm "Ł"/,
    fix: /de outro modo/,
  },
  {
    mistake: 'a mark that no fact answers',
    make: ({ home }) => Object.assign(home?.services ?? {}, { lede: 'Pague com {pagamentos}.' }),
    at: 'content/home.ts → home.services.lede',
    received: '"Pague com {pagamentos}."',
    problem: /"\{pagamentos\}" não quer dizer nada/,
    fix: /\{pagamento\}/,
  },
  {
    mistake: 'a mark dropped where the site needs it',
    make: ({ uiText }) => Object.assign(uiText?.status ?? {}, { open: 'Aberto agora' }),
    at: 'content/ui-text.ts → uiText.status.open',
    received: '"Aberto agora"',
    problem: /deve ter \{hora\}/,
    fix: /escreva \{hora\}/,
  },
  {
    mistake: 'bold that does not end',
    make: ({ terms }) => Object.assign(terms?.topics?.[0] ?? {}, { body: ['**Atenção: leia.'] }),
    at: 'content/policies/terms.ts → terms.topics[0].body[0] (1º item, “Aceitação”)',
    received: '"**Atenção: leia."',
    problem: /asteriscos/,
    fix: /\*\*assim\*\*/,
  },
  {
    mistake: 'the telephone written out in a text',
    make: ({ terms }) =>
      Object.assign(terms?.topics?.[8] ?? {}, { body: ['Ligue para (11) 98765-4321.'] }),
    at: 'content/policies/terms.ts → terms.topics[8].body[0] (9º item, “Contato”)',
    received: '"Ligue para (11) 98765-4321."',
    problem: /está escrito no texto/,
    fix: /\{telefone\}/,
  },
  {
    mistake: 'a number where a paragraph goes, deep in a list',
    make: ({ terms }) =>
      Object.assign(terms?.topics?.[5] ?? {}, { body: [['Chegar no horário.', 10]] }),
    at: 'content/policies/terms.ts → terms.topics[5].body[0][1] (6º item, “Responsabilidades do cliente”)',
    received: '10',
    problem: /aqui vai um texto/,
    fix: /aspas simples/,
  },
];

test.each(mistakes)('$mistake', ({ make, at, received, problem, fix }) => {
  const content = copyContent();
  make(content as unknown as Loose<ContentInput>);
  const problems = findProblems(content);

  expect(problems.map(formatPlace)).toEqual([at]);
  const [found] = problems;
  if (typeof received === 'string') {
    expect(found?.received).toBe(received);
  } else {
    expect(found?.received).toMatch(received);
  }
  expect(found?.problem).toMatch(problem);
  expect(found?.fix).toMatch(fix);
});

test('the content of the site has no problem', () => {
  expect(findProblems(copyContent())).toEqual([]);
});

test('another number for WhatsApp must be told wherever WhatsApp is named', () => {
  const content = copyContent();
  content.shop.whatsapp = '+5511912345678';
  expect(findProblems(content).map(formatPlace)).toEqual([
    'content/policies/privacy.ts → privacy.topics[5].body[0] (6º item, “Contato”)',
    'content/policies/terms.ts → terms.topics[8].body[0] (9º item, “Contato”)',
  ]);
});

test('all problems come at once, by file, in the words of the report', () => {
  const content = copyContent() as unknown as Loose<ContentInput>;
  set(content.services, 2, 'priceInReais', 'R$ 10,00');
  content.gallery?.pop();
  set(content.services, 2, 'title', ' Sombra');

  const error = catchError(() => validateContent(content));
  expect(error.message).toBe(`Conteúdo inválido (3):
content/gallery.ts → gallery
  Recebido: uma lista com 2 itens
  Problema: a especificação pede 3 itens aqui, e há 2.
  Como corrigir: acrescente 1; ou, se 2 é a sua decisão, escreva 2 no lugar de 3 em gallery, em model/limits.ts.

content/services.ts → services[2].title (3º item, “ Sombra”)
  Recebido: " Sombra"
  Problema: há espaço sobrando ou quebra de linha.
  Como corrigir: troque o texto por "Sombra".

content/services.ts → services[2].priceInReais (3º item, “ Sombra”)
  Recebido: "R$ 10,00"
  Problema: o preço é um número, em reais, sem "R$" e sem aspas.
  Como corrigir: troque "R$ 10,00" por 10.`);
  expect(error.stack).toBe(`Error: ${error.message}`);
});

function formatPlace({
  file,
  path,
  item,
}: {
  file: string;
  path: string;
  item?: string | undefined;
}) {
  return `${file} → ${path}${item ? ` (${item})` : ''}`;
}

function set(list: unknown, index: number, key: string, value: unknown) {
  Object.assign((list as Record<string, unknown>[])[index] ?? {}, { [key]: value });
}

function remove(object: object | undefined, key: string) {
  Reflect.deleteProperty(object ?? {}, key);
}

function rename(object: Record<string, unknown> | undefined, from: string, to: string) {
  Object.assign(object ?? {}, { [to]: object?.[from] });
  remove(object, from);
}

function catchError(run: () => void): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
}
