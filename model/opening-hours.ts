import { z } from 'zod';
import { DAY_IN_MINUTES, LATEST_NIGHT, WEEKDAYS } from './clock';
import { createErrorFunction, group, isList, list, optionalList, pattern, text } from './fields';

/**
 * An open period, from opening to closing, in minutes since the day began, in the shop's local time. A night
 * belongs to the day on which it begins: closing at two is 1,560, so the night of a Saturday needs no second
 * row on Sunday.
 */
export type Period = { opens: number; closes: number };

/** The open periods of a day; there are none if the shop is closed. */
export type Hours = readonly Period[];

/** The hours of seven days, from Monday. */
export type Week = readonly Hours[];

/** A day or a range of days that differs from the usual week. */
export type SpecialDay = {
  /** The first date in ISO 8601. Without a year, as `12-25`, the special day repeats every year. */
  from: string;
  /** The last date, which is written like the first. */
  to: string;
  hours: Hours;
  note: string;
};

const CLOSES_BEFORE_OPENING =
  'fecha antes de abrir: confira as duas horas; depois da meia-noite, pode fechar até as 06:00.';
const WRITE_BOTH_TIMES = 'escreva opens e closes, ou, se fecha nesse dia, nenhum dos dois.';
const OVERLAPPING_HOURS =
  'estas horas passam por cima das de outro item: junte os dois, ou confira os dias e as horas.';

/** The days as the content files write them: `seg`. */
const DAYS = WEEKDAYS.map((name) => name.slice(0, 3));

const WRITE_DAY = `use um destes: ${DAYS.join(', ')}.`;
const WRITE_DAYS_APART = `escreva cada dia na sua linha, com o seu traço: ${DAYS.join(', ')}.`;
const WRITE_DAY_OR_DATE = `use um destes: ${DAYS.join(', ')}; um feriado vai em specialDays, com a data.`;

/** Explains, in Portuguese, how to write a weekday instead of what was typed. */
function explainDay(typed: string): string | undefined {
  // The first three letters of each word: those of `Segunda a sexta` are `seg` and `sex`.
  const beginnings = typed.toLowerCase().match(/(?<!\p{L})\p{L}{3}/gu) ?? [];
  const days = beginnings.filter((letters) => letters === 'sab' || DAYS.includes(letters));
  if (days.length > 1) {
    return WRITE_DAYS_APART;
  }
  return days.length === 0 ? WRITE_DAY_OR_DATE : undefined;
}

const weekday = z.enum(DAYS, { error: createErrorFunction(WRITE_DAY, explainDay) });

const WRITE_TIME = 'escreva a hora como 09:00; meia-noite é 00:00.';
const WRITE_ONE_TIME =
  'escreva uma hora só, como 09:00: a de abrir em opens, a de fechar em closes, e, com almoço, em dois itens na semana.';

/**
 * Creates a field for a time of day, which is read as minutes since midnight. The advice for a closed day is
 * shown for a text without any time, such as `fechado`.
 */
function time(adviceForClosedDay: string) {
  function explainTime(typed: string): string | undefined {
    const times = typed.match(/\d+ *[h:]? *\d*/g) ?? []; // `09:00`, `9h30` or `9`.
    if (times.length > 1) {
      return WRITE_ONE_TIME;
    }
    return times.length === 0 ? `escreva a hora como 09:00; ${adviceForClosedDay}` : undefined;
  }
  return pattern(/^([01]\d|2[0-3]):[0-5]\d$/, WRITE_TIME, explainTime).transform((typed) => {
    const [hours, minutes] = typed.split(':');
    return Number(hours) * 60 + Number(minutes);
  });
}

/**
 * Reads the hours of an item, which has none if the shop is closed. A closing time earlier than the opening
 * is after midnight. From midnight to midnight is the whole day.
 */
function readHours({ opens, closes }: Partial<Period>, context: z.core.$RefinementCtx): Hours {
  if (opens === undefined || closes === undefined) {
    if (opens !== closes) {
      context.addIssue({ code: 'custom', message: WRITE_BOTH_TIMES, path: ['opens'] });
    }
    return [];
  }
  const endsNextDay = closes === 0 || (closes < opens && closes <= LATEST_NIGHT);
  if (closes <= opens && !endsNextDay) {
    context.addIssue({ code: 'custom', message: CLOSES_BEFORE_OPENING, path: ['closes'] });
  }
  return [{ opens, closes: endsNextDay ? closes + DAY_IN_MINUTES : closes }];
}

const WRITE_TWO_ROWS =
  'com almoço, escreva dois itens com os mesmos dias, um até o almoço e outro depois';

const timeOfWeek = time('se fecha nesse dia, apague o item: dia que não aparece é dia fechado.');

const weekRow = group(
  { days: list(weekday, 7), opens: timeOfWeek, closes: timeOfWeek },
  {
    unknownField: `os campos daqui são days, opens, closes: ${WRITE_TWO_ROWS}; um feriado vai em specialDays.`,
  },
).transform(({ days, opens, closes }, context) => ({
  days,
  hours: readHours({ opens, closes }, context),
}));

type WeekRow = z.output<typeof weekRow>;

/** A field for the usual week. A day with a break has two rows. */
const week = list(weekRow, 21)
  .superRefine(
    (rows, context) => {
      const taken = new Set<number>();
      for (const [index, row] of rows.entries()) {
        const minutes = listOpenMinutes(row);
        if (minutes.some((minute) => taken.has(minute))) {
          context.addIssue({ code: 'custom', message: OVERLAPPING_HOURS, path: [index] });
        }
        for (const minute of minutes) {
          taken.add(minute);
        }
      }
    },
    { when: isList },
  )
  .transform((rows): Week => DAYS.map((day) => listHours(rows, day)));

/** Lists the minutes of the week, from Monday's midnight, at which a row is open. */
function listOpenMinutes(row: WeekRow): number[] {
  if (!hasHours(row)) {
    return [];
  }
  const minutes: number[] = [];
  for (const day of row.days) {
    const startOfDay = DAYS.indexOf(day) * DAY_IN_MINUTES;
    for (const { opens, closes } of row.hours) {
      for (let minute = opens; minute < closes; minute++) {
        minutes.push((startOfDay + minute) % (7 * DAY_IN_MINUTES)); // After Sunday's night comes Monday.
      }
    }
  }
  return minutes;
}

/** Returns whether an item was read. An invalid item is still as it was written, so it has no hours. */
function hasHours(item: { hours: Hours }): boolean {
  return Array.isArray(item.hours);
}

/** Lists the open periods of a weekday, in order. */
function listHours(rows: readonly WeekRow[], day: string): Hours {
  return rows
    .filter(({ days }) => days.includes(day))
    .flatMap(({ hours }) => hours)
    .toSorted((a, b) => a.opens - b.opens);
}

const WRITE_DATE =
  'escreva a data como 2026-12-24, um dia que existe; a de todo ano, só mês e dia: 12-25.';
const WRITE_ONE_DATE =
  'escreva uma data só: a primeira em from, a última em to, como 2026-12-24, ou, de todo ano, 12-25.';

/** A leap year, so that a yearly special day may be on 29 February. */
const LEAP_YEAR = 2024;

/** Explains, in Portuguese, how to write two dates that were typed as one, such as `24/12 a 02/01`. */
function explainDate(typed: string): string | undefined {
  const dates = typed.match(/\d{1,4}[/.-]\d{1,2}([/.-]\d{1,4})?/g) ?? [];
  return dates.length > 1 ? WRITE_ONE_DATE : undefined;
}

const date = pattern(/^(\d{4}-)?\d\d-\d\d$/, WRITE_DATE, explainDate).refine((typed) => {
  const withYear = hasYear(typed) ? typed : `${LEAP_YEAR}-${typed}`;
  return z.iso.date().safeParse(withYear).success;
}, WRITE_DATE);

const timeOfSpecialDay = time('se fecha nesse dia, apague opens e closes.').optional();

const specialDay = group(
  {
    from: date,
    to: date.optional(),
    opens: timeOfSpecialDay,
    closes: timeOfSpecialDay,
    note: text(30),
  },
  {
    unknownField:
      'os campos daqui são from, to, opens, closes, note: um dia especial não tem pausa, e o que mais há a dizer vai em note.',
  },
)
  .refine(
    ({ from, to = from }) => hasYear(from) === hasYear(to) && (!hasYear(from) || from <= to),
    {
      error: 'a última data vem depois da primeira, as duas com o ano ou as duas sem.',
      path: ['to'],
    },
  )
  .transform(({ from, to = from, note, opens, closes }, context): SpecialDay => {
    return { from, to, hours: readHours({ opens, closes }, context), note };
  });

/** Returns whether a date includes its year. A date without one repeats every year. */
function hasYear(date: string): boolean {
  return date.length > 'mm-dd'.length;
}

/** A field for the dates that differ from the usual week. */
const specialDays = optionalList(specialDay, 40).superRefine(
  (days, context) => {
    for (const [index, day] of days.entries()) {
      const earlier = days.slice(0, index).find((other) => overlap(day, other));
      if (earlier) {
        const message = `estes dias já estão em “${earlier.note}”: mude as datas, ou apague um dos dois itens.`;
        context.addIssue({ code: 'custom', message, path: [index, 'from'] });
      }
    }
  },
  { when: isList },
);

/** The fields of `opening-hours.yaml`. */
export const openingHours = group(
  { week, specialDays },
  { unknownField: `os campos daqui são week, specialDays: ${WRITE_TWO_ROWS}, embaixo de week.` },
);

/** Returns whether two special days share a date. */
function overlap(one: SpecialDay, other: SpecialDay): boolean {
  if (!hasHours(one) || !hasHours(other)) {
    return false;
  }
  const dated = [one, other].find(({ from }) => hasYear(from));
  const year = dated ? Number(dated.from.slice(0, 4)) : LEAP_YEAR;
  return datesAround(one, year).some(({ from, to }) =>
    datesAround(other, year).some((day) => from <= day.to && day.from <= to),
  );
}

/**
 * Lists a yearly special day with its dates of a year, the year before and the year after. One that has a
 * year stays as it is.
 */
export function datesAround(day: SpecialDay, year: number): SpecialDay[] {
  if (hasYear(day.from)) {
    return [day];
  }
  const yearsToLast = day.to < day.from ? 1 : 0; // From December to January.
  return [year - 1, year, year + 1].map((first) => {
    const from = `${first}-${day.from}`;
    const to = `${first + yearsToLast}-${day.to}`;
    return { ...day, from, to };
  });
}
