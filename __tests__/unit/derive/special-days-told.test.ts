/** @jest-environment node */
import {
  findComingSpecialDays,
  findNoticeDate,
  formatSpecialDates,
} from '@/model/derive/special-days';

const ZONE = 'America/Sao_Paulo';
const holidays = { from: '2026-12-24', to: '2027-01-02', hours: [], note: 'Férias' };
const carnival = { from: '2026-02-17', to: '2026-02-17', hours: [], note: 'Carnaval' };

test.each([
  ['before it', '2026-12-01T12:00:00-03:00', 1],
  ['in its midst', '2026-12-30T12:00:00-03:00', 1],
  ['to the last minute of its last day, on the wall of the shop', '2027-01-02T23:59:00-03:00', 1],
  ['no longer the day after', '2027-01-03T00:00:00-03:00', 0],
])('a holiday is told of %s', (_moment, now, count) => {
  expect(findComingSpecialDays([holidays, carnival], ZONE, new Date(now))).toHaveLength(count);
});

test('a range has its two ends, a day is told once', () => {
  expect(formatSpecialDates(holidays)).toBe('24/12 a 02/01');
  expect(formatSpecialDates(carnival)).toBe('17/02');
});

test('holidays are told in the order in which they come, two weeks before', () => {
  const all = [holidays, carnival];
  const coming = findComingSpecialDays(all, ZONE, new Date('2026-01-01T12:00:00-03:00'));
  expect(coming).toEqual([carnival, holidays]);
  expect(findNoticeDate(carnival)).toBe('2026-02-03');
});
