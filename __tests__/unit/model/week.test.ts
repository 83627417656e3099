/** @jest-environment node */
import { formatWeekday, summarizeWeek } from '@/model/derive/week';
import { type Hours, type OpeningHours, WEEKDAYS } from '@/model/schema/opening-hours';
import { CLOSED_WEEK } from '../../fixtures/closed-week';

const long: Hours = [{ opens: '09:00', closes: '19:00' }];
const short: Hours = [{ opens: '09:30', closes: '17:00' }];

test.each<[string, Partial<OpeningHours['week']>, string]>([
  [
    'a usual week',
    { mon: long, tue: long, wed: long, thu: long, fri: long, sat: short },
    'Seg a sex, 9h às 19h · Sáb, 9h30 às 17h',
  ],
  ['a single day', { wed: long }, 'Qua, 9h às 19h'],
  ['two days in a row', { mon: long, tue: long }, 'Seg e ter, 9h às 19h'],
  ['days apart', { tue: long, thu: long, sat: long }, 'Ter, qui e sáb, 9h às 19h'],
  [
    'a range and a day',
    { mon: long, tue: long, wed: long, sat: long },
    'Seg a qua e sáb, 9h às 19h',
  ],
  [
    'a day of its own in a range',
    { tue: long, wed: short, thu: long },
    'Ter e qui, 9h às 19h · Qua, 9h30 às 17h',
  ],
  ['minutes with one digit', { mon: [{ opens: '09:05', closes: '25:00' }] }, 'Seg, 9h05 às 1h'],
  ['every day', Object.fromEntries(WEEKDAYS.map((day) => [day, long])), 'Seg a dom, 9h às 19h'],
  ['a closed week', {}, ''],
])('%s', (_week, days, summary) => {
  expect(summarizeWeek({ ...CLOSED_WEEK, ...days })).toBe(summary);
});

test('a day is named in full, or in its short form', () => {
  expect([formatWeekday('mon'), formatWeekday('sat', 'short')]).toEqual(['segunda', 'sáb']);
});
