import { computeWallClock, formatClock, readToday, utcOffsetOf } from '@/model/hours/clock';

const now = new Date('2026-03-01T03:30:00Z');

test.each([
  ['SP', 'Sao_Paulo'],
  ['PE', 'Recife'],
  ['AM', 'Manaus'],
  ['MT', 'Cuiaba'],
  ['MS', 'Campo_Grande'],
  ['RO', 'Porto_Velho'],
  ['RR', 'Boa_Vista'],
  ['AC', 'Rio_Branco'],
])('the local time in the state %s is the local time of %s', (state, city) => {
  const there = now.toLocaleString('sv-SE', { timeZone: `America/${city}` });
  const { date, minutes } = computeWallClock(now, utcOffsetOf(state));
  expect(`${date} ${formatClock(minutes)}:00`).toBe(there);
});

test('today’s date is the date in the federal state of the shop', () => {
  expect([readToday('SP', now), readToday('AM', now)]).toEqual(['2026-03-01', '2026-02-28']);
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
