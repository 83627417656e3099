/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { repeatedEveryMinute } from '@/components/browser/behaviours';
import { runBehaviours } from '@/components/browser/run-behaviours';
import { HoursTable } from '@/components/sections/contact/hours-table/hours-table';
import { OpenStatus, ScheduleData } from '@/components/shop/open-status/open-status';
import { getContent } from '@/model/content';
import type { Hours, SpecialDay } from '@/model/hours/types';
import { buildWeek, readHours } from '../../fixtures/week';

jest.mock('@/model/content', () => ({ getContent: jest.fn() }));

const DAYTIME = '09:00–19:00';
/** `26:00` is two o'clock in the morning of the next day. */
const NIGHT = '18:00–26:00';
const WORKDAYS = { seg: DAYTIME, ter: DAYTIME, qua: DAYTIME, qui: DAYTIME, sex: DAYTIME };

function createSpecialDay(date: string, note: string, hours: Hours = [], to = date): SpecialDay {
  return { from: date, to, hours, note };
}

beforeAll(() => {
  // Makes jsdom behave like Firefox before 119, where the property `ariaCurrent` doesn't set the attribute.
  Object.defineProperty(Element.prototype, 'ariaCurrent', { writable: true, value: null });
});

/** Renders the hours of a shop in São Paulo that's open on workdays and on the given days. */
async function buildPage(
  builtAt: string,
  specialDays: SpecialDay[] = [],
  days: Record<string, string> = {},
) {
  jest.useFakeTimers({ now: new Date(builtAt) });
  const openingHours = { week: buildWeek({ ...WORKDAYS, ...days }), specialDays };
  const content = { openingHours, shop: { address: { state: 'SP' } } };
  jest.mocked(getContent).mockResolvedValue(content as never);
  const status = await OpenStatus();
  const table = await HoursTable();
  const schedule = await ScheduleData();
  render(
    <>
      {status}
      {table}
      {schedule}
    </>,
  );
}

function runScriptAt(time: string) {
  jest.setSystemTime(new Date(time));
  runBehaviours(repeatedEveryMinute);
}

const rows = () => [...document.querySelectorAll('tr')];
const HOLIDAYS = [
  createSpecialDay('2027-01-01', 'Ano-Novo'),
  createSpecialDay('2026-12-24', 'Véspera', readHours(DAYTIME)),
  createSpecialDay('2026-10-12', 'Padroeira'), // Over when the page is built.
];

test('the hours table hides special days until the page’s script has run', async () => {
  await buildPage('2026-11-20T15:00:00Z', HOLIDAYS);
  // Seven weekdays, then the two special days that aren't over.
  expect(rows().map(({ hidden }) => hidden)).toEqual([...Array(7).fill(false), true, true]);
});

const VACATION = createSpecialDay('2026-12-24', 'Férias', [], '2027-01-02');
const CHRISTMAS = createSpecialDay('2026-12-25', 'Natal');

type Shop = {
  specialDay: SpecialDay;
  otherDay?: SpecialDay;
  days?: Record<string, string>;
  /** For each moment: the start of the highlighted row, and whether the special day's row is shown. */
  moments: Record<string, [string, 'shown' | 'hidden']>;
};

// A special day is announced thirty days ahead. After midnight, last night's row applies until its hours are over.
const SHOPS: Record<string, Shop> = {
  'that has a vacation': {
    specialDay: VACATION,
    moments: {
      '2026-11-21T02:59Z': ['Sexta', 'hidden'], // Already Saturday in UTC.
      '2026-11-23T23:59-03:00': ['Segunda', 'hidden'],
      '2026-11-24T00:00-03:00': ['Terça', 'shown'],
      '2027-01-02T23:59-03:00': ['24/12 a 02/01 · Férias', 'shown'],
      '2027-01-03T00:00-03:00': ['Domingo', 'hidden'],
    },
  },
  'that is open on Saturday night': {
    specialDay: CHRISTMAS,
    days: { sáb: NIGHT },
    moments: {
      '2026-11-22T01:59-03:00': ['Sábado', 'hidden'],
      '2026-11-22T02:00-03:00': ['Domingo', 'hidden'],
    },
  },
  'that closes every Christmas, and whose page was built years ago': {
    specialDay: createSpecialDay('12-25', 'Natal'),
    moments: {
      '2029-11-24T12:00-03:00': ['Sábado', 'hidden'],
      '2029-11-25T12:00-03:00': ['Domingo', 'shown'],
      '2029-12-25T12:00-03:00': ['Ter, 25/12 · Natal', 'shown'],
    },
  },
  'whose vacation cuts a yearly recess short': {
    specialDay: createSpecialDay('12-24', 'Recesso', [], '01-02'),
    otherDay: createSpecialDay('2026-12-20', 'Férias', [], '2026-12-28'),
    moments: {
      '2026-12-28T12:00-03:00': ['20/12 a 28/12 · Férias', 'shown'],
      '2026-12-29T12:00-03:00': ['29/12 a 02/01 · Recesso', 'shown'],
      '2027-12-29T12:00-03:00': ['24/12 a 02/01 · Recesso', 'shown'],
    },
  },
  'that opens on one day of a yearly recess': {
    specialDay: createSpecialDay('12-24', 'Recesso', [], '01-02'),
    otherDay: createSpecialDay('2026-12-30', 'Plantão', readHours(DAYTIME)),
    moments: {
      '2026-12-24T12:00-03:00': ['24/12 a 29/12 e 31/12 a 02/01 · Recesso', 'shown'],
      '2026-12-30T12:00-03:00': ['Qua, 30/12 · Plantão', 'shown'],
      '2026-12-31T12:00-03:00': ['31/12 a 02/01 · Recesso', 'shown'],
    },
  },
  'that is open on New Year’s Eve': {
    specialDay: createSpecialDay('2026-12-31', 'Véspera', readHours(NIGHT)),
    moments: {
      '2027-01-01T01:59-03:00': ['Qui, 31/12 · Véspera', 'shown'],
      '2027-01-01T02:00-03:00': ['Sexta', 'hidden'],
    },
  },
};

test.each(Object.entries(SHOPS))(
  'the hours table of a shop %s is right at every moment',
  async (_, shop) => {
    const specialDays = [shop.specialDay, shop.otherDay].filter((day) => day !== undefined);
    await buildPage('2026-11-20T15:00:00Z', specialDays, shop.days);
    const seen: Shop['moments'] = {};
    for (const time of Object.keys(shop.moments)) {
      runScriptAt(time);
      const current = [...document.querySelectorAll('[aria-current="date"]')];
      const names = current.map(({ textContent }) => textContent.replace(/ hoje.*/, ''));
      const specialRow = rows().find(({ dataset }) => dataset._day === shop.specialDay.from);
      expect(specialRow).toBeDefined();
      seen[time] = [names.join(), specialRow?.hidden ? 'hidden' : 'shown'];
    }
    expect(seen).toEqual(shop.moments);
  },
);
