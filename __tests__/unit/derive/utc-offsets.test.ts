/** @jest-environment node */
import { findToday, findUtcOffsets } from '@/model/derive/utc-offsets';
import { readWallClock } from '@/model/derive/wall-clock';

const now = new Date('2026-03-01T00:30:00Z');

test.each([
  ['America/Sao_Paulo', -180],
  ['America/Rio_Branco', -300],
  ['America/Noronha', -120],
  ['Asia/Kathmandu', 345],
  ['UTC', 0],
])('%s keeps one offset', (zone, minutes) => {
  expect(findUtcOffsets(zone, now)).toEqual([[0, minutes]]);
});

test('a zone with daylight saving time has an offset for each season', () => {
  expect(findUtcOffsets('Europe/Lisbon', now)).toEqual([
    [0, 0],
    [Date.parse('2026-03-29T01:00:00Z'), 60],
    [Date.parse('2026-10-25T01:00:00Z'), 0],
    [Date.parse('2027-03-28T01:00:00Z'), 60],
  ]);
});

test.each([
  ['2026-03-29T00:59:59Z', '00:59:59'],
  ['2026-03-29T01:00:00Z', '02:00:00'],
  ['2026-10-25T00:59:59Z', '01:59:59'],
  ['2026-10-25T01:00:00Z', '01:00:00'],
])('at %s the wall of such a zone shows %s', (instant, shown) => {
  const offsets = findUtcOffsets('Europe/Lisbon', now);
  expect(readWallClock(new Date(instant), offsets)[1]).toContain(shown);
});

test('the local date is that of the zone', () => {
  const midnight = new Date('2027-01-01T00:00:00Z');
  expect(readWallClock(midnight, [[0, -180]])[0]).toBe('2026-12-31');
  expect(readWallClock(midnight, [[0, 840]])[0]).toBe('2027-01-01');
});

test('today is that of the zone, as an ISO 8601 date', () => {
  expect(findToday('America/Sao_Paulo', now)).toBe('2026-02-28');
  expect(findToday('Asia/Kathmandu', now)).toBe('2026-03-01');
});

test('without offsets, the local time is the visitor’s', () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(180);
  expect(readWallClock(now).join(' ')).toBe('2026-02-28 21:30:00.000Z');
  expect(readWallClock(now, []).join(' ')).toBe('2026-02-28 21:30:00.000Z');
});
