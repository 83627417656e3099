import { z } from 'zod';
import { withoutAccents } from '../derive/slug';
import { field, group, Refusal, report } from './field';
import { list } from './list';
import { text } from './text';

/** In the order of the week that the table shows. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** From opening to closing, in minutes after midnight on the shop's wall. */
export type Period = { opensAtMinute: number; closesAtMinute: number };

/** What a day is open: nothing, one period, or more where there is a break for lunch. */
export type Hours = readonly Period[];

export type SpecialDay = { from: string; to: string; hours: Hours; note: string };

const PORTUGUESE_DAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'];
const AND = /\s*[,;/]\s*|\s+e\s+/i;
const TIME = /(?<!\d)(\d{1,2})(?:\s*[h:.]\s*([0-5]\d))?(?!\d)/g;
/** What stands around times: `das 9h às 12h e 14 horas - 19h`. */
const AROUND_TIMES = /^(?:[\s,;:./-]|das?|de|às?|as|aos?|até|ate|a|e|h|hs|horas?)*$/i;

/** `09:00–19:00`, `9h às 12h e 13h30 às 19h`, `fechado`. */
const hours = field(
  {
    title: 'Horário',
    description: '09:00–19:00, ou com almoço: 9h às 12h e 13h30 às 19h; ou: fechado',
    remedy: 'Escreva como 09:00–19:00, 9h às 12h e 13h30 às 19h, ou: fechado',
  },
  (typed): Hours => {
    if (/^fechad[oa]$/i.test(typed)) {
      return [];
    }
    const plain = typed
      .replace(/[–—−]/g, '-')
      .replace(/meio[- ]dia/gi, '12:00')
      .replace(/meia[- ]noite/gi, '24:00');
    const minutes = [...plain.matchAll(TIME)].map(
      ([, hour, minute = '0']) => Number(hour) * 60 + Number(minute),
    );
    const isPaired = minutes.length > 0 && minutes.length % 2 === 0;
    if (!isPaired || Math.max(...minutes) > 1440 || !AROUND_TIMES.test(plain.replace(TIME, ' '))) {
      throw new Refusal('isto não é um horário.');
    }
    const early = minutes.findIndex((minute, index) => minute <= (minutes[index - 1] ?? -1));
    if (early % 2 === 1) {
      throw new Refusal(
        'fecha antes de abrir.',
        'confira as duas horas; quem fecha depois da meia-noite escreve 24:00.',
      );
    }
    if (early !== -1) {
      throw new Refusal(
        'os períodos estão fora de ordem.',
        'escreva primeiro o da manhã: 9h às 12h e 13h30 às 19h.',
      );
    }
    return minutes.flatMap((opensAtMinute, index) =>
      index % 2 === 0 ? { opensAtMinute, closesAtMinute: minutes[index + 1] ?? 0 } : [],
    );
  },
);

/** `seg a sex`, `sábado`, `ter, qui e sáb`. */
const days = field(
  {
    title: 'Dias',
    description: 'seg a sex, sáb, dom; ou: ter, qui e sáb',
    remedy: 'Escreva como seg a sex, sáb, ou: ter, qui e sáb',
  },
  (typed): Weekday[] => {
    const plain = withoutAccents(typed)
      .replace(/todos os dias|todo dia/, 'seg a dom')
      .replace(/[ -]?feiras?/g, '')
      .replace(/[–—−-]/g, ' a ');
    return plain.split(AND).flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .split(/\s+(?:a|ate)\s+/)
        .map(readDay);
      // "sex a seg" goes over the end of the week.
      return [...WEEKDAYS, ...WEEKDAYS].slice(from, from <= to ? to + 1 : to + 8);
    });
  },
);

/** Its place in the week. */
function readDay(name: string): number {
  const index = PORTUGUESE_DAYS.findIndex((day) => name.startsWith(day));
  if (index === -1 || name.length > 8) {
    throw new Refusal('isto não diz dias da semana.');
  }
  return index;
}

/** `25/12/2026`, or `24/12/2026 a 02/01/2027`: the first and the last day, in ISO 8601. */
const dates = field(
  {
    title: 'Data',
    description: '25/12/2026; férias: 24/12/2026 a 02/01/2027',
    remedy: 'Escreva como 25/12/2026, ou 24/12/2026 a 02/01/2027',
  },
  (typed) => {
    const parts = typed.split(/\s+(?:a|até|ate)\s+|\s*[–—]\s*|\s+-\s+/i);
    const [from = '', to = from, ...more] = parts.map(readDate);
    if (more.length > 0) {
      throw new Refusal('há datas demais.');
    }
    if (to < from) {
      throw new Refusal('a última data vem antes da primeira.', 'confira os anos das duas datas.');
    }
    return { from, to };
  },
);

/** An ISO 8601 date of what was typed. */
function readDate(typed: string): string {
  const iso = typed.replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) {
    throw new Refusal('a data é dia, mês e ano.');
  }
  const date = new Date(iso);
  if (Number.isNaN(+date) || !date.toISOString().startsWith(iso)) {
    throw new Refusal('este dia não existe no calendário.', 'confira o dia e o mês.');
  }
  return iso;
}

/** The usual week and the dates that differ from it. A day that no line names is closed. */
export const openingHoursSchema = z.strictObject({
  week: list(group('Linha', { days, hours }), {
    title: 'Semana',
    max: 7,
    summary: '{{days}}: {{hours}}',
  })
    .superRefine((rows, context) => {
      for (const [index, row] of rows.entries()) {
        const said = rows.slice(0, index).flatMap((earlier) => earlier.days);
        const again = row.days.find((day) => said.includes(day));
        if (again) {
          const name = PORTUGUESE_DAYS[WEEKDAYS.indexOf(again)];
          const problem = `o dia ${name} está em duas linhas.`;
          report(context, [index, 'days'], problem, 'deixe cada dia numa linha só.');
        }
      }
      if (rows.every((row) => row.hours.length === 0)) {
        const problem = 'a barbearia está fechada a semana toda.';
        const fix = 'ponha o horário de pelo menos um dia; férias vão em specialDays.';
        report(context, [], problem, fix);
      }
    })
    .transform((rows) => {
      const hoursOf = (day: Weekday) => rows.find((row) => row.days.includes(day))?.hours ?? [];
      return Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOf(day)])) as Record<
        Weekday,
        Hours
      >;
    }),
  specialDays: list(
    group('Data', {
      date: dates,
      hours,
      note: text('Motivo', { max: 30, longestWord: 18, description: 'Natal' }),
    }).transform(({ date, ...day }): SpecialDay => ({ ...date, ...day })),
    { title: 'Feriados e férias', min: 0, max: 40, unique: 'from', summary: '{{date}}: {{note}}' },
  ).default([]),
});

/** As the site uses it, in the shop's time zone. */
export type OpeningHours = z.output<typeof openingHoursSchema>;
