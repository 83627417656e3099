import { readWallClock } from '@/model/clock';
import { computeOpenStatus } from '@/model/open-status';
import type { Hours, SpecialDay } from '@/model/opening-hours';
import { buildWeek, readHours } from '../../fixtures/week';

const [nine, night] = ['09:00–19:00', '18:00–26:00'];
const week = { seg: nine, ter: nine, qua: nine, qui: nine, sex: nine, sáb: '09:00–17:00', dom: '' };
const lunch = { seg: '09:00–12:00 13:30–19:00' };
const all = '00:00–24:00';
const always = { ...week, seg: all, ter: all, qua: all, qui: all, sex: all, sáb: all, dom: all };
const pieces = { sáb: '18:00–24:00', dom: '00:00–06:00' };
const weekend = { sex: all, sáb: all };
const never = { seg: '', ter: '', qua: '', qui: '', sex: '', sáb: '' };

const special = (from: string, to = from, hours: Hours = []): SpecialDay => {
  return { from, to, hours, note: 'Especial' };
};
const christmas = special('2026-12-25');
const shortDay = special('2026-12-25', '2026-12-25', readHours('10:00–13:30'));
const newYear = [special('2026-12-31', '2026-12-31', readHours(night)), special('2027-01-01')];
const sixDays = special('2026-03-02', '2026-03-07');

/** What the page says at a time in São Paulo, which keeps UTC−3 all year round. */
function statusAt(time: string, days: Record<string, string>, specialDays: SpecialDay[]) {
  const schedule = { week: buildWeek({ ...week, ...days }), specialDays, utcOffset: -180 };
  const now = readWallClock(new Date(`${time}-03:00`), schedule.utcOffset);
  const { state, text } = computeOpenStatus(schedule, now);
  return `${state}: ${text}`;
}

const open = (until: string) => `open: Aberto agora · fecha ${until.replace(/^(?=\d)/, 'às ')}`;
const closed = (next: string) => `closed: Fechado agora · abre ${next}`;

test.each<[what: string, time: string, expected: string, Record<string, string>?, SpecialDay[]?]>([
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
  ['before a night', '2026-03-07T17:59', closed('hoje às 18:00'), { sáb: night }],
  ['after midnight', '2026-03-08T01:59:59', open('02:00'), { sáb: night }],
  ['after a night', '2026-03-08T02:00', closed('amanhã às 09:00'), { sáb: night }],
  ['a night into the new year', '2027-01-01T01:00', open('02:00'), {}, newYear],
  ['after that', '2027-01-01T02:00', closed('amanhã às 09:00'), {}, newYear],
  [
    'the night of a closed day',
    '2026-03-08T01:00',
    closed('amanhã às 09:00'),
    { sáb: night },
    [special('2026-03-07')],
  ],
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
    [special('2026-03-08', '2026-03-08', readHours(nine))],
  ],
  ['six days ahead', '2026-03-03T12:00', closed('segunda às 09:00'), {}, [sixDays]],
  ['seven', '2026-03-02T12:00', closed('dia 09/03 às 09:00'), {}, [sixDays]],
  [
    'a shop with one day',
    '2026-03-02T12:00',
    closed('dia 01/05 às 09:00'),
    never,
    [special('2026-05-01', '2026-05-01', readHours(nine))],
  ],
  ['a whole day', '2026-03-02T00:00', open('00:00'), { seg: all }],
  [
    'then a short one',
    '2026-03-02T10:00',
    open('amanhã às 18:00'),
    { seg: all, ter: '00:00–18:00' },
  ],
  [
    'then a night',
    '2026-03-06T10:00',
    open('domingo às 02:00'),
    { ...weekend, dom: '00:00–02:00' },
  ],
  [
    'midnight between',
    '2026-03-07T00:00',
    open('amanhã às 09:00'),
    { ...weekend, dom: '00:00–09:00' },
  ],
  ['two pieces of a long night', '2026-03-07T20:00', open('06:00'), pieces],
  ['a shop that never closes', '2026-03-02T00:00', 'open: Aberto agora', always],
  ['that, before a holiday', '2026-12-23T10:00', open('sexta às 00:00'), always, [christmas]],
  ['that, the night before', '2026-12-24T23:59', open('00:00'), always, [christmas]],
  ['that, on a holiday', '2026-12-25T00:00', closed('amanhã às 00:00'), always, [christmas]],
  ['a shop that never opens', '2026-03-02T12:00', 'closed: Fechado agora', never],
])('%s', (_, time, expected, days = {}, specialDays = []) => {
  expect(statusAt(time, days, specialDays)).toBe(expected);
});
