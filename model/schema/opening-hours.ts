import { z } from 'zod';
import { withoutAccents } from '../text/slug';
import { FieldError, field, group, list, optionalList, report } from './field';
import { text } from './text';

/** In the order of the hours table. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/**
 * From opening to closing, in local time, such as `09:00`. After midnight, hours go beyond 24: 2 a.m.
 * is `26:00`, so that times sort as strings.
 */
export type Period = { opens: string; closes: string };

/** Open periods of a day; none if closed. */
export type Hours = readonly Period[];

type Week = Record<Weekday, Hours>;

/** First and last date in ISO 8601; without a year, `12-25`, they repeat every year. */
export type SpecialDay = { from: string; to: string; hours: Hours; note: string };

const NOON = '12:00';
const MIDNIGHT = '24:00';
/** The latest plausible closing after midnight; later is a slip. */
const LATEST_NIGHT = '06:00';

const PORTUGUESE_DAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'];

const TIME = String.raw`([01]?\d|2[0-4])(?:\s*[h:.]\s*([0-5]\d))?(?!\d)\s*(?:h(?:s|oras?)?)?`;
/** `9h às 12h`, `das 13:30 até as 19`. */
const PERIOD = new RegExp(`(?:d[ae]s? )?${TIME}(?:[\\s-]|at[ée]|[àa]s?|aos?)+${TIME}`, 'g');

/** `09:00–19:00`, `9h às 12h e 13h30 às 19h`, `fechado`. */
const hours = field(parseHours).meta({
  title: 'Horário',
  description: '09:00–19:00, ou com almoço: 9h às 12h e 13h30 às 19h; ou: fechado',
  fix: 'escreva como "09:00–19:00", "9h às 12h e 13h30 às 19h", ou "fechado".',
});

/** Parses the hours of a day, or throws a `FieldError`. */
export function parseHours(typed: string): Hours {
  const plain = typed
    .toLowerCase()
    .replace(/[–—−]/g, '-')
    .replace(/meio[- ]dia/g, '12h')
    .replace(/meia[- ]noite/g, '24h')
    .replace(/^(?:abert[oa] )?24 ?(?:h(?:s|oras)?|\/ ?7)$/, '0h-24h');
  if (/^fechad[oa]$/.test(plain)) {
    return [];
  }
  // In `8,15 às 18,20`, commas separate minutes.
  const typedPeriods = parsePeriods(plain) ?? parsePeriods(plain.replace(/(\d),(?=\d\d)/g, '$1:'));
  if (!typedPeriods) {
    throw new FieldError('isto não é um horário.');
  }
  const periods = joinNight(typedPeriods);
  for (const [index, { opens, closes }] of periods.entries()) {
    const before = periods.slice(0, index);
    if (opens <= (before.at(-1)?.closes ?? '')) {
      const fix = 'escreva primeiro o período que começa mais cedo.';
      throw new FieldError('os períodos estão fora de ordem.', fix);
    }
    if (closes <= opens) {
      const start = before.map((one) => `${one.opens}–${one.closes} e `).join('');
      const later = addHours(closes, 12);
      const evening = `você quis dizer "${start}${opens}–${later}"? Se fecha de madrugada, escreva "${start}${opens}–24:00 e 00:00–${closes}".`;
      const swapped = `você quis dizer "${start}${closes}–${opens}"?`;
      // From 19:00 to 17:00, the two were swapped.
      throw new FieldError('fecha antes de abrir.', later <= MIDNIGHT ? evening : swapped);
    }
  }
  return periods;
}

/** The periods as typed, or `undefined` if there is anything else. */
function parsePeriods(plain: string): Period[] | undefined {
  const periods = [...plain.matchAll(PERIOD)].map(([, from = '', min, to = '', minTo]) => {
    return { opens: formatTime(from, min), closes: formatTime(to, minTo) };
  });
  return periods.length > 0 && !/[^\s,;e]/.test(plain.replace(PERIOD, '')) ? periods : undefined;
}

function formatTime(hour: string, minute = '00'): string {
  return `${hour.padStart(2, '0')}:${minute}`;
}

function addHours(time: string, hours: number): string {
  return Number.parseInt(time, 10) + hours + time.slice(2);
}

/** `18h às 2h` and `10h às 24h e 0h às 2h` go on after midnight; `9 às 6` is a slip. */
function joinNight(periods: readonly Period[]): Period[] {
  const [evening, { opens, closes } = { opens: '', closes: '' }] = [periods.at(-2), periods.at(-1)];
  if (evening?.closes === MIDNIGHT && opens === '00:00') {
    return [...periods.slice(0, -2), { ...evening, closes: addHours(closes, 24) }];
  }
  const isNight = closes === '00:00' || (opens > NOON && closes <= LATEST_NIGHT);
  return periods.with(-1, { opens, closes: isNight ? addHours(closes, 24) : closes });
}

/** `seg a sex`, `sábado`, `ter, qui e sáb`, `sáb/dom`. */
const days = field((typed): Weekday[] =>
  withoutAccents(typed)
    .replace(/todos os dias|todo dia/, 'seg a dom')
    .replace(/[ -]?feiras?/g, '')
    .replace(/[–—−-]/g, ' a ')
    .split(/[,;]|\se\s/)
    .flatMap((part) => {
      const [first = '', second = '', third] = part.split('/');
      if (second && !third && parseDay(second) - parseDay(first) !== 1) {
        const problem = 'não dá para saber se são só os dois dias, ou também os do meio.';
        throw new FieldError(problem, `escreva "${first} e ${second}", ou "${first} a ${second}".`);
      }
      return part.split('/');
    })
    .flatMap((part) => {
      const [from = 0, to] = part.split(/\s(?:a|ate)\s/).map(parseDay);
      // "sex a seg" wraps around the week; "seg a seg" is all of it.
      const more = to === undefined ? 0 : ((to - from + 6) % 7) + 1;
      return [...WEEKDAYS, ...WEEKDAYS].slice(from, from + Math.min(more + 1, 7));
    }),
).meta({
  title: 'Dias',
  description: 'seg a sex, sáb, dom; ou: ter, qui e sáb',
  fix: 'escreva como "seg a sex", "sáb", ou "ter, qui e sáb".',
});

/** The index in `WEEKDAYS` of a day's name. Throws a `FieldError` for another word. */
function parseDay(name: string): number {
  const [day = ''] = /^[a-z]{3}(?=[a-z]{0,5}\.?$)/.exec(name.trim()) ?? [];
  const index = PORTUGUESE_DAYS.indexOf(day);
  if (index === -1) {
    throw new FieldError('isto não diz dias da semana.');
  }
  return index;
}

/** `25/12` of every year, `25/12/2026`, or `24/12/2026 a 02/01/2027`. */
const dates = field((typed) => {
  const parts = typed.split(/\s(?:a|até|ate|-)\s|[–—]/i);
  const [from = '', to = from, ...more] = parts.map((part) => parseDate(part.trim()));
  if (more.length > 0 || from.length !== to.length) {
    const problem = more.length > 0 ? 'há datas demais.' : 'só uma das duas datas tem o ano.';
    const fix = 'escreva a primeira e a última, as duas com o ano ou as duas sem.';
    throw new FieldError(problem, fix);
  }
  // Without a year, "24/12 a 02/01" wraps around the year.
  if (to < from && isDated(from)) {
    throw new FieldError('a última data vem antes da primeira.', 'confira os anos das duas datas.');
  }
  return { from, to };
}).meta({
  title: 'Data',
  description: '25/12, todo ano; 25/12/2026; férias: 24/12/2026 a 02/01/2027',
  fix: 'escreva como "25/12", "25/12/2026", ou "24/12/2026 a 02/01/2027".',
});

/** Whether a date has a year; one without repeats every year. */
export function isDated(date: string): boolean {
  return date.length > 'mm-dd'.length;
}

/** Parses a date to ISO 8601, without a year if none is typed, or throws a `FieldError`. */
function parseDate(typed: string): string {
  const [, day = '', month = '', year] =
    /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?$/.exec(typed) ?? [];
  const written = [month, day].map((part) => part.padStart(2, '0'));
  const iso = day ? [year, ...written].filter(Boolean).join('-') : typed;
  if (!/^(\d{4}-)?\d\d-\d\d$/.test(iso)) {
    throw new FieldError('a data é dia e mês, ou dia, mês e ano.');
  }
  // 2024 is a leap year, so 29/02 is accepted.
  if (!z.iso.date().safeParse(isDated(iso) ? iso : `2024-${iso}`).success) {
    throw new FieldError('este dia não existe no calendário.', 'confira o dia e o mês.');
  }
  return iso;
}

/** The usual week and dates that differ from it. Unlisted days are closed. */
export const openingHoursSchema = z.strictObject({
  week: list(group('Linha', { days, hours }), {
    title: 'Semana',
    max: 7,
    summary: '{{days}}: {{hours}}',
  }).transform((rows, context): Week => {
    for (const [index, row] of rows.entries()) {
      const earlierDays = rows.slice(0, index).flatMap(({ days }) => days);
      const repeated = row.days.find((day) => earlierDays.includes(day));
      if (repeated) {
        const problem = `o dia ${PORTUGUESE_DAYS[WEEKDAYS.indexOf(repeated)]} está em duas linhas.`;
        report(context, [index, 'days'], problem, 'deixe cada dia numa linha só.');
      }
    }
    if (rows.every((row) => row.hours.length === 0)) {
      const fix = 'ponha o horário de pelo menos um dia; férias vão em specialDays.';
      report(context, [], 'a barbearia está fechada a semana toda.', fix);
    }
    const hoursOf = (day: Weekday) => rows.find((row) => row.days.includes(day))?.hours ?? [];
    return Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOf(day)])) as Week;
  }),
  specialDays: optionalList(
    group('Data', {
      date: dates,
      hours,
      note: text('Motivo', { max: 30, longestWord: 18, description: 'Natal' }),
    }),
    { title: 'Feriados e férias', max: 40, unique: 'date', summary: '{{date}}: {{note}}' },
  ).transform((days) => days.map(({ date, ...day }): SpecialDay => ({ ...date, ...day }))),
});

/** In the shop's time zone. */
export type OpeningHours = z.output<typeof openingHoursSchema>;
