import { z } from 'zod';
import {
  choice,
  contentFile,
  group,
  list,
  optionalList,
  pattern,
  rejectWith,
  text,
} from '../fields/fields';
import { mentions } from '../text/slug';
import { addDays, DAY_IN_MINUTES, LATEST_CLOSING_AFTER_MIDNIGHT_IN_MINUTES } from './clock';
import { hasYear, includesDate } from './special-days';
import type { Hours, Period, SpecialDay, Week } from './types';
import { WEEKDAYS } from './weekdays';

const ASK_FOR_CLOSING_TIME =
  'confira as duas horas: fecha até 18 horas depois de abrir e, depois da meia-noite, até as 06:00; o dia todo vai das 00:00 às 00:00.';
const ASK_FOR_BOTH_TIMES =
  'escreva “Abre” (opens) e “Fecha” (closes), ou, se fecha nesse dia, nenhum dos dois.';
const OVERLAPPING_HOURS =
  'estas horas passam por cima das de outro item: junte os dois, ou confira os dias e as horas.';
const OVERLAPPING_DAYS =
  'estes dias já estão em outro item: mude as datas, escreva o ano, se valem só nele, ou apague um dos dois.';
const ASK_FOR_DATE_RANGE =
  'em “Último dia” (to), escreva a última data, que vem depois da primeira; ou as duas têm o ano, ou nenhuma; sem o ano, são no máximo 60 dias.';

const WEEK_IN_MINUTES = 7 * DAY_IN_MINUTES;

/** The weekdays as content files write them, such as `seg`. */
const DAYS = WEEKDAYS.map((name) => name.slice(0, 3));

const weekday = choice(
  DAYS,
  `escreva um dia por linha, cada um com o seu traço: ${DAYS.join(', ')}; um feriado vai em “Feriados e férias” (specialDays), com a data.`,
);

/** Converts `09:30` to 570, the minutes since midnight. */
function timeOfDay(hintForClosedDay: string) {
  const sentence = `escreva uma hora só, com o zero, como 07:00; meia-noite é 00:00; ${hintForClosedDay}.`;
  return pattern(/^([01]\d|2[0-3]):[0-5]\d$/, sentence).transform((typed) => {
    const [hours, minutes] = typed.split(':');
    return Number(hours) * 60 + Number(minutes);
  });
}

/** A longer period is probably a typing mistake, such as 06:00 for 18:00. */
const LONGEST_PERIOD_IN_MINUTES = 18 * 60;

/**
 * A day without times is closed, and midnight to midnight is the whole day. A closing time after midnight, such as 02:00,
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
  const period = { opens, closes: endsNextDay ? closes + DAY_IN_MINUTES : closes };
  const duration = period.closes - opens;
  const isPlausible = duration > 0 && duration <= LONGEST_PERIOD_IN_MINUTES;
  if (!isPlausible && duration !== DAY_IN_MINUTES) {
    context.addIssue({ code: 'custom', message: ASK_FOR_CLOSING_TIME, path: ['closes'] });
  }
  return [period];
}

const timeOfWeek = timeOfDay('se fecha nesse dia, apague o item');

const weekRow = group(
  { days: list(weekday, { maxItems: 7, example: 'seg' }), opens: timeOfWeek, closes: timeOfWeek },
  '; com almoço, escreva dois itens com os mesmos dias, um até o almoço e outro depois',
).transform(({ days, opens, closes }, context) => ({
  days,
  hours: buildHours({ opens, closes }, context),
}));

type WeekRow = z.output<typeof weekRow>;

/** Three rows for each weekday leave room for two breaks a day. */
const MAX_WEEK_ROWS = 7 * 3;

const week = list(weekRow, { maxItems: MAX_WEEK_ROWS, example: 'days:' })
  .superRefine((rows, context) => {
    rejectOverlaps(rows.flatMap(listPeriodsOfWeek), startsDuringPeriod, OVERLAPPING_HOURS, context);
  })
  .transform((rows): Week => DAYS.map((day) => listHours(rows, day)));

/** When an item applies: the minutes since Monday began, and for how long. */
type PeriodOfWeek = { item: number; start: number; duration: number };

function listPeriodsOfWeek({ days, hours }: WeekRow, item: number): PeriodOfWeek[] {
  return days.flatMap((day) =>
    hours.map(({ opens, closes }) => {
      const start = DAYS.indexOf(day) * DAY_IN_MINUTES + opens;
      return { item, start, duration: closes - opens };
    }),
  );
}

/** Sunday's hours after midnight are on Monday, so the minutes count on from the end of the week to its start. */
function startsDuringPeriod(one: PeriodOfWeek, other: PeriodOfWeek): boolean {
  const minutesSinceStart = (one.start - other.start + WEEK_IN_MINUTES) % WEEK_IN_MINUTES;
  return minutesSinceStart < other.duration;
}

/** Reports the later one of two items that overlap. The spans have to be in the order of their items. */
function rejectOverlaps<Span extends { item: number }>(
  spans: readonly Span[],
  startsDuring: (one: Span, other: Span) => boolean,
  message: string,
  context: z.core.$RefinementCtx,
) {
  const rejected = new Set<number>();
  for (const [index, span] of spans.entries()) {
    const earlierSpans = spans.slice(0, index);
    if (
      earlierSpans.some((earlier) => startsDuring(span, earlier) || startsDuring(earlier, span))
    ) {
      rejected.add(span.item);
    }
  }
  for (const item of rejected) {
    context.addIssue({ code: 'custom', message, path: [item] });
  }
}

function listHours(rows: readonly WeekRow[], day: string): Hours {
  return rows
    .filter(({ days }) => days.includes(day))
    .flatMap(({ hours }) => hours)
    .toSorted((a, b) => a.opens - b.opens);
}

const ASK_FOR_DATE =
  'escreva uma data só, de um dia que existe, com dois algarismos no dia e no mês: 25/12, de todo ano, ou 24/12/2026; se dura mais, a última vai em “Último dia” (to); Carnaval, Sexta-feira Santa e Corpus Christi mudam de dia: escreva o ano.';

/** Yearly dates are checked in a leap year, so 29 February is accepted. */
const LEAP_YEAR = 2024;

/** Turns `24/12/2026` into `2026-12-24`, and the yearly `25/12` into `12-25`. */
const date = pattern(/^\d\d\/\d\d(\/20\d\d)?$/, ASK_FOR_DATE)
  .transform((typed) => typed.split('/').reverse().join('-'))
  .refine((isoDate) => {
    const withYear = hasYear(isoDate) ? isoDate : `${LEAP_YEAR}-${isoDate}`;
    return z.iso.date().safeParse(withYear).success;
  }, rejectWith(ASK_FOR_DATE));

const timeOfSpecialDay = timeOfDay('se fecha nesse dia, deixe as duas vazias').optional();

const specialDay = group(
  {
    from: date,
    to: date.optional(),
    opens: timeOfSpecialDay,
    closes: timeOfSpecialDay,
    note: text(60),
  },
  '; um dia especial não tem pausa',
)
  .refine((day) => !movesWithoutYear(day), { ...rejectWith(ASK_FOR_DATE), path: ['from'] })
  .refine(({ from, to = from }) => isDateRange(from, to), {
    ...rejectWith(ASK_FOR_DATE_RANGE),
    path: ['to'],
  })
  .transform(({ from, to = from, note, opens, closes }, context): SpecialDay => {
    return { from, to, hours: buildHours({ opens, closes }, context), note };
  });

const DAYS_THAT_MOVE = ['Carnaval', 'Sexta-feira Santa', 'Paixão', 'Páscoa', 'Corpus Christi'];

/** Without a year, the site would announce last year's date. */
function movesWithoutYear({ from, note }: { from: string; note: string }): boolean {
  return !hasYear(from) && DAYS_THAT_MOVE.some((day) => mentions(note, day));
}

/** Otherwise, a yearly range with its dates swapped would close the shop for the rest of the year. */
const LONGEST_YEARLY_RANGE_IN_DAYS = 60;

/**
 * Either both dates have a year and are in order, or neither has a year. Yearly dates may be in any order: from
 * December to January is a valid range.
 */
function isDateRange(from: string, to: string): boolean {
  if (hasYear(from) && hasYear(to)) {
    return from <= to;
  }
  if (hasYear(from) || hasYear(to)) {
    return false;
  }
  const firstDate = `${LEAP_YEAR}-${from}`;
  const lastDate = `${from <= to ? LEAP_YEAR : LEAP_YEAR + 1}-${to}`;
  return lastDate <= addDays(firstDate, LONGEST_YEARLY_RANGE_IN_DAYS - 1);
}

const specialDays = optionalList(specialDay, { maxItems: 40, example: 'from: 25/12' }).superRefine(
  (days, context) => {
    const spans = days.map((day, item) => ({ ...day, item }));
    rejectOverlaps(spans, startsDuringDay, OVERLAPPING_DAYS, context);
  },
);

/** A day with its year may be on a yearly one's dates, because it stands before it. */
function startsDuringDay(one: SpecialDay, other: SpecialDay): boolean {
  return hasYear(one.from) === hasYear(other.from) && includesDate(other, one.from);
}

/** The fields of `opening-hours.yaml`. */
export const openingHours = contentFile({ week, specialDays });
