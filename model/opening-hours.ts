import { z } from 'zod';
import { DAY_IN_MINUTES, LATEST_NIGHT, WEEKDAYS } from './clock';
import { EVEN_IF_WRONG, group, list, optionalList, pattern, text } from './fields';

/**
 * From opening to closing, in minutes since the day began, in the shop's local time. A night belongs to
 * the day on which it begins: closing at two is 1,560. So the night of a Saturday needs no second row on
 * Sunday.
 */
export type Period = { opens: number; closes: number };

/** Open periods of a day; none if closed. */
export type Hours = readonly Period[];

/** Seven days from Monday. */
export type Week = readonly Hours[];

/** First and last date in ISO 8601; without a year, `12-25`, they repeat every year. */
export type SpecialDay = { from: string; to: string; hours: Hours; note: string };

const CLOSES_BEFORE_OPENING =
  'fecha antes de abrir: confira as duas horas; depois da meia-noite, pode fechar até as 06:00.';
const WRITE_BOTH = 'escreva opens e closes, ou, se fecha nesse dia, nenhum dos dois.';
const OVERLAP =
  'estas horas passam por cima das de outro item: junte os dois, ou confira os dias e as horas.';

/** As the content files write them: `seg`. */
const DAYS = WEEKDAYS.map((name) => name.slice(0, 3));
const day = z.enum(DAYS, `use um destes: ${DAYS.join(', ')}.`);

const time = pattern(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'escreva a hora como 09:00; meia-noite é 00:00.',
).transform((typed) => Number.parseInt(typed, 10) * 60 + Number(typed.slice(3)));

/**
 * Reads the hours of an item: none, if it is closed. Closing earlier than opening is after midnight;
 * from midnight to midnight is the whole day.
 */
function readHours({ opens, closes }: Partial<Period>, context: z.core.$RefinementCtx): Hours {
  if (opens === undefined || closes === undefined) {
    if (opens !== closes) {
      context.addIssue({ code: 'custom', message: WRITE_BOTH, path: ['opens'] });
    }
    return [];
  }
  const isNight = closes === 0 || (closes < opens && closes <= LATEST_NIGHT);
  if (closes <= opens && !isNight) {
    context.addIssue({ code: 'custom', message: CLOSES_BEFORE_OPENING, path: ['closes'] });
  }
  return [{ opens, closes: isNight ? closes + DAY_IN_MINUTES : closes }];
}

const weekRow = group({ days: list(day, 7), opens: time, closes: time }).transform(
  ({ days, ...times }, context) => ({ days, hours: readHours(times, context) }),
);

/** The usual week; a day with a break has two rows. */
export const week = list(weekRow, 21)
  .superRefine((rows, context) => {
    const taken = new Set<number>(); // Minutes of the week; after Sunday's night comes Monday.
    // A wrong row has no hours yet.
    for (const [row, { days, hours = [] }] of rows.entries()) {
      const minutes = hours.flatMap(({ opens, closes }) =>
        days.flatMap((name) =>
          Array.from({ length: closes - opens }, (_, minute) => {
            return (DAYS.indexOf(name) * DAY_IN_MINUTES + opens + minute) % (7 * DAY_IN_MINUTES);
          }),
        ),
      );
      if (minutes.some((minute) => taken.has(minute))) {
        context.addIssue({ code: 'custom', message: OVERLAP, path: [row] });
      }
      for (const minute of minutes) {
        taken.add(minute);
      }
    }
  }, EVEN_IF_WRONG)
  .transform(
    (rows): Week =>
      DAYS.map((name) =>
        rows
          .flatMap(({ days, hours }) => (days.includes(name) ? hours : []))
          .toSorted((a, b) => a.opens - b.opens),
      ),
  );

const WRITE_DATE =
  'escreva a data como 2026-12-24, um dia que existe; a de todo ano, só mês e dia: 12-25.';

// 2024 is a leap year, so 29 February is accepted.
const date = pattern(/^(\d{4}-)?\d\d-\d\d$/, WRITE_DATE).refine(
  (typed) => z.iso.date().safeParse(isDated(typed) ? typed : `2024-${typed}`).success,
  WRITE_DATE,
);

const specialDay = group({
  from: date,
  to: date.optional(),
  opens: time.optional(),
  closes: time.optional(),
  note: text(30),
})
  .refine(
    ({ from, to = from }) => isDated(from) === isDated(to) && (!isDated(from) || from <= to),
    {
      error: 'a última data vem depois da primeira, as duas com o ano ou as duas sem.',
      path: ['to'],
    },
  )
  .transform(({ from, to = from, note, ...times }, context): SpecialDay => {
    return { from, to, hours: readHours(times, context), note };
  });

/** Whether a date has a year; one without repeats every year. */
function isDated(date: string): boolean {
  return date.length > 'mm-dd'.length;
}

/** Dates that differ from the usual week. */
export const specialDays = optionalList(specialDay, 40).superRefine((days, context) => {
  for (const [index, day] of days.entries()) {
    // A wrong day has no hours yet.
    const earlier = days
      .slice(0, index)
      .find((other) => day.hours && other.hours && overlap(day, other));
    if (earlier) {
      const message = `estes dias já estão em “${earlier.note}”: mude as datas, ou apague um dos dois itens.`;
      context.addIssue({ code: 'custom', message, path: [index, 'from'] });
    }
  }
}, EVEN_IF_WRONG);

/** Whether two special days share a date. */
function overlap(one: SpecialDay, other: SpecialDay): boolean {
  const year = Number.parseInt([one, other].map(({ from }) => from).find(isDated) ?? '2024', 10);
  return datesAround(one, year).some(({ from, to }) =>
    datesAround(other, year).some((day) => from <= day.to && day.from <= to),
  );
}

/** A special day with the dates of a year, the one before and the one after; one that has a year, as it is. */
export function datesAround(day: SpecialDay, year: number): SpecialDay[] {
  const later = day.to < day.from ? 1 : 0; // From December to January.
  return isDated(day.from)
    ? [day]
    : [year - 1, year, year + 1].map((first) => {
        return { ...day, from: `${first}-${day.from}`, to: `${first + later}-${day.to}` };
      });
}
