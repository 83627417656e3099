import { computeWallClock } from '@/model/hours/clock';
import { formatClock } from '@/model/hours/format-time';
import { readToday, utcOffsetOf } from '@/model/hours/time-zone';

const now = new Date('2026-03-01T03:30:00Z');

test.each([
  ['São Paulo', 'SP', 'Sao_Paulo'],
  ['Recife', 'PE', 'Recife'],
  ['Fernando de Noronha', 'PE', 'Noronha'],
  ['Manaus', 'AM', 'Manaus'],
  ['Tabatinga', 'AM', 'Eirunepe'],
  ['SAO PAULO DE OLIVENCA', 'AM', 'Eirunepe'],
  ['Guajará', 'AM', 'Eirunepe'],
  ['Guajará-Mirim', 'RO', 'Porto_Velho'],
  ['Cuiabá', 'MT', 'Cuiaba'],
  ['Campo Grande', 'MS', 'Campo_Grande'],
  ['Boa Vista', 'RR', 'Boa_Vista'],
  ['Rio Branco', 'AC', 'Rio_Branco'],
])('the local time in %s, %s matches tzdata’s America/%s', (city, state, zone) => {
  const there = now.toLocaleString('sv-SE', { timeZone: `America/${zone}` });
  const { date, minutes } = computeWallClock(now, utcOffsetOf({ city, state }));
  expect(`${date} ${formatClock(minutes)}:00`).toBe(there);
});

test('today is the date in the shop’s town', () => {
  expect(readToday({ city: 'Recife', state: 'PE' }, now)).toBe('2026-03-01');
  expect(readToday({ city: 'Manaus', state: 'AM' }, now)).toBe('2026-02-28');
});

test('without a UTC offset, the local time is read from the visitor’s device', () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(240);
  expect(computeWallClock(now)).toEqual({ date: '2026-02-28', minutes: 23 * 60 + 30 });
});

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1440, '00:00'],
  [1560, '02:00'],
])('minute %i of a day is formatted as %s', (minutes, expected) => {
  expect(formatClock(minutes)).toBe(expected);
});
