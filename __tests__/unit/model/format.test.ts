import {
  formatHours,
  formatPaymentMethods,
  formatPrice,
  formatStreet,
  formatTelephone,
  internationalNumber,
  telephoneUrl,
} from '@/model/format';
import { slug } from '@/model/slug';
import { readHours } from '../../fixtures/week';

const showSpaces = (value: string) => value.replaceAll('\u00a0', '~');

test.each([
  [{ price: 40 }, 'R$~40'],
  [{ price: 37.5, priceFrom: true }, 'a partir de R$~37,50'],
  [{ price: 1200 }, 'R$~1.200'],
  [{ price: 0 }, 'grátis'],
  [{ price: 0, priceFrom: true }, 'grátis'],
  [{}, 'sob~consulta'],
])('a price of %j is %s', (price, expected) => {
  expect(showSpaces(formatPrice(price))).toBe(expected);
});

test('each period of a day is shown', () => {
  const hours = readHours('09:00–12:00 18:00–24:00 18:00–26:00');
  expect(formatHours(hours)).toEqual(['09:00–12:00', '18:00–00:00', '18:00–02:00']);
  expect(formatHours(readHours('00:00–24:00'))).toEqual(['24 horas']);
  expect(formatHours([])).toEqual([]);
});

test.each([
  ['Rua das Flores, 123', 'Rua das Flores,~123'],
  ['Avenida 9 de Julho, 1000-A', 'Avenida 9 de Julho,~1000-A'],
  ['Rua do Porto, A12', 'Rua do Porto,~A12'],
  ['Rua 7, fundos', 'Rua 7, fundos'],
])('%s keeps its number with it', (street, expected) => {
  expect(showSpaces(formatStreet({ street }))).toBe(expected);
});

test('a telephone is written with its area code, and dialled with its country', () => {
  expect(showSpaces(formatTelephone('(11) 91234-5678'))).toBe('(11)~91234-5678');
  expect(internationalNumber('(81) 3333-1234')).toBe('+558133331234');
  expect(telephoneUrl('(11) 91234-5678')).toBe('tel:+5511912345678');
});

test('means of payment are alternatives, each as the shop writes it', () => {
  const methods = ['dinheiro', 'Cartão de débito', 'PIX'];
  expect(formatPaymentMethods(methods)).toBe('dinheiro, Cartão de débito ou PIX');
});

test.each([
  ['Corte & Barba', 'corte-barba'],
  ['– Ações do Zé! –', 'acoes-do-ze'],
  ['💈', ''],
])('%s is “%s” in an address', (words, expected) => {
  expect(slug(words)).toBe(expected);
});
