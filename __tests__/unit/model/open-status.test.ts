import { computeWallClock } from '@/model/hours/clock';
import { computeOpenStatus } from '@/model/hours/open-status';
import type { Hours, SpecialDay } from '@/model/hours/types';
import { buildWeek, readHours } from '../../fixtures/week';

const nine = '09:00–19:00';
const night = '18:00–26:00'; // Until 02:00 on the next day.
const week = { seg: nine, ter: nine, qua: nine, qui: nine, sex: nine, sáb: '09:00–17:00', dom: '' };
const lunch = { seg: '09:00–12:00 13:30–19:00' };
const wholeDay = '00:00–24:00';
const always = {
  ...week,
  seg: wholeDay,
  ter: wholeDay,
  qua: wholeDay,
  qui: wholeDay,
  sex: wholeDay,
  sáb: wholeDay,
  dom: wholeDay,
};
const nightInTwoParts = { sáb: '18:00–24:00', dom: '00:00–06:00' };
const wholeWeekend = { sex: wholeDay, sáb: wholeDay };
const never = { seg: '', ter: '', qua: '', qui: '', sex: '', sáb: '' };

/** A special day. By default, it has a single date and is closed. */
const special = (from: string, to = from, hours: Hours = []): SpecialDay => {
  return { from, to, hours, note: 'Especial' };
};
const christmas = special('2026-12-25');
const shortDay = special('2026-12-25', '2026-12-25', readHours('10:00–13:30'));
const newYear = [special('2026-12-31', '2026-12-31', readHours(night)), special('2027-01-01')];
const sixDays = special('2026-03-02', '2026-03-07');

/** `time` is the local time in São Paulo, which is on UTC−3 all year. */
function statusAt(time: string, days: Record<string, string>, specialDays: SpecialDay[]) {
  const schedule = { week: buildWeek({ ...week, ...days }), specialDays, utcOffset: -180 };
  const now = computeWallClock(new Date(`${time}-03:00`), schedule.utcOffset);
  const { state, text } = computeOpenStatus(schedule, now);
  return `${state}: ${text}`;
}

/** `until` is a time such as `19:00`, today or tonight, or a phrase such as `amanhã às 18:00`. */
const open = (until: string) => {
  const closing = /^\d/.test(until) ? `às ${until}` : until;
  return `open: Aberto agora · fecha ${closing}`;
};
/** `next` is when the shop opens, such as `amanhã às 09:00`. */
const closed = (next: string) => `closed: Fechado agora · abre ${next}`;

type Case = {
  what: string;
  time: string;
  expected: string;
  /** Weekdays whose hours differ from `week`. */
  days?: Record<string, string>;
  specialDays?: SpecialDay[];
};

test.each<Case>([
  {
    what: 'a minute before opening',
    time: '2026-03-02T08:59:59',
    expected: closed('hoje às 09:00'),
  },
  { what: 'the opening minute', time: '2026-03-02T09:00', expected: open('19:00') },
  { what: 'the last second before closing', time: '2026-03-02T18:59:59', expected: open('19:00') },
  { what: 'the closing minute', time: '2026-03-02T19:00', expected: closed('amanhã às 09:00') },
  { what: 'Saturday night', time: '2026-03-07T17:00', expected: closed('segunda às 09:00') },
  {
    what: 'Sunday night, already Monday in UTC',
    time: '2026-03-08T23:30',
    expected: closed('amanhã às 09:00'),
  },
  {
    what: 'the last night of a year',
    time: '2026-12-31T23:59:59',
    expected: closed('amanhã às 09:00'),
  },
  {
    what: 'the minute before a break',
    time: '2026-03-02T11:59',
    expected: open('12:00'),
    days: lunch,
  },
  {
    what: 'the first minute of a break',
    time: '2026-03-02T12:00',
    expected: closed('hoje às 13:30'),
    days: lunch,
  },
  { what: 'the end of a break', time: '2026-03-02T13:30', expected: open('19:00'), days: lunch },
  {
    what: 'a minute before a night opens',
    time: '2026-03-07T17:59',
    expected: closed('hoje às 18:00'),
    days: { sáb: night },
  },
  {
    what: 'a night, after midnight',
    time: '2026-03-08T01:59:59',
    expected: open('02:00'),
    days: { sáb: night },
  },
  {
    what: 'the end of a night',
    time: '2026-03-08T02:00',
    expected: closed('amanhã às 09:00'),
    days: { sáb: night },
  },
  {
    what: 'a night into the new year',
    time: '2027-01-01T01:00',
    expected: open('02:00'),
    specialDays: newYear,
  },
  {
    what: 'the end of a night into the new year',
    time: '2027-01-01T02:00',
    expected: closed('amanhã às 09:00'),
    specialDays: newYear,
  },
  {
    what: 'the night after a closed special day',
    time: '2026-03-08T01:00',
    expected: closed('amanhã às 09:00'),
    days: { sáb: night },
    specialDays: [special('2026-03-07')],
  },
  {
    what: 'a holiday',
    time: '2026-12-25T10:00',
    expected: closed('amanhã às 09:00'),
    specialDays: [christmas],
  },
  {
    what: 'the night before a holiday',
    time: '2026-12-24T20:00',
    expected: closed('sábado às 09:00'),
    specialDays: [christmas],
  },
  {
    what: 'a special day with different hours, before opening time',
    time: '2026-12-25T09:30',
    expected: closed('hoje às 10:00'),
    specialDays: [shortDay],
  },
  {
    what: 'a special day with different hours, after closing time',
    time: '2026-12-25T13:30',
    expected: closed('amanhã às 09:00'),
    specialDays: [shortDay],
  },
  {
    what: 'the last date of a vacation',
    time: '2027-01-02T10:00',
    expected: closed('segunda às 09:00'),
    specialDays: [special('2026-12-24', '2027-01-02')],
  },
  {
    what: 'a Sunday that opens as a special day',
    time: '2026-03-08T12:00',
    expected: open('19:00'),
    specialDays: [special('2026-03-08', '2026-03-08', readHours(nine))],
  },
  {
    what: 'an opening in six days, named by its weekday',
    time: '2026-03-03T12:00',
    expected: closed('segunda às 09:00'),
    specialDays: [sixDays],
  },
  {
    what: 'an opening in seven days, named by its date',
    time: '2026-03-02T12:00',
    expected: closed('dia 09/03 às 09:00'),
    specialDays: [sixDays],
  },
  {
    what: 'a shop that opens on a single special day',
    time: '2026-03-02T12:00',
    expected: closed('dia 01/05 às 09:00'),
    days: never,
    specialDays: [special('2026-05-01', '2026-05-01', readHours(nine))],
  },
  {
    what: 'a 24-hour day that ends at midnight',
    time: '2026-03-02T00:00',
    expected: open('00:00'),
    days: { seg: wholeDay },
  },
  {
    what: 'a 24-hour day before a day that closes in the evening',
    time: '2026-03-02T10:00',
    expected: open('amanhã às 18:00'),
    days: { seg: wholeDay, ter: '00:00–18:00' },
  },
  {
    what: 'two 24-hour days before a day that closes after midnight',
    time: '2026-03-06T10:00',
    expected: open('domingo às 02:00'),
    days: { ...wholeWeekend, dom: '00:00–02:00' },
  },
  {
    what: 'a 24-hour day before one that closes in the morning',
    time: '2026-03-07T00:00',
    expected: open('amanhã às 09:00'),
    days: { ...wholeWeekend, dom: '00:00–09:00' },
  },
  {
    what: 'a night written as two days',
    time: '2026-03-07T20:00',
    expected: open('06:00'),
    days: nightInTwoParts,
  },
  {
    what: 'a shop that never closes',
    time: '2026-03-02T00:00',
    expected: 'open: Aberto agora',
    days: always,
  },
  {
    what: 'a shop that closes only on a holiday, days before it',
    time: '2026-12-23T10:00',
    expected: open('sexta às 00:00'),
    days: always,
    specialDays: [christmas],
  },
  {
    what: 'a shop that closes only on a holiday, the minute before it',
    time: '2026-12-24T23:59',
    expected: open('00:00'),
    days: always,
    specialDays: [christmas],
  },
  {
    what: 'a shop that closes only on a holiday, on that day',
    time: '2026-12-25T00:00',
    expected: closed('amanhã às 00:00'),
    days: always,
    specialDays: [christmas],
  },
  {
    what: 'a shop that never opens',
    time: '2026-03-02T12:00',
    expected: 'closed: Fechado agora',
    days: never,
  },
])(
  'the open status for $what ($time) is “$expected”',
  ({ time, expected, days = {}, specialDays = [] }) => {
    expect(statusAt(time, days, specialDays)).toBe(expected);
  },
);
