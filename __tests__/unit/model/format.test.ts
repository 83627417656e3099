/** @jest-environment node */
import {
  formatHours,
  formatPrice,
  formatStreet,
  formatTelephone,
  joinPlaces,
} from '@/model/derive/format';
import { formatClock } from '@/model/derive/wall-clock';

const showSpaces = (value: string) => value.replaceAll('\u00a0', '~');

test.each([
  [{ amount: 40, isMinimum: false }, 'R$~40'],
  [{ amount: 37.5, isMinimum: true }, 'a partir de R$~37,50'],
  [{ amount: 1200, isMinimum: false }, 'R$~1.200'],
  [{ amount: 0, isMinimum: false }, 'grátis'],
  [{ isMinimum: false }, 'sob~consulta'],
])('a price of %j is %s', (price, expected) => {
  expect(showSpaces(formatPrice(price))).toBe(expected);
});

test.each([
  ['00:00', '00:00'],
  ['09:05', '09:05'],
  ['24:00', '00:00'],
  ['26:00', '02:00'],
])('at %s a clock shows %s', (time, expected) => {
  expect(formatClock(time)).toBe(expected);
});

test('each period of a day is formatted; a closed day has none', () => {
  const period = (opens: string, closes: string) => ({ opens, closes });
  const periods = [period('09:00', '12:00'), period('18:00', '26:00')];
  expect(formatHours(periods)).toEqual(['09:00–12:00', '18:00–02:00']);
  expect(formatHours([])).toEqual([]);
  const wholeDays = [period('00:00', '24:00'), period('06:00', '30:00')];
  expect(formatHours(wholeDays)).toEqual(['24 horas', '24 horas']);
});

test('missing places are skipped', () => {
  expect(joinPlaces('Centro', 'São Paulo')).toBe('Centro, São Paulo');
  expect(joinPlaces(undefined, '', 'São Paulo')).toBe('São Paulo');
});

test.each([
  ['Rua das Flores, 123', 'Rua das Flores,~123'],
  ['Rua do Porto, 9', 'Rua do Porto,~9'],
  ['Avenida 9 de Julho, 1000-A', 'Avenida 9 de Julho,~1000-A'],
  ['Rua do Porto, A12', 'Rua do Porto,~A12'],
  ['Rua 7, fundos', 'Rua 7, fundos'],
])('%s keeps its number with it', (street, expected) => {
  expect(showSpaces(formatStreet({ street }))).toBe(expected);
});

test.each([
  ['+5511912345678', '(11)~91234-5678'],
  ['+551133334444', '(11)~3333-4444'],
  ['08001234567', '0800~123~4567'],
  ['0800123456', '0800~123~456'],
  ['40031234', '4003-1234'],
])('the telephone %s is written %s', (telephone, expected) => {
  expect(showSpaces(formatTelephone(telephone))).toBe(expected);
});
