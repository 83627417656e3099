import { z } from 'zod';
import { field, Refusal, report } from './field';
import { list } from './list';
import { quote } from './quote';
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
const TIME = '(\\d{1,2})(?:\\s*[h:.]\\s*(\\d{2})?)?\\s*(?:h|hs|horas?)?';
const PERIOD = new RegExp(
  `^(?:das?|de)?\\s*${TIME}\\s*(?:-|às?|as|aos?|até|ate|a)\\s*${TIME}$`,
  'i',
);

const FORM_DAY =
  '([Ss]eg(unda)?|[Tt]er(ça)?|[Qq]ua(rta)?|[Qq]ui(nta)?|[Ss]ex(ta)?|[Ss][áa]b(ado)?|[Dd]om(ingo)?)(-feira)?';
const FORM_DAYS = `${FORM_DAY}( (a|até) ${FORM_DAY})?`;

const FORM_TIME = '([01]?\\d|2[0-3])\\s*([h:]\\s*([0-5]\\d)?)?';
const FORM_PERIOD = `(das )?${FORM_TIME}\\s*(–|—|-|às|as|até)\\s*(${FORM_TIME}|24(:00|h))`;

const FORM_DATE = '(0?[1-9]|[12]\\d|3[01])/(0?[1-9]|1[0-2])/20\\d{2}';

/** `09:00–19:00`, `9h às 12h e 13h30 às 19h`, `fechado`. */
const hours = field(
  {
    title: 'Horário',
    description: '09:00–19:00, ou com almoço: 9h às 12h e 13h30 às 19h; ou: fechado',
    formPattern: `^\\s*([Ff]echado|${FORM_PERIOD}((\\s*[,;]\\s*| e )${FORM_PERIOD})*)\\s*$`,
    patternMessage: 'Escreva como 09:00–19:00, 9h às 12h e 13h30 às 19h, ou: fechado',
  },
  readHours,
);

/** `seg a sex`, `sábado`, `ter, qui e sáb`. */
const days = field(
  {
    title: 'Dias',
    description: 'seg a sex, sáb, dom; ou: ter, qui e sáb',
    formPattern: `^\\s*${FORM_DAYS}((\\s*,\\s*| e )${FORM_DAYS})*\\s*$`,
    patternMessage: 'Escreva como seg a sex, sáb, ou: ter, qui e sáb',
  },
  readDays,
);

/** `25/12/2026`, or `24/12/2026 a 02/01/2027`: the first and the last day, in ISO 8601. */
const dates = field(
  {
    title: 'Data',
    description: '25/12/2026; férias: 24/12/2026 a 02/01/2027',
    formPattern: `^\\s*${FORM_DATE}( (a|até) ${FORM_DATE})?\\s*$`,
    patternMessage: 'Escreva como 25/12/2026, ou 24/12/2026 a 02/01/2027',
  },
  readDates,
);

/** The usual week and the dates that differ from it. A day that no line names is closed. */
export const openingHoursSchema = z.strictObject({
  week: list(
    z.strictObject({ days, hours }).meta({ title: 'Linha' }),
    { max: 7 },
    { title: 'Semana', summary: '{{days}}: {{hours}}' },
  ).transform((rows, context): Record<Weekday, Hours> => {
    const open = Object.fromEntries(WEEKDAYS.map((day) => [day, [] as Hours]));
    const said = new Set<Weekday>();
    for (const [index, row] of rows.entries()) {
      const again = row.days.find((day) => said.has(day));
      if (again) {
        const name = PORTUGUESE_DAYS[WEEKDAYS.indexOf(again)];
        const problem = new Refusal(
          `o dia ${name} está em duas linhas.`,
          'deixe cada dia numa linha só.',
        );
        report(context, [index, 'days'], problem);
      }
      for (const day of row.days) {
        said.add(day);
        open[day] = row.hours;
      }
    }
    if (Object.values(open).every(({ length }) => length === 0)) {
      report(
        context,
        [],
        new Refusal(
          'a barbearia está fechada a semana toda.',
          'ponha o horário de pelo menos um dia; férias vão em specialDays.',
        ),
      );
    }
    return open as Record<Weekday, Hours>;
  }),
  specialDays: list(
    z
      .strictObject({
        date: dates,
        hours,
        note: text('Motivo', { max: 30, longestWord: 18 }, { description: 'Natal' }),
      })
      .meta({ title: 'Data' })
      .transform(({ date, ...day }): SpecialDay => ({ ...date, ...day })),
    { min: 0, max: 40, unique: 'from' },
    { title: 'Feriados e férias', summary: '{{date}}: {{note}}' },
  ).default([]),
});

/** As the site uses it, in the shop's time zone. */
export type OpeningHours = z.output<typeof openingHoursSchema>;

function readHours(typed: string): Hours {
  if (/^fechad[oa]$/i.test(typed)) {
    return [];
  }
  const plain = typed
    .replace(/[–—−]/g, '-')
    .replace(/meio[- ]dia/gi, '12:00')
    .replace(/meia[- ]noite/gi, '24:00');
  const periods = plain.split(/\s*[,;/]\s*|\s+e\s+/i).map((part) => readPeriod(part, typed));
  for (const [index, { opensAtMinute }] of periods.entries()) {
    if (opensAtMinute <= (periods[index - 1]?.closesAtMinute ?? -1)) {
      throw new Refusal(
        'os períodos estão fora de ordem.',
        'escreva primeiro o da manhã: 9h às 12h e 13h30 às 19h.',
      );
    }
  }
  return periods;
}

function readPeriod(part: string, typed: string): Period {
  const match = PERIOD.exec(part.trim());
  const [opensAtMinute, closesAtMinute] = [
    minuteOf(match?.[1], match?.[2]),
    minuteOf(match?.[3], match?.[4]),
  ];
  if (Number.isNaN(opensAtMinute + closesAtMinute)) {
    throw new Refusal(
      `${quote(typed)} não é um horário.`,
      'escreva a abertura e o fechamento, como 09:00–19:00; com almoço, 9h às 12h e 13h30 às 19h; dia fechado é: fechado.',
    );
  }
  if (closesAtMinute <= opensAtMinute) {
    throw new Refusal(
      'fecha antes de abrir.',
      'confira as duas horas; quem fecha depois da meia-noite escreve 24:00.',
    );
  }
  return { opensAtMinute, closesAtMinute };
}

function minuteOf(hour = '', minute = '0'): number {
  const total = Number(hour || Number.NaN) * 60 + Number(minute);
  return Number(minute) < 60 && total <= 1440 ? total : Number.NaN;
}

function readDays(typed: string): Weekday[] {
  const plain = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/todos os dias|todo dia/, 'seg a dom')
    .replace(/[ -]?feiras?/g, '')
    .replace(/[–—−-]/g, ' a ');
  return plain.split(/\s*[,;/]\s*|\s+e\s+/).flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .split(/\s+(?:a|ate)\s+/)
      .map((name) => dayOf(name, typed));
    const [from, to] = [first ?? 0, last ?? 0];
    // "sex a seg" goes over the end of the week.
    const length = ((to - from + 7) % 7) + 1;
    return Array.from({ length }, (_, step) => WEEKDAYS[(from + step) % 7] ?? 'mon');
  });
}

function dayOf(name: string, typed: string): number {
  const index = PORTUGUESE_DAYS.findIndex((day) => name.replace(/s$/, '').startsWith(day));
  if (index === -1 || name.length > 8) {
    throw new Refusal(
      `${quote(typed)} não diz dias da semana.`,
      'escreva como seg a sex, ou sáb, ou: ter, qui e sáb.',
    );
  }
  return index;
}

function readDates(typed: string) {
  const [from, to = from, ...more] = typed
    .split(/\s+(?:a|até|ate)\s+|\s*[–—]\s*|\s+-\s+/i)
    .map((part) => readDate(part.trim()));
  if (from === undefined || to === undefined || more.length > 0) {
    throw new Refusal(
      'há datas demais.',
      'escreva uma data, ou a primeira e a última: 24/12/2026 a 02/01/2027.',
    );
  }
  if (to < from) {
    throw new Refusal('a última data vem antes da primeira.', 'confira os anos das duas datas.');
  }
  return { from, to };
}

/** An ISO 8601 date of what was typed. */
function readDate(typed: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(
      typed.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1'),
    ) ?? [];
  if (year === '') {
    throw new Refusal('a data é dia, mês e ano.', 'escreva como 25/12/2026.');
  }
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(+date) || !date.toISOString().startsWith(iso)) {
    throw new Refusal('este dia não existe no calendário.', 'confira o dia e o mês.');
  }
  return iso;
}
