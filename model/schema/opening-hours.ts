import { z } from 'zod';
import { clock } from '../clock';
import { list } from './list';
import { explain, explainWrong, type Problem, rule } from './rule';
import { quote, text } from './text';

/** In the order of the week that the table shows. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

const timeSchema = z
  .string(
    explainWrong(
      'a hora é um texto, entre aspas, com horas e minutos.',
      "escreva como '09:00' ou '18:30'.",
    ),
  )
  .superRefine(rule(findTimeProblems));

/** Opening and closing on one day, typed as `'09:00'` and kept as minutes after midnight. */
const hoursSchema = z
  .strictObject(
    { opensAt: timeSchema, closesAt: timeSchema },
    {
      error: ({ code }) =>
        code === 'invalid_type'
          ? explain(
              'falta o horário deste dia, entre chaves, ou null.',
              "escreva { opensAt: '09:00', closesAt: '19:00' }; se o dia é fechado, escreva null.",
            )
          : undefined,
    },
  )
  .superRefine(rule(findHoursProblems))
  .transform(({ opensAt, closesAt }) => ({
    opensAtMinute: clock(opensAt),
    closesAtMinute: clock(closesAt),
  }));

export type Hours = z.output<typeof hoursSchema>;

const daySchema = hoursSchema.nullable();

/** The usual week (closed is `null`) and the dates that differ from it. */
export const openingHoursSchema = z.strictObject({
  week: z
    .strictObject({
      mon: daySchema,
      tue: daySchema,
      wed: daySchema,
      thu: daySchema,
      fri: daySchema,
      sat: daySchema,
      sun: daySchema,
    } satisfies Record<Weekday, typeof daySchema>)
    .superRefine(rule(findClosedWeek)),
  specialDays: list(
    z.strictObject({
      /** ISO 8601 date, such as `2026-12-25`. */
      date: z.string().superRefine(rule(findDateProblems)),
      hours: daySchema,
      /** The reason, as the visitor reads it: "Natal". */
      note: text({ max: 30, longestWord: 18 }),
    }),
    { field: 'date', called: 'a data' },
  ),
});

/** As the owner types it, in the shop's time zone. */
export type OpeningHoursInput = z.input<typeof openingHoursSchema>;

/** As the site uses it: minutes after midnight, in the shop's time zone. */
export type OpeningHours = z.output<typeof openingHoursSchema>;

function* findTimeProblems(value: string): Generator<Problem> {
  if (!Number.isNaN(clock(value))) {
    return;
  }
  const [, hours = '', minutes = '00'] = /^(\d{1,2})\s*(?:h|:|\.|$)\s*(\d{2})?/i.exec(value) ?? [];
  const corrected = `${hours.padStart(2, '0')}:${minutes}`;
  yield {
    problem: 'a hora tem dois algarismos, dois-pontos e mais dois.',
    fix:
      hours === '' || Number.isNaN(clock(corrected))
        ? "escreva de '00:00' a '24:00', como '09:00' ou '18:30'."
        : `troque ${quote(value)} por '${corrected}'.`,
  };
}

function* findHoursProblems(hours: { opensAt: string; closesAt: string }): Generator<Problem> {
  // A time that cannot be read is `NaN`, which compares as false: it has its own problem.
  if (clock(hours.closesAt) <= clock(hours.opensAt)) {
    yield {
      problem: `fecha (${hours.closesAt}) antes de abrir (${hours.opensAt}).`,
      fix: "confira as duas horas; quem fecha depois da meia-noite escreve '24:00'; dia fechado é null.",
    };
  }
}

function* findClosedWeek(week: Record<Weekday, Hours | null>): Generator<Problem> {
  if (WEEKDAYS.every((weekday) => week[weekday] === null)) {
    yield {
      problem: 'a barbearia está fechada todos os dias da semana.',
      fix: 'ponha o horário de pelo menos um dia; férias vão em specialDays, dia por dia.',
    };
  }
}

function* findDateProblems(value: string): Generator<Problem> {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? [];
  if (year !== undefined) {
    yield {
      problem: 'a data vem com o ano primeiro e com traços.',
      fix: `troque ${quote(value)} por '${year}-${month}-${day}'.`,
    };
  } else if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    yield {
      problem: 'a data é ano, mês e dia, com traços.',
      fix: "escreva como '2026-12-25'.",
    };
  } else if (!isOnCalendar(value)) {
    yield { problem: 'este dia não existe no calendário.', fix: 'confira o mês e o dia.' };
  }
}

function isOnCalendar(isoDate: string): boolean {
  const date = new Date(`${isoDate}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDate);
}
