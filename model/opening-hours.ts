import { z } from 'zod';
import { addHours, minutesOf } from './clock';
import { group, list, optionalList, pattern, text } from './fields';

/** In the order of the hours table. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The same days, as the content files write them. */
const DAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const;

/**
 * From opening to closing, in the shop's local time. A night belongs to the day on which it begins, and
 * its hours go beyond 24: open from 18:00 to 02:00 is `{ opens: '18:00', closes: '26:00' }`. So times
 * sort as strings, and the night of a Saturday needs no second row on Sunday.
 */
export type Period = { opens: string; closes: string };

/** Open periods of a day; none if closed. */
export type Hours = readonly Period[];

export type Week = Record<Weekday, Hours>;

/** First and last date in ISO 8601; without a year, `12-25`, they repeat every year. */
export type SpecialDay = { from: string; to: string; hours: Hours; note: string };

/** Closing later in the night is a slip, such as 07:00 for 19:00. */
const LATEST_NIGHT = '06:00';

const CLOSES_BEFORE_OPENING =
  'fecha antes de abrir: confira as duas horas; depois da meia-noite, pode fechar até as 06:00.';
const OVERLAP = 'estas horas passam por cima das de outro item: confira os dias e as horas.';

const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'escreva a hora como 09:00; meia-noite é 00:00.');
const day = z.enum(DAYS, `use um destes: ${DAYS.join(', ')}.`);

/** Closing earlier than opening is after midnight. */
function readPeriod({ opens, closes }: Period): Period {
  return { opens, closes: closes > opens ? closes : addHours(closes, 24) };
}

function isPlausible({ opens, closes }: Partial<Period>): boolean {
  const isNight = closes !== opens && closes !== undefined && closes <= LATEST_NIGHT;
  return !opens || !closes || closes > opens || isNight;
}

const weekRow = group({ days: list(day, 7), opens: time, closes: time }).refine(isPlausible, {
  error: CLOSES_BEFORE_OPENING,
  path: ['closes'],
});

/** The usual week; a day with a break has two rows. */
export const week = list(weekRow, 21).transform((rows, context) => {
  const periods = rows.flatMap(({ days, ...times }, row) =>
    days.map((name) => ({ ...readPeriod(times), day: DAYS.indexOf(name), row })),
  );
  for (const [index, one] of periods.entries()) {
    if (periods.slice(0, index).some((other) => meet(one, other) || meet(other, one))) {
      context.addIssue({ code: 'custom', message: OVERLAP, path: [one.row] });
    }
  }
  const hoursOf = (index: number): Hours =>
    periods
      .filter(({ day }) => day === index)
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
  // A key for each weekday, which `fromEntries` cannot tell.
  return Object.fromEntries(WEEKDAYS.map((day, index) => [day, hoursOf(index)])) as Week;
});

const MINUTES_IN_A_WEEK = 7 * 24 * 60;

type DayAndPeriod = Period & { day: number };

/** Whether the later period begins before the first one ends; after Sunday's night comes Monday. */
function meet(first: DayAndPeriod, later: DayAndPeriod): boolean {
  const start = ({ day, opens }: DayAndPeriod) => day * 24 * 60 + minutesOf(opens);
  const ahead = (start(later) - start(first) + MINUTES_IN_A_WEEK) % MINUTES_IN_A_WEEK;
  return ahead < minutesOf(first.closes) - minutesOf(first.opens);
}

const WRITE_DATE = 'escreva a data como 2026-12-24; a de todo ano, só mês e dia: 12-25.';

const date = pattern(/^(\d{4}-)?\d\d-\d\d$/, WRITE_DATE).refine(
  // 2024 is a leap year, so 29 February is accepted.
  (typed) => z.iso.date().safeParse(isDated(typed) ? typed : `2024-${typed}`).success,
  { error: 'este dia não existe no calendário: confira o mês e o dia.', abort: true },
);

const specialDay = group({
  from: date,
  to: date.optional(),
  opens: time.optional(),
  closes: time.optional(),
  note: text(30),
})
  .refine(({ opens, closes }) => !opens === !closes, {
    error: 'escreva opens e closes, ou, se fecha nesse dia, nenhum dos dois.',
    path: ['opens'],
  })
  .refine(isPlausible, { error: CLOSES_BEFORE_OPENING, path: ['closes'] })
  .refine(
    ({ from, to = from }) => isDated(from) === isDated(to) && (!isDated(from) || from <= to),
    {
      error: 'a última data vem depois da primeira, as duas com o ano ou as duas sem.',
      path: ['to'],
    },
  )
  .transform(({ from, to = from, opens, closes, note }): SpecialDay => {
    return { from, to, hours: opens && closes ? [readPeriod({ opens, closes })] : [], note };
  });

/** Whether a date has a year; one without repeats every year. */
export function isDated(date: string): boolean {
  return date.length > 'mm-dd'.length;
}

/** Dates that differ from the usual week. Compared only if each is valid, so not by `superRefine`. */
export const specialDays = optionalList(specialDay, 40).transform((days, context) => {
  for (const [index, day] of days.entries()) {
    const earlier = days.slice(0, index).find((other) => overlap(day, other));
    if (earlier) {
      const message = `estes dias já estão em “${earlier.note}”: mude as datas, ou apague um dos dois itens.`;
      context.addIssue({ code: 'custom', message, path: [index, 'from'] });
    }
  }
  return days;
});

/** Whether two special days share a date; a year counts only if both have one. */
function overlap(one: SpecialDay, other: SpecialDay): boolean {
  const areDated = isDated(one.from) && isDated(other.from);
  const plain = (date: string) => (areDated ? date : date.slice(-'mm-dd'.length));
  const covers = (day: SpecialDay, date: string) => {
    const [afterFirst, beforeLast] = [plain(day.from) <= date, date <= plain(day.to)];
    const goesOnInJanuary = plain(day.to) < plain(day.from);
    return goesOnInJanuary ? afterFirst || beforeLast : afterFirst && beforeLast;
  };
  return covers(one, plain(other.from)) || covers(other, plain(one.from));
}
