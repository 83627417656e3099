import { z } from 'zod';
import {
  createErrorFunction,
  group,
  isList,
  list,
  optionalList,
  pattern,
  text,
} from '../fields/fields';
import { LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES, WEEKDAYS } from './clock';
import { DAY_IN_MINUTES } from './format';
import { hasYear, listOccurrences } from './special-days';
import type { Hours, Period, SpecialDay, Week } from './types';

const CLOSES_BEFORE_OPENING =
  'fecha antes de abrir: confira as duas horas; depois da meia-noite, pode fechar até as 06:00.';
const ASK_FOR_BOTH_TIMES = 'escreva opens e closes, ou, se fecha nesse dia, nenhum dos dois.';
const OVERLAPPING_HOURS =
  'estas horas passam por cima das de outro item: junte os dois, ou confira os dias e as horas.';

const WEEK_IN_MINUTES = 7 * DAY_IN_MINUTES;

/** The weekdays as content files write them, such as `seg`. */
const DAYS = WEEKDAYS.map((name) => name.slice(0, 3));

const ASK_FOR_DAY = `use um destes: ${DAYS.join(', ')}.`;
const ASK_FOR_ONE_DAY_PER_LINE = `escreva cada dia na sua linha, com o seu traço: ${DAYS.join(', ')}.`;
const ASK_FOR_DAY_OR_DATE = `use um destes: ${DAYS.join(', ')}; um feriado vai em specialDays, com a data.`;

function explainDay(typed: string): string | undefined {
  // The first three letters of each word: `seg` and `sex` in `Segunda a sexta`.
  const beginnings = typed.toLowerCase().match(/(?<!\p{L})\p{L}{3}/gu) ?? [];
  // Owners may type `sáb` without its accent.
  const days = beginnings.filter((letters) => letters === 'sab' || DAYS.includes(letters));
  if (days.length > 1) {
    return ASK_FOR_ONE_DAY_PER_LINE;
  }
  return days.length === 0 ? ASK_FOR_DAY_OR_DATE : undefined;
}

/** Handles a day on the field's own line, as in `days: sábado`. It has to be an item of a list. */
function explainDays(typed: string): string {
  return explainDay(typed) ?? ASK_FOR_ONE_DAY_PER_LINE;
}

const weekday = z.enum(DAYS, { error: createErrorFunction(ASK_FOR_DAY, explainDay) });

const ASK_FOR_TIME = 'escreva a hora como 09:00; meia-noite é 00:00.';
const ASK_FOR_ONE_TIME =
  'escreva uma hora só, como 09:00: a de abrir em opens, a de fechar em closes, e, com almoço, em dois itens na semana.';

/**
 * Converts `09:30` to 570, the minutes since midnight.
 *
 * @param adviceForClosedDay - Tells the owner what to do instead of writing a word such as `fechado`.
 */
function timeOfDay(adviceForClosedDay: string) {
  function explainTime(typed: string): string | undefined {
    const times = typed.match(/\d+ *[h:]? *\d*/g) ?? []; // For example `09:00`, `9h30` or `9`.
    if (times.length > 1) {
      return ASK_FOR_ONE_TIME;
    }
    return times.length === 0 ? `escreva a hora como 09:00; ${adviceForClosedDay}` : undefined;
  }
  return pattern(/^([01]\d|2[0-3]):[0-5]\d$/, ASK_FOR_TIME, explainTime).transform((typed) => {
    const [hours, minutes] = typed.split(':');
    return Number(hours) * 60 + Number(minutes);
  });
}

/**
 * No times mean a closed day, and midnight to midnight is the whole day. A closing time after midnight, such as 02:00,
 * is on the next day.
 */
function buildHours({ opens, closes }: Partial<Period>, context: z.core.$RefinementCtx): Hours {
  if (opens === undefined || closes === undefined) {
    const hasOneTime = opens !== undefined || closes !== undefined;
    if (hasOneTime) {
      context.addIssue({ code: 'custom', message: ASK_FOR_BOTH_TIMES, path: ['opens'] });
    }
    return [];
  }
  const endsNextDay =
    closes === 0 || (closes < opens && closes <= LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES);
  if (closes <= opens && !endsNextDay) {
    context.addIssue({ code: 'custom', message: CLOSES_BEFORE_OPENING, path: ['closes'] });
  }
  return [{ opens, closes: endsNextDay ? closes + DAY_IN_MINUTES : closes }];
}

const ASK_FOR_TWO_ROWS =
  'com almoço, escreva dois itens com os mesmos dias, um até o almoço e outro depois';

const timeOfWeek = timeOfDay(
  'se fecha nesse dia, apague o item: dia que não aparece é dia fechado.',
);

const weekRow = group(
  { days: list(weekday, 7, { explainText: explainDays }), opens: timeOfWeek, closes: timeOfWeek },
  {
    adviceForUnknownField: `os campos daqui são days, opens, closes: ${ASK_FOR_TWO_ROWS}; um feriado vai em specialDays.`,
  },
).transform(({ days, opens, closes }, context) => ({
  days,
  hours: buildHours({ opens, closes }, context),
}));

type WeekRow = z.output<typeof weekRow>;

/** Three rows for each weekday leave room for two breaks a day. */
const MAX_WEEK_ROWS = 7 * 3;

const week = list(weekRow, MAX_WEEK_ROWS)
  .superRefine(
    (rows, context) => {
      const takenMinutes = new Set<number>();
      for (const [index, row] of rows.entries()) {
        const minutes = listOpenMinutes(row);
        if (minutes.some((minute) => takenMinutes.has(minute))) {
          context.addIssue({ code: 'custom', message: OVERLAPPING_HOURS, path: [index] });
        }
        for (const minute of minutes) {
          takenMinutes.add(minute);
        }
      }
    },
    { when: isList },
  )
  .transform((rows): Week => DAYS.map((day) => listHours(rows, day)));

/** Counts the minutes from the start of Monday. */
function listOpenMinutes(row: WeekRow): number[] {
  if (!isValid(row)) {
    return [];
  }
  const minutes: number[] = [];
  for (const day of row.days) {
    const startOfDay = DAYS.indexOf(day) * DAY_IN_MINUTES;
    for (const { opens, closes } of row.hours) {
      for (let minute = opens; minute < closes; minute++) {
        // Sunday's hours after midnight wrap round to the start of Monday.
        minutes.push((startOfDay + minute) % WEEK_IN_MINUTES);
      }
    }
  }
  return minutes;
}

/**
 * Zod passes invalid items of `week` and `specialDays` on as the owner wrote them, so their `hours` aren't an array.
 */
function isValid(item: { hours: Hours }): boolean {
  return Array.isArray(item.hours);
}

function listHours(rows: readonly WeekRow[], day: string): Hours {
  return rows
    .filter(({ days }) => days.includes(day))
    .flatMap(({ hours }) => hours)
    .toSorted((a, b) => a.opens - b.opens);
}

const ASK_FOR_DATE =
  'escreva a data como 2026-12-24, um dia que existe; a de todo ano, só mês e dia: 12-25.';
const ASK_FOR_ONE_DATE =
  'escreva uma data só: a primeira em from, a última em to, como 2026-12-24, ou, de todo ano, 12-25.';

/** Yearly dates are checked in a leap year, so 29 February is accepted. */
const LEAP_YEAR = 2024;

/** Recognizes two dates typed as one, such as `24/12 a 02/01`. */
function explainDate(typed: string): string | undefined {
  const dates = typed.match(/\d{1,4}[/.-]\d{1,2}([/.-]\d{1,4})?/g) ?? [];
  return dates.length > 1 ? ASK_FOR_ONE_DATE : undefined;
}

const date = pattern(/^(\d{4}-)?\d\d-\d\d$/, ASK_FOR_DATE, explainDate).refine((typed) => {
  const withYear = hasYear(typed) ? typed : `${LEAP_YEAR}-${typed}`;
  return z.iso.date().safeParse(withYear).success;
}, ASK_FOR_DATE);

const timeOfSpecialDay = timeOfDay('se fecha nesse dia, apague opens e closes.').optional();

const specialDay = group(
  {
    from: date,
    to: date.optional(),
    opens: timeOfSpecialDay,
    closes: timeOfSpecialDay,
    note: text(60),
  },
  {
    adviceForUnknownField:
      'os campos daqui são from, to, opens, closes, note: um dia especial não tem pausa, e o que mais há a dizer vai em note.',
  },
)
  .refine(({ from, to = from }) => isDateRange(from, to), {
    error: 'a última data vem depois da primeira, as duas com o ano ou as duas sem.',
    path: ['to'],
  })
  .transform(({ from, to = from, note, opens, closes }, context): SpecialDay => {
    return { from, to, hours: buildHours({ opens, closes }, context), note };
  });

/**
 * Either both dates have a year and are in order, or neither has a year. Yearly dates may be in any order: from
 * December to January is a valid range.
 */
function isDateRange(from: string, to: string): boolean {
  if (hasYear(from) && hasYear(to)) {
    return from <= to;
  }
  return !hasYear(from) && !hasYear(to);
}

const specialDays = optionalList(specialDay, 40).superRefine(
  (days, context) => {
    for (const [index, day] of days.entries()) {
      const earlier = days.slice(0, index).find((other) => shareDate(day, other));
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
  {
    adviceForUnknownField: `os campos daqui são week, specialDays: ${ASK_FOR_TWO_ROWS}, embaixo de week.`,
  },
);

function shareDate(one: SpecialDay, other: SpecialDay): boolean {
  if (!isValid(one) || !isValid(other)) {
    return false;
  }
  // If both special days repeat every year, they can be compared in any year.
  const dayWithYear = [one, other].find(({ from }) => hasYear(from));
  const year = dayWithYear ? Number(dayWithYear.from.slice(0, 4)) : LEAP_YEAR;
  const otherOccurrences = listOccurrences(other, year);
  return listOccurrences(one, year).some((occurrence) =>
    otherOccurrences.some((otherOccurrence) => overlap(occurrence, otherOccurrence)),
  );
}

function overlap(one: SpecialDay, other: SpecialDay): boolean {
  return one.from <= other.to && other.from <= one.to;
}
