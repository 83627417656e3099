import { computeWallClock } from '@/model/hours/clock';
import { computeOpenStatus } from '@/model/hours/open-status';
import type { SpecialDay } from '@/model/hours/types';
import { buildWeek, readHours } from '../../fixtures/week';

const DAY = '09:00–19:00';
const NIGHT = '18:00–26:00'; // Until two o'clock of the next day.
const ALL_DAY = '00:00–24:00';
const WORKDAYS = { seg: DAY, ter: DAY, qua: DAY, qui: DAY, sex: DAY };
const WEEK = { ...WORKDAYS, sáb: '09:00–17:00' };
const ALWAYS = {
  seg: ALL_DAY,
  ter: ALL_DAY,
  qua: ALL_DAY,
  qui: ALL_DAY,
  sex: ALL_DAY,
  sáb: ALL_DAY,
  dom: ALL_DAY,
};

/** By default, the shop is closed on a special day. */
function special(from: string, to = from, hours = ''): SpecialDay {
  return { from, to, hours: readHours(hours), note: 'Natal' };
}

const CHRISTMAS = special('2026-12-25');
const SIX_DAYS_OFF = special('2026-03-02', '2026-03-07');

type Shop = {
  name: string;
  week: Record<string, string>;
  specialDays?: SpecialDay[];
  /** What the page says at each moment, which is given in the shop's local time. */
  moments: Record<string, string>;
};

const SHOPS: Shop[] = [
  {
    name: 'a shop that is open from Monday to Saturday',
    week: WEEK,
    moments: {
      '2026-03-02T08:59:59': 'Fechado agora · abre hoje às 9h',
      '2026-03-02T09:00:00': 'Aberto agora · fecha às 19h',
      '2026-03-02T18:59:59': 'Aberto agora · fecha às 19h',
      '2026-03-02T19:00:00': 'Fechado agora · abre amanhã às 9h',
      '2026-03-07T17:00:00': 'Fechado agora · abre segunda às 9h',
      '2026-03-08T23:30:00': 'Fechado agora · abre amanhã às 9h', // Already Monday in UTC.
      '2026-12-31T23:59:59': 'Fechado agora · abre amanhã às 9h',
    },
  },
  {
    name: 'a shop with a lunch break',
    week: { ...WEEK, seg: '09:00–12:00 13:30–19:00' },
    moments: {
      '2026-03-02T11:59:59': 'Aberto agora · fecha às 12h',
      '2026-03-02T12:00:00': 'Fechado agora · abre hoje às 13h30',
      '2026-03-02T13:30:00': 'Aberto agora · fecha às 19h',
    },
  },
  {
    name: 'a shop that is open on Saturday night',
    week: { ...WEEK, sáb: NIGHT },
    moments: {
      '2026-03-07T17:59:59': 'Fechado agora · abre hoje às 18h',
      '2026-03-08T01:59:59': 'Aberto agora · fecha às 2h',
      '2026-03-08T02:00:00': 'Fechado agora · abre amanhã às 9h',
    },
  },
  {
    name: 'a shop that writes its Saturday night as two days',
    week: { ...WEEK, sáb: '18:00–24:00', dom: '00:00–06:00' },
    moments: { '2026-03-07T20:00:00': 'Aberto agora · fecha às 6h' },
  },
  {
    name: 'a shop that is closed on one Saturday night',
    week: { ...WEEK, sáb: NIGHT },
    specialDays: [special('2026-03-07')],
    moments: { '2026-03-08T01:00:00': 'Fechado agora · abre amanhã às 9h' },
  },
  {
    name: 'a shop that is open on New Year’s Eve until 02:00',
    week: WEEK,
    specialDays: [special('2026-12-31', '2026-12-31', NIGHT), special('2027-01-01')],
    moments: {
      '2027-01-01T01:00:00': 'Aberto agora · fecha às 2h',
      '2027-01-01T02:00:00': 'Fechado hoje (Natal) · abre amanhã às 9h',
    },
  },
  {
    name: 'a shop that closes at Christmas',
    week: WEEK,
    specialDays: [CHRISTMAS],
    moments: {
      '2026-12-24T20:00:00': 'Fechado agora · abre sábado às 9h',
      '2026-12-25T10:00:00': 'Fechado hoje (Natal) · abre amanhã às 9h',
    },
  },
  {
    name: 'a shop that closes every Christmas, on a page that was built years ago',
    week: WEEK,
    specialDays: [special('12-25')],
    moments: {
      '2029-12-25T10:00:00': 'Fechado hoje (Natal) · abre amanhã às 9h',
      '2030-12-24T20:00:00': 'Fechado agora · abre quinta às 9h',
    },
  },
  {
    name: 'a shop that closes every Christmas, but opens at one',
    week: WEEK,
    specialDays: [special('12-25'), special('2026-12-25', '2026-12-25', '10:00–13:30')],
    moments: {
      '2026-12-25T10:00:00': 'Aberto agora · fecha às 13h30',
      '2027-12-25T10:00:00': 'Fechado hoje (Natal) · abre segunda às 9h',
    },
  },
  {
    name: 'a shop with other hours at Christmas',
    week: WEEK,
    specialDays: [special('2026-12-25', '2026-12-25', '10:00–13:30')],
    moments: {
      '2026-12-25T09:30:00': 'Fechado agora · abre hoje às 10h',
      '2026-12-25T13:30:00': 'Fechado agora · abre amanhã às 9h',
    },
  },
  {
    name: 'a shop on the last date of its vacation',
    week: WEEK,
    specialDays: [special('2026-12-24', '2027-01-02')],
    moments: { '2027-01-02T10:00:00': 'Fechado hoje (Natal) · abre segunda às 9h' },
  },
  {
    name: 'a shop that opens on one Sunday',
    week: WEEK,
    specialDays: [special('2026-03-08', '2026-03-08', DAY)],
    moments: { '2026-03-08T12:00:00': 'Aberto agora · fecha às 19h' },
  },
  {
    name: 'a shop that is closed for six days',
    week: WEEK,
    specialDays: [SIX_DAYS_OFF],
    moments: {
      '2026-03-02T12:00:00': 'Fechado hoje (Natal) · abre dia 09/03 às 9h', // A week away, “segunda” might mean today.
      '2026-03-03T12:00:00': 'Fechado hoje (Natal) · abre segunda às 9h',
    },
  },
  {
    name: 'a shop that is open all Monday',
    week: { ...WEEK, seg: ALL_DAY },
    moments: { '2026-03-02T00:00:00': 'Aberto agora · fecha à 0h' },
  },
  {
    name: 'a shop that is open from Monday morning to Tuesday evening',
    week: { ...WEEK, seg: ALL_DAY, ter: '00:00–18:00' },
    moments: { '2026-03-02T10:00:00': 'Aberto agora · fecha amanhã às 18h' },
  },
  {
    name: 'a shop that is open from Friday to Sunday morning',
    week: { ...WEEK, sex: ALL_DAY, sáb: ALL_DAY, dom: '00:00–09:00' },
    moments: {
      '2026-03-06T10:00:00': 'Aberto agora · fecha domingo às 9h',
      '2026-03-07T00:00:00': 'Aberto agora · fecha amanhã às 9h',
    },
  },
  {
    name: 'a shop that never closes',
    week: ALWAYS,
    moments: { '2026-03-02T00:00:00': 'Aberto agora' },
  },
  {
    name: 'a shop that only closes at Christmas',
    week: ALWAYS,
    specialDays: [CHRISTMAS],
    moments: {
      '2026-12-23T10:00:00': 'Aberto agora · fecha sexta à 0h',
      '2026-12-24T23:59:59': 'Aberto agora · fecha à 0h',
      '2026-12-25T00:00:00': 'Fechado hoje (Natal) · abre amanhã à 0h',
    },
  },
  {
    name: 'a shop that only opens on a special day',
    week: {},
    specialDays: [special('2026-05-01', '2026-05-01', DAY)],
    moments: { '2026-03-02T12:00:00': 'Fechado agora · abre dia 01/05 às 9h' },
  },
  {
    name: 'a shop that never opens',
    week: {},
    moments: { '2026-03-02T12:00:00': 'Fechado agora' },
  },
];

describe.each(SHOPS)('$name', ({ week, specialDays = [], moments }) => {
  test.each(Object.entries(moments))('at %s, the open status is “%s”', (moment, text) => {
    const utcOffset = -180; // São Paulo's, all year.
    const schedule = { week: buildWeek(week), specialDays, utcOffset };
    const now = computeWallClock(new Date(`${moment}-03:00`), utcOffset);
    const state = text.startsWith('Aberto') ? 'open' : 'closed';
    expect(computeOpenStatus(schedule, now)).toMatchObject({ state, text });
  });
});
