/** @jest-environment node */
import type { z } from 'zod';
import { readFile } from '@/model/drawer/read-file';
import { bookingAddress, profileOf, siteAddress, socialAddress } from '@/model/schema/address';
import { findZones, STATES } from '@/model/schema/brazil';
import { field, Refusal } from '@/model/schema/field';
import { list } from '@/model/schema/list';
import { gallerySchema, teamSchema, testimonialsSchema } from '@/model/schema/people';
import { policySchema } from '@/model/schema/policy';
import { publishingSchema } from '@/model/schema/publishing';
import { servicesSchema } from '@/model/schema/services';
import { shopSchema } from '@/model/schema/shop';
import { telephone } from '@/model/schema/telephone';
import { text } from '@/model/schema/text';
import { readShop } from './drawer-copy';

/** What is said of a value, and where in it: `team.1.name`. */
function refuse(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => [...path, message].join(' '));
}

/** What a field means, or what is said of it: the problem and what to do. */
function read<Meaning>(field: z.ZodType<Meaning>, typed: unknown): Meaning | string {
  const { data, error } = field.safeParse(typed);
  return error ? (error.issues[0]?.message ?? '') : (data as Meaning);
}

const shop = readFile('shop', readShop('shop.yaml')).value;
const readFacts = (facts: object) => {
  const { data, error } = shopSchema.safeParse({ ...shop, ...facts });
  return data ?? error?.issues[0]?.message;
};
const readFact = (name: string, typed: string) => readFacts({ [name]: typed });
const readPrice = (price: string) => {
  const list = read(servicesSchema, { services: [{ title: 'Corte', price }] });
  return typeof list === 'string' ? list : list.services[0]?.price;
};

test.each([
  ['40', 40, false],
  ['desde 40', 40, true],
  ['A partir de R$ 1.200,50 reais', 1200.5, true],
  ['999', 999, false],
  ['9999', 9999, false],
  ['1.234,5', 1234.5, false],
  ['orçamento', undefined, false],
  ['sob orçamento', undefined, false],
  ['de graça', 0, false],
])('the price %s', (typed, amount, isMinimum) => {
  expect(readPrice(typed)).toEqual({ ...(amount !== undefined && { amount }), isMinimum });
});

test.each([
  ['não é grátis', /^isto não é um preço/],
  ['grátis hoje', /^isto não é um preço/],
  ['só a combinar', /^isto não é um preço/],
  ['a combinar já', /^isto não é um preço/],
  ['uns 40', /^isto não é um preço/],
  ['40 reais cada', /^isto não é um preço/],
  ['1,2,3', /^isto não é um preço/],
  ['1.2.3', /^isto não é um preço/],
  ['40,505', /milhares ou centavos\.\nescreva 40505 ou 40,50\.$/],
  ['12.000', /milhares ou centavos\.\nescreva 12000 ou 12,00\.$/],
  ['120.000', /milhares ou centavos/],
  ['1120.000', /^isto não é um preço/],
  ['11.111,00', /o preço vai de 1 a 9999 reais\.\né em reais, .*: seria 111\.11\?$/],
  ['1.111.111', /o preço vai de 1 a 9999/],
  ['15000', /seria 150\?$/],
  ['0', /o preço vai de 1 a 9999 reais\.\nescreva o preço em reais, como 40/],
])('the price %s is refused', (typed, told) => {
  expect(readPrice(typed)).toMatch(told);
});

const AREA_CODES =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99';
const number = telephone('Telefone', 'Com DDD:');
const national = telephone('Telefone', 'Com DDD:', true);

test('every area code in use, and no other, begins a telephone', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
  const used = codes.filter(
    (code) => read(number, `+55 ${code} 98765-4321`) === `+55${code}987654321`,
  );
  expect(used.join(' ')).toBe(AREA_CODES);
});

test.each([
  ['number', '(55) 3222-1234', '+555532221234'],
  ['number', '55 55 99999-1234', '+5555999991234'],
  ['number', '(11) 5000-5500', '+551150005500'],
  ['national', '0800 123 4567', '08001234567'],
  ['national', '(10) 800 123-4567', expect.stringMatching(/^não existe o DDD 10 no Brasil/)],
  ['national', '4003-12345', expect.stringMatching(/^não existe o DDD 40 no Brasil/)],
  ['number', 'x', expect.stringMatching(/^não existe o DDD \(vazio\) no Brasil/)],
  ['number', '(11) 98765-43210', expect.stringMatching(/há 10 algarismos.*\nconfira o número/)],
  ['number', '(11) 1111-11111', expect.stringMatching(/há 9 algarismos/)],
  ['number', '(11) 12222-2222', expect.stringMatching(/há 9 algarismos/)],
])('a %s telephone, %s', (field, typed, expected) => {
  expect(read(field === 'national' ? national : number, typed)).toEqual(expected);
});

const NO_ADDRESS = /^isto não é um endereço de internet completo\.\ncopie o endereço inteiro/;

test.each([
  ['https://https://barbearia.com.br', 'https://barbearia.com.br'],
  ['HTTP://barbearia.com.br', 'https://barbearia.com.br'],
  ['https://barbearia_jatoba.com.br', expect.stringMatching(NO_ADDRESS)],
  ['https://barbearia.com.br.', expect.stringMatching(NO_ADDRESS)],
  ['https://10.0.0.1', expect.stringMatching(NO_ADDRESS)],
  ['ftp://barbearia.com.br', expect.stringMatching(NO_ADDRESS)],
  ['https://barbearia.com.br/"x"', expect.stringMatching(NO_ADDRESS)],
  ['https://eu@barbearia.com.br', expect.stringMatching(/^há usuário ou senha .*\napague o que/)],
  ['https://a.com/b', expect.stringMatching(/^o endereço .* domínio\.\nescreva https:\/\/a\.com;/)],
])('the site %s', (typed, expected) => {
  expect(read(siteAddress, typed)).toEqual(expected);
});

test.each([
  ['wa.link/jatoba', { whatsapp: undefined }],
  ['https://wa.me/5511987654321', { whatsapp: '+5511987654321' }],
  ['whatsapp.com.br', { url: 'https://whatsapp.com.br/' }],
  ['meuwa.me/1', { url: 'https://meuwa.me/1' }],
  [
    'calendar.google.com/r',
    expect.stringMatching(/^este é o endereço da sua agenda, .*\nno Google/),
  ],
])('bookings at %s', (typed, expected) => {
  expect(read(bookingAddress, typed)).toEqual(expected);
});

test.each([
  ['instagr.am/a', 'Instagram'],
  ['fb.me/a', 'Facebook'],
  ['tiktok.com/@a', 'TikTok'],
  ['m.youtube.com/a', 'YouTube'],
  ['api.whatsapp.com/a', 'WhatsApp'],
  ['x.com/a', 'X'],
  ['instagram.com.br/a', 'instagram.com.br'],
  ['facebook.com.br/a', 'facebook.com.br'],
  ['tiktok.com.br/a', 'tiktok.com.br'],
  ['youtube.com.br/a', 'youtube.com.br'],
  ['whatsapp.com.br/a', 'whatsapp.com.br'],
  ['netflix.com/a', 'netflix.com'],
  ['www.booksy.com/pt-br/a', 'booksy.com'],
])('%s is on %s', (typed, network) => {
  expect(read(socialAddress, typed)).toEqual({ network, url: `https://${typed}` });
});

test('a name behind an @ is whole, and a profile one for each path', () => {
  expect(read(socialAddress, '@jatoba/b')).toMatch(NO_ADDRESS);
  const profile = (url: string) => profileOf({ network: 'Instagram', url });
  expect(profile('https://instagram.com/Jatoba/')).toBe(
    profile('https://www.instagram.com/jatoba'),
  );
  expect(profile('https://instagram.com/a/b')).not.toBe(profile('https://instagram.com/ab'));
});

test.each([
  ['AM', 'America/Manaus America/Eirunepe'],
  ['PE', 'America/Recife America/Noronha'],
  ['PA', 'America/Belem America/Santarem'],
  ['MT', 'America/Cuiaba'],
])('the time zones of %s', (state, zones) => {
  expect(findZones(state).join(' ')).toBe(zones);
  expect([...STATES.keys()].filter((one) => findZones(one).length === 0)).toEqual([]);
});

test.each([
  ['-23.5505, -46.6333', { latitude: -23.5505, longitude: -46.6333 }],
  ['-23.5 ;  -46.6', { latitude: -23.5, longitude: -46.6 }],
  ['-23.5  -46.6', { latitude: -23.5, longitude: -46.6 }],
  ['-33.69,-53.45', { latitude: -33.69, longitude: -53.45 }],
  ['4.6 -60.7', { latitude: 4.6, longitude: -60.7 }],
  ['-7.5 -73.9', { latitude: -7.5, longitude: -73.9 }],
  ['-20.5 -29.3', { latitude: -20.5, longitude: -29.3 }],
])('the place %s', (typed, expected) => {
  expect(readFact('geo', typed)).toMatchObject({ geo: expected });
});

test.each([
  '-34.9 -56.2',
  '5.85 -55.2',
  '-23.5 -77',
  '-23.5 28',
  '-46.6 -23.5',
  '-23.5',
  '-23,55, -46,63',
  '-23.5, -46.6, 17',
])('the place %s is refused', (typed) => {
  expect(readFact('geo', typed)).toMatch(/^isto não é um lugar do Brasil\.\nno Google Maps/);
});

test.each([
  ['Barbearia do Zé', 'Barbearia', 'do Zé'],
  ['Barbershop Vila', 'Barbershop', 'Vila'],
  ['barber shop Vila', 'barber shop', 'Vila'],
  ['Cabeleireiro Zé', 'Cabeleireiro', 'Zé'],
  ['Espaço  Zé', 'Espaço', 'Zé'],
  ['A Barbearia Zé', '', 'A Barbearia Zé'],
  ['Barbearia', '', 'Barbearia'],
])('the name %s', (typed, trade, proper) => {
  expect(readFact('name', typed)).toMatchObject({ name: { trade, proper } });
});

test.each([
  ['1 minuto', { amount: 1, unit: 'minute' }],
  ['4320 min', { amount: 4320, unit: 'minute' }],
  ['1 hora', { amount: 1, unit: 'hour' }],
  ['72hs', { amount: 72, unit: 'hour' }],
  ['3 dias', { amount: 3, unit: 'day' }],
])('cancelled %s before', (typed, cancellationNotice) => {
  expect(readFact('cancellationNoticeHours', typed)).toMatchObject({ cancellationNotice });
});

const [linked, other] = ['+5511987654321', '+5511911111111'];
const link = { bookingUrl: `wa.me/${linked}` };
const { address } = Object(shop);

test('a link to WhatsApp may be of the number that is said', () => {
  expect(readFacts({ ...link, whatsapp: linked })).toMatchObject({ whatsapp: linked });
});

test.each([
  [{ name: 'Otorrinolaringologia' }, /^a palavra .* passa de 16 letras/],
  [{ name: 'Barbearia @' }, /^as letras do site não têm "@"/],
  [{ address: { ...address, postalCode: '013101001' } }, /^o CEP tem oito algarismos/],
  [{ cancellationNoticeHours: 'umas 2' }, /^a antecedência vai até 72 horas/],
  [{ cancellationNoticeHours: '2 horas antes' }, /^a antecedência vai até 72 horas/],
  [{ ...link, whatsapp: other }, /^este link .*\napague a linha bookingUrl, ou corrija/],
  [
    { address: { ...address, state: 'AM' }, timeZone: 'America/Bahia' },
    /fuso horário de AM.*\nescreva America\/Manaus ou America\/Eirunepe, ou apague a linha/,
  ],
])('%j is refused', (facts, told) => {
  expect(readFacts(facts)).toMatch(told);
});

test('a refusal without a remedy still says what to do, and a fault of the code is no refusal', () => {
  const fails = (error: Error) =>
    field({ title: 'Corte' }, () => {
      throw error;
    });
  const problem = 'isto não é um corte.';
  expect(refuse(fails(new Refusal(problem)), 'x')).toEqual([`${problem}\nescreva de outro modo.`]);
  expect(() => refuse(fails(new TypeError('Oops.')), 'x')).toThrow('Oops.');
});

const lines = list(text('Linha'), { title: 'Linhas', max: 3 });
const steps = list(text('Passo'), { title: 'Passos', unique: '' });

test.each([
  [lines, ['Corta', 'Corta', 'Corta'], []],
  [lines, [], ['há 0 itens aqui, e o desenho comporta de 1 a 3.\nacrescente um item.']],
  [lines, Array(5).fill('a'), ['há 5 itens aqui, e o desenho comporta de 1 a 3.\napague 2.']],
  [steps, Array.from('abcdefghijkl'), []],
  [steps, Array.from('abcdefghijklm'), [expect.stringMatching(/de 1 a 12\.\napague 1\.$/)]],
  [
    steps,
    ['Venha', 'Corte', 'VENHA'],
    ['2 é igual ao do 1º item desta lista.\nmude um dos dois, ou apague o item repetido.'],
  ],
])('of a list, %#', (schema, items, told) => {
  expect(refuse(schema, items)).toEqual(told);
});

const [photo, caption] = [{ src: 'hero.jpg', alt: 'Uma cadeira' }, 'Cadeira'];
const topic = { id: 'a', heading: 'Pagamento de serviços, produtos e mais', body: [] };
const said = 'O que vale para quem corta o cabelo em {nome}.';
const policy = { title: 'Termos', description: said, summary: said, topics: [topic] };
const long = 'Otorrinolaringologistas';

test.each<[z.ZodType, object, RegExp[]]>([
  [teamSchema, { team: [{ name: 'Ana' }, { name: 'ana' }] }, [/^team 1 name é igual/]],
  [teamSchema, { team: [{ name: 'Ana' }, { name: 'Bia' }] }, []],
  [teamSchema, { team: [{ name: 'Pneumoultramicros ão' }] }, []],
  [teamSchema, { team: [{ name: 'Pneumoultramicroscó' }] }, [/^team 0 name .* passa de 18 letras/]],
  [
    teamSchema,
    { team: [{ name: 'Ana', takesBookings: 'talvez' }] },
    [/^team 0 takesBookings aqui vai sim ou não\.\nuse um destes: sim, não\.$/],
  ],
  [
    testimonialsSchema,
    { testimonials: ['Zé', 'Bia'].map((name) => ({ name, text: 'Bom corte.' })) },
    [/^testimonials 1 text é igual/],
  ],
  [gallerySchema, { gallery: [{ ...photo, caption }, photo] }, [/^gallery 1 src é igual/]],
  [policySchema, policy, []],
  [policySchema, { ...policy, title: long }, [/^title .* passa de 18 letras/]],
  [policySchema, { ...policy, topics: [topic, topic] }, [/^topics 1 heading é igual/]],
  [policySchema, { ...policy, topics: [] }, [/^topics há 0 itens/]],
  [
    policySchema,
    {
      ...policy,
      topics: [
        { ...topic, heading: `${long}os` },
        { ...topic, heading: 'a '.repeat(31) },
      ],
    },
    [/^topics 0 heading .* passa de 24 letras/, /^topics 1 heading o texto tem 61/],
  ],
  [
    policySchema,
    { ...policy, topics: [{ ...topic, body: ['**[a](https://b.com)** e {nome}'] }] },
    [],
  ],
  [publishingSchema, { repository: 'ze' }, [/^repository isto não é um repositório do GitHub\./]],
])('%#: in a file, what is wrong is told at its place', (schema, value, told) => {
  expect(refuse(schema, value)).toEqual(told.map((one) => expect.stringMatching(one)));
});

test.each([
  ['ze/barbearia', 'ze/barbearia'],
  [' ze/barbearia ', 'ze/barbearia'],
  ['Ze-2/.github', 'Ze-2/.github'],
  ['2/a_b.c-d', '2/a_b.c-d'],
  ['github.com/ze/b', 'ze/b'],
  ['www.github.com/ze/b', 'ze/b'],
  ['https://www.github.com/ze/b/', 'ze/b'],
  ['https://github.com/ze/b.git', 'ze/b'],
  ['https://github.com/ze/b.git/', 'ze/b'],
  ['ze/b.git.c', 'ze/b.git.c'],
  ...['ze', '-ze/b', 'z_e/b', 'ze/b/tree', 'ze/b c', 'ze/', 'ze/..', 'dono/b', '/b'].map(
    (typed) => [typed, undefined],
  ),
  ['xgithub.com/ze/b', undefined],
  ['githubxcom/ze/b', undefined],
])('the repository %j is %s', (repository, expected) => {
  expect(publishingSchema.safeParse({ repository }).data?.repository).toBe(expected);
});

test('a choice is known with spaces or without', () => {
  expect(readFact('timeZone', 'america/sao paulo')).toMatchObject({
    timeZone: 'America/Sao_Paulo',
  });
});
