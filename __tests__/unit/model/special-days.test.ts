/** @jest-environment node */
import {
  computeNoticeDate,
  formatSpecialDates,
  listUpcomingSpecialDays,
} from '@/model/derive/special-days';
import type { Hours, SpecialDay } from '@/model/schema/opening-hours';

const closed: Hours = [];
const morning: Hours = [{ opens: '09:00', closes: '13:00' }];

/** Each coming day as `2026-12-24..2027-01-02 Férias`. */
function list(days: SpecialDay[], today = '2026-11-22'): string[] {
  const now = new Date(`${today}T12:00:00-03:00`);
  return listUpcomingSpecialDays(days, 'America/Sao_Paulo', now).map(
    ({ from, to, note }) => `${from}..${to} ${note}`,
  );
}

const day = (from: string, to: string, note: string, hours = closed): SpecialDay => {
  return { from, to, note, hours };
};

test('holidays are listed in order, until the end of their last day', () => {
  const days = [
    day('2026-12-24', '2027-01-02', 'Férias'),
    day('2026-02-17', '2026-02-17', 'Carnaval'),
  ];
  const listAt = (now: string) =>
    listUpcomingSpecialDays(days, 'America/Sao_Paulo', new Date(now)).map(({ note }) => note);
  expect(listAt('2026-01-01T12:00:00-03:00')).toEqual(['Carnaval', 'Férias']);
  expect(listAt('2027-01-02T23:59:00-03:00')).toEqual(['Férias']);
  expect(listAt('2027-01-03T00:00:00-03:00')).toEqual([]);
});

test('a range shows both ends, a day one date, from two weeks before', () => {
  expect(formatSpecialDates(day('2026-12-24', '2027-01-02', 'Férias'))).toBe('24/12 a 02/01');
  const carnival = day('2026-02-17', '2026-02-17', 'Carnaval');
  expect(formatSpecialDates(carnival)).toBe('17/02');
  expect(computeNoticeDate(carnival)).toBe('2026-02-03');
});

describe('a date without its year', () => {
  const christmas = day('12-25', '12-25', 'Natal');
  test.each([
    ['2026-11-22', ['2026-12-25..2026-12-25 Natal']],
    ['2026-12-26', ['2027-12-25..2027-12-25 Natal']],
    // A page built a year ago still knows it.
    ['2026-12-25', ['2026-12-25..2026-12-25 Natal', '2027-12-25..2027-12-25 Natal']],
  ])('built on %s', (today, expected) => {
    expect(list([christmas], today)).toEqual(expected);
  });

  test('goes over the end of a year', () => {
    const vacation = day('12-24', '01-02', 'Férias');
    expect(list([vacation], '2027-01-01')).toEqual([
      '2026-12-24..2027-01-02 Férias',
      '2027-12-24..2028-01-02 Férias',
    ]);
  });

  test('29 February comes when it comes', () => {
    expect(list([day('02-29', '02-29', 'Bissexto')], '2027-11-22')).toEqual([
      '2028-02-29..2028-02-29 Bissexto',
    ]);
  });

  test('gives way to the same day of one year', () => {
    const open = day('2026-12-25', '2026-12-25', 'Plantão', morning);
    expect(list([christmas, open])).toEqual(['2026-12-25..2026-12-25 Plantão']);
  });
});

describe('of two that overlap, the shorter one holds', () => {
  const vacation = day('2026-12-20', '2027-01-05', 'Férias');
  test('inside the longer one or at its end, whichever stands first', () => {
    const after = day('2027-01-05', '2027-01-06', 'Reforma', morning);
    expect(list([vacation, after]).join()).toBe(
      '2026-12-20..2027-01-04 Férias,2027-01-05..2027-01-06 Reforma',
    );
    const eve = day('2026-12-24', '2026-12-24', 'Véspera', morning);
    const expected = [
      '2026-12-20..2026-12-23 Férias',
      '2026-12-24..2026-12-24 Véspera',
      '2026-12-25..2027-01-05 Férias',
    ];
    expect(list([vacation, eve])).toEqual(expected);
    expect(list([eve, vacation])).toEqual(expected);
  });

  test('and a holiday of the same hours is merged with it, unless other hours are between', () => {
    expect(list([vacation, day('12-25', '12-25', 'Natal')])).toEqual([
      '2026-12-20..2027-01-05 Férias',
    ]);
    const open = day('2026-12-30', '2027-01-02', 'Plantão', morning);
    expect(list([vacation, open, day('2026-12-29', '2026-12-30', 'Luto')]).slice(1, 3)).toEqual([
      '2026-12-29..2026-12-30 Luto',
      '2026-12-31..2027-01-02 Plantão',
    ]);
  });

  test('also of two that come every year, over the end of it', () => {
    const yearly = day('12-20', '01-05', 'Férias');
    expect(list([yearly, day('12-24', '12-24', 'Véspera', morning)])).toEqual([
      '2026-12-20..2026-12-23 Férias',
      '2026-12-24..2026-12-24 Véspera',
      '2026-12-25..2027-01-05 Férias',
    ]);
  });
});
