import { formatHours } from '@/model/hours/format-time';
import { formatStreet } from '@/model/shop/address';
import { formatDuration, formatPrice } from '@/model/shop/format';
import { formatTelephone, internationalNumber } from '@/model/shop/telephones';
import { telephoneUrl } from '@/model/shop/urls';
import { slug } from '@/model/text/slug';
import { readHours } from '../../fixtures/week';

/** Shows no-break spaces as tildes. */
const showSpaces = (value: string) => value.replaceAll('\u00a0', '~');

test.each([
  [{ price: 40 }, 'R$~40'],
  [{ price: 37.5, priceFrom: true }, 'a partir de R$~37,50'],
  [{ price: 1200 }, 'R$~1.200'],
  [{ price: 0 }, 'grátis'],
  [{ price: 0, priceFrom: true }, 'grátis'],
  [{}, 'sob~consulta'],
])('the price %j is formatted as %s, where ~ is a no-break space', (price, expected) => {
  expect(showSpaces(formatPrice(price))).toBe(expected);
});

test.each([
  [5, '5~minutos', '5~min'],
  [60, '1~hora', '1~h'],
  [90, '1~hora e 30~minutos', '1~h~30~min'],
  [121, '2~horas e 1~minuto', '2~h~1~min'],
])(
  'a duration of %i minutes is formatted as “%s”, or “%s” if short',
  (minutes, words, abbreviation) => {
    expect(showSpaces(formatDuration(minutes))).toBe(words);
    expect(showSpaces(formatDuration(minutes, 'short'))).toBe(abbreviation);
  },
);

test.each([
  ['09:00–12:00 13:00–18:00', ['09:00–12:00', '13:00–18:00']],
  ['18:00–24:00', ['18:00–00:00']],
  ['18:00–26:00', ['18:00–02:00']],
  ['00:00–24:00', ['24 horas']],
  ['', []],
])('the hours “%s” are formatted as %j', (hours, expected) => {
  expect(formatHours(readHours(hours))).toEqual(expected);
});

test.each([
  ['Rua das Flores, 123', 'Rua das Flores,~123'],
  ['Avenida 9 de Julho, 1000-A', 'Avenida 9 de Julho,~1000-A'],
  ['Rua do Porto, A12', 'Rua do Porto,~A12'],
  ['Rua 7, fundos', 'Rua 7, fundos'],
])('the street %s is formatted as %s, where ~ is a no-break space', (street, expected) => {
  expect(showSpaces(formatStreet({ street }))).toBe(expected);
});

test('a phone number never breaks after its area code', () => {
  expect(showSpaces(formatTelephone('(11) 91234-5678'))).toBe('(11)~91234-5678');
});

test('an international number begins with the country code', () => {
  expect(internationalNumber('(81) 3333-1234')).toBe('+558133331234');
});

test('a phone link dials the country code, too', () => {
  expect(telephoneUrl('(11) 91234-5678')).toBe('tel:+5511912345678');
});

test.each([
  ['Corte & Barba', 'corte-barba'],
  ['– Ações do Zé! –', 'acoes-do-ze'],
  ['💈', ''],
])('“%s” becomes “%s” in an id', (words, expected) => {
  expect(slug(words)).toBe(expected);
});
