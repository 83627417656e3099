/** @jest-environment node */
import { computeUtcOffset, formatToday, readWallClock } from '@/model/derive/wall-clock';

const now = new Date('2026-03-01T00:30:00Z');

test.each([
  ['America/Sao_Paulo', -180],
  ['America/Rio_Branco', -300],
  ['America/Noronha', -120],
  ['Asia/Kathmandu', 345],
  ['UTC', 0],
])('the UTC offset of %s is %i minutes, at any second', (zone, minutes) => {
  expect(computeUtcOffset(zone, now) + 0).toBe(minutes);
  expect(computeUtcOffset(zone, new Date(+now + 59_999)) + 0).toBe(minutes);
});

test('the local date is that of the zone', () => {
  const midnight = new Date('2027-01-01T00:00:00Z');
  expect(readWallClock(midnight, -180).date).toBe('2026-12-31');
  expect(readWallClock(midnight, 840).date).toBe('2027-01-01');
});

test('today is that of the zone, as an ISO 8601 date', () => {
  expect(formatToday('America/Sao_Paulo', now)).toBe('2026-02-28');
  expect(formatToday('Asia/Kathmandu', now)).toBe('2026-03-01');
});

test('without an offset, the local time is the visitor’s', () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(180);
  expect(readWallClock(now)).toEqual({ date: '2026-02-28', time: '21:30:00.000Z' });
});
