import { formatClock, readToday, readWallClock, utcOffsetOf } from '@/model/clock';

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
])('a clock in %s shows the time of %s', (state, city) => {
  const there = now.toLocaleString('sv-SE', { timeZone: `America/${city}` });
  const { date, time } = readWallClock(now, utcOffsetOf(state));
  expect(`${date} ${time.slice(0, 8)}`).toBe(there);
});

test('today is that of the state', () => {
  expect([readToday('SP', now), readToday('AM', now)]).toEqual(['2026-03-01', '2026-02-28']);
});

test('without an offset, the local time is the visitor’s', () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(240);
  expect(readWallClock(now)).toEqual({ date: '2026-02-28', time: '23:30:00.000Z' });
});

test.each([
  ['00:00', '00:00'],
  ['09:05', '09:05'],
  ['24:00', '00:00'],
  ['26:00', '02:00'],
])('at %s a clock shows %s', (time, expected) => {
  expect(formatClock(time)).toBe(expected);
});
