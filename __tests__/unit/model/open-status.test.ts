import { readWallClock } from '@/model/clock';
import { computeOpenStatus } from '@/model/open-status';
import type { Hours, SpecialDay, Week } from '@/model/opening-hours';
import { buildSchedule } from '@/model/week';
import { CLOSED_WEEK } from '../../fixtures/closed-week';

/** `09:00–12:00 13:30–19:00` as hours. */
function read(periods: string): Hours {
  return periods.split(' ').map((period) => {
    const [opens = '', closes = ''] = period.split('–');
    return { opens, closes };
  });
}

const [nine, night] = [read('09:00–19:00'), read('18:00–26:00')];
const sat = read('09:00–17:00');
const week: Week = { mon: nine, tue: nine, wed: nine, thu: nine, fri: nine, sat, sun: [] };
const inTwoPieces = { fri: read('18:00–24:00'), sat: read('00:00–03:00') };
const lunch = { mon: read('09:00–12:00 13:30–19:00') };

const special = (from: string, to = from, hours: Hours = []): SpecialDay => {
  return { from, to, hours, note: 'Especial' };
};
const christmas = special('2026-12-25');
const shortDay = special('2026-12-25', '2026-12-25', read('10:00–13:30'));
const newYear = [special('2026-12-31', '2026-12-31', night), special('2027-01-01')];
const sixDays = special('2026-03-02', '2026-03-07');

/** What the page says at a time in São Paulo, which keeps UTC−3 all year round. */
function statusAt(time: string, days: Partial<Week>, specialDays: readonly SpecialDay[]) {
  const now = readWallClock(new Date(`${time}-03:00`), -180);
  const { state, text } = computeOpenStatus(buildSchedule({ ...week, ...days }, specialDays), now);
  return `${state}: ${text}`;
}

const open = (until: string) => `open: Aberto agora · fecha às ${until}`;
const closed = (next: string) => `closed: Fechado agora · abre ${next}`;

test.each<[what: string, time: string, expected: string, Partial<Week>?, SpecialDay[]?]>([
  ['a minute before opening', '2026-03-02T08:59:59', closed('hoje às 09:00')],
  ['the opening minute', '2026-03-02T09:00', open('19:00')],
  ['the last second', '2026-03-02T18:59:59', open('19:00')],
  ['the closing minute', '2026-03-02T19:00', closed('amanhã às 09:00')],
  ['Saturday night', '2026-03-07T17:00', closed('segunda às 09:00')],
  ['Sunday night, already Monday in UTC', '2026-03-08T23:30', closed('amanhã às 09:00')],
  ['the last night of a year', '2026-12-31T23:59:59', closed('amanhã às 09:00')],
  ['before a break', '2026-03-02T11:59', open('12:00'), lunch],
  ['in a break', '2026-03-02T12:00', closed('hoje às 13:30'), lunch],
  ['after a break', '2026-03-02T13:30', open('19:00'), lunch],
  ['before a night', '2026-03-07T17:59', closed('hoje às 18:00'), { sat: night }],
  ['after midnight', '2026-03-08T01:59:59', open('02:00'), { sat: night }],
  ['after a night', '2026-03-08T02:00', closed('amanhã às 09:00'), { sat: night }],
  ['a night into the new year', '2027-01-01T01:00', open('02:00'), {}, newYear],
  ['after that', '2027-01-01T02:00', closed('amanhã às 09:00'), {}, newYear],
  [
    'the night of a closed day',
    '2026-03-08T01:00',
    closed('amanhã às 09:00'),
    { sat: night },
    [special('2026-03-07')],
  ],
  ['a night in two pieces', '2026-03-06T20:00', open('03:00'), inTwoPieces],
  ['from nine to nine', '2026-03-05T20:00', open('19:00'), { thu: read('09:00–33:00') }],
  ['on a holiday', '2026-12-25T10:00', closed('amanhã às 09:00'), {}, [christmas]],
  ['the night before', '2026-12-24T20:00', closed('sábado às 09:00'), {}, [christmas]],
  ['before other hours', '2026-12-25T09:30', closed('hoje às 10:00'), {}, [shortDay]],
  ['after them', '2026-12-25T13:30', closed('amanhã às 09:00'), {}, [shortDay]],
  [
    'on the last date of a range',
    '2027-01-02T10:00',
    closed('segunda às 09:00'),
    {},
    [special('2026-12-24', '2027-01-02')],
  ],
  [
    'on a Sunday that opens',
    '2026-03-08T12:00',
    open('19:00'),
    {},
    [special('2026-03-08', '2026-03-08', nine)],
  ],
  ['six days ahead', '2026-03-03T12:00', closed('segunda às 09:00'), {}, [sixDays]],
  ['seven', '2026-03-02T12:00', closed('dia 09/03 às 09:00'), {}, [sixDays]],
  [
    'a shop with one day',
    '2026-03-02T12:00',
    closed('dia 01/05 às 09:00'),
    CLOSED_WEEK,
    [special('2026-05-01', '2026-05-01', nine)],
  ],
  ['a shop that never opens', '2026-03-02T12:00', 'closed: Fechado agora', CLOSED_WEEK],
])('%s', (_, time, expected, days = {}, specialDays = []) => {
  expect(statusAt(time, days, specialDays)).toBe(expected);
});
