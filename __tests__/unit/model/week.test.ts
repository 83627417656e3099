import { type Hours, WEEKDAYS, type Week } from '@/model/opening-hours';
import { formatWeekday, summarizeWeek } from '@/model/week';
import { CLOSED_WEEK } from '../../fixtures/closed-week';

const long: Hours = [{ opens: '09:00', closes: '19:00' }];
const short: Hours = [{ opens: '09:30', closes: '17:00' }];
const broken: Hours = [
  { opens: '08:00', closes: '12:00' },
  { opens: '14:00', closes: '24:00' },
];
const every = (hours: Hours) => Object.fromEntries(WEEKDAYS.map((day) => [day, hours]));

test.each<[Partial<Week>, string]>([
  [
    { mon: long, tue: long, wed: long, thu: long, fri: long, sat: short },
    'Seg a sex, 9h às 19h · Sáb, 9h30 às 17h',
  ],
  [{ wed: long }, 'Qua, 9h às 19h'],
  [{ mon: long, tue: long }, 'Seg e ter, 9h às 19h'],
  [{ tue: long, thu: long, sat: long }, 'Ter, qui e sáb, 9h às 19h'],
  [{ mon: long, tue: long, wed: long, sat: long }, 'Seg a qua e sáb, 9h às 19h'],
  [{ tue: long, wed: short, thu: long }, 'Ter e qui, 9h às 19h · Qua, 9h30 às 17h'],
  [{ mon: [{ opens: '09:05', closes: '25:00' }] }, 'Seg, 9h05 às 1h'],
  [{ fri: broken }, 'Sex, 8h às 12h e 14h às 0h'],
  [every(long), 'Seg a dom, 9h às 19h'],
  [{}, ''],
])('%j reads “%s”', (days, summary) => {
  expect(summarizeWeek({ ...CLOSED_WEEK, ...days })).toBe(summary);
});

test('a day is named in full, in short, or in English', () => {
  const names = [
    formatWeekday('mon'),
    formatWeekday('sat', 'short'),
    formatWeekday('sun', 'long', 'en'),
  ];
  expect(names).toEqual(['segunda', 'sáb', 'Sunday']);
});
