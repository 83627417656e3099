/** @jest-environment node */

import { formatHours } from '@/model/derive/format';
import { readChanged } from './drawer-copy';

const FILE = 'opening-hours.yaml';

/** A week of one line, and special days in theirs. */
const write = (days: string, hours: string, specialDays: readonly string[] = []) => {
  const dates = specialDays.map(
    (date) => `  - date: ${date}\n    hours: fechado\n    note: Nota\n`,
  );
  return readChanged({
    [FILE]: () => `week:\n  - days: ${days}\n    hours: ${hours}\nspecialDays:\n${dates.join('')}`,
  });
};

test.each([
  ['18h às 2h', '18:00–02:00', '26:00'],
  ['14h às 18h e 20h às 1h30', '14:00–18:00 20:00–01:30', '25:30'],
  ['18h às 0h', '18:00–00:00', '24:00'],
  ['18h à meia-noite', '18:00–00:00', '24:00'],
  ['10h às 24h e 0h às 2h', '10:00–02:00', '26:00'],
  ['0h às 24h', '24 horas', '24:00'],
  ['9h às 0h', '09:00–00:00', '24:00'],
  ['18h às 6h', '18:00–06:00', '30:00'],
  ['8h às 12h, 14h às 24h e 0h às 2h', '08:00–12:00 14:00–02:00', '26:00'],
  ['8,15 às 18,20', '08:15–18:20', '18:20'],
  ['8,15 às 18', '08:15–18:00', '18:00'],
  ['9-12,14-18', '09:00–12:00 14:00–18:00', '18:00'],
  ['9h às 12h,14h às 18h', '09:00–12:00 14:00–18:00', '18:00'],
])('%s is understood', (typed, expected, closing) => {
  const monday = write('seg', typed).content?.openingHours.week.mon ?? [];
  expect(formatHours(monday).join(' ')).toBe(expected);
  expect(monday.at(-1)?.closes).toBe(closing);
});

test.each([
  ['9 às 6', /fecha antes de abrir/, /18h às 2h/],
  ['18h às 7h', /fecha antes de abrir/, /confira/],
  ['10h às 10h', /fecha antes de abrir/, /confira/],
  ['9h às 12h e 0h às 2h', /fora de ordem/, /manhã/],
  ['10h às 24h e 1h às 2h', /fora de ordem/, /manhã/],
  ['fechado às vezes', /não é um horário/, /fechado\.$/],
  ['nunca fechado', /não é um horário/, /fechado\.$/],
  ['12h às 2h', /fecha antes de abrir/, /10h às 24h e 0h às 2h/],
  ['19h às 9h', /fecha antes de abrir/, /confira/],
  ['8, 12, 14, 18', /não é um horário/, /09:00–19:00/],
])('%s is asked about', (typed, problem, fix) => {
  const { problems } = write('seg', typed);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    line: 3,
    problem: expect.stringMatching(problem),
    fix: expect.stringMatching(fix),
  });
});

test.each([
  ['segunda a segunda', 'mon tue wed thu fri sat sun'],
  ['seg a seg', 'mon tue wed thu fri sat sun'],
  ['qua a qua', 'mon tue wed thu fri sat sun'],
  ['sex a seg', 'mon fri sat sun'],
  ['dom a sáb', 'mon tue wed thu fri sat sun'],
  ['sáb/dom', 'sat sun'],
  ['seg/qua/sex', 'mon wed fri'],
  ['seg,qua ;sex', 'mon wed fri'],
  ['seg.  e  sex.', 'mon fri'],
  ['seg  a  qua', 'mon tue wed'],
  ['segundas, quartas-feiras e sextafeira', 'mon wed fri'],
])('%s is %s', (typed, expected) => {
  const { content } = write(typed, '9h às 19h');
  const open = Object.entries(content?.openingHours.week ?? {}).filter(([, { length }]) => length);
  expect(open.map(([day]) => day).join(' ')).toBe(expected);
});

test.each(['seg sex', 'segundinha', 'a seg', 'feriados'])('%s are no days', (typed) => {
  expect(write(typed, '9h às 19h').problems).toEqual([
    expect.objectContaining({ line: 2, problem: 'isto não diz dias da semana.' }),
  ]);
});

test('a day of two lines is told where the second names it', () => {
  const week = `week:
  - days: seg
    hours: 9h às 12h
  - hours: 14h às 18h
    days: seg
`;
  expect(readChanged({ [FILE]: () => week }).problems).toEqual([
    expect.objectContaining({ line: 5, path: 'week[1].days' }),
  ]);
});

test('a shop is open on some day, and need not have special ones', () => {
  expect(write('seg', 'fechado').problems).toEqual([
    expect.objectContaining({ path: 'week', problem: expect.stringMatching(/semana toda/) }),
  ]);
  expect(write('seg', '9h às 12h').content?.openingHours.specialDays).toEqual([]);
});

test('seg/sex may be two days or five', () => {
  expect(write('seg/sex', '9h às 19h').problems).toEqual([
    expect.objectContaining({
      line: 2,
      problem: expect.stringMatching(/só os dois dias/),
      fix: 'escreva seg e sex, ou seg a sex.',
    }),
  ]);
});

test.each([
  ['25/12', { from: '12-25', to: '12-25' }],
  ['1/1', { from: '01-01', to: '01-01' }],
  ['24/12 a 02/01', { from: '12-24', to: '01-02' }],
  ['29/02', { from: '02-29', to: '02-29' }],
  ['24/12  a  02/01', { from: '12-24', to: '01-02' }],
  ['24/12  ATÉ 02/01', { from: '12-24', to: '01-02' }],
  ['24/12  -  02/01', { from: '12-24', to: '01-02' }],
  ['24-12–02-01', { from: '12-24', to: '01-02' }],
  ['24.12 — 02.01', { from: '12-24', to: '01-02' }],
])('%s comes every year', (typed, expected) => {
  const { content } = write('seg', '9h às 19h', [typed]);
  expect(content?.openingHours.specialDays).toEqual([expect.objectContaining(expected)]);
});

test.each([
  ['24/12 a 26/12 a 28/12', /há datas demais/],
  ['25/12/20266', /dia, mês e ano/],
  ['2026-12-25 9h', /dia, mês e ano/],
  ['02026-12-25', /dia, mês e ano/],
  ['30/02', /não existe no calendário/],
  ['24/12 a 02/01/2027', /só uma das duas datas tem o ano/],
])('%s is refused', (typed, problem) => {
  expect(write('seg', '9h às 19h', [typed]).problems).toEqual([
    expect.objectContaining({ line: 5, problem: expect.stringMatching(problem) }),
  ]);
});

test('two special days on one date are told at the date of the second', () => {
  const { problems } = write('seg', '9h às 19h', ['25/12/2027', '25/12/2027']);
  expect(problems).toEqual([
    expect.objectContaining({ line: 8, path: 'specialDays[1].date', received: '"25/12/2027"' }),
  ]);
});

test('a holiday in a vacation is no second one on its date', () => {
  expect(write('seg', '9h às 19h', ['24/12/2026 a 02/01/2027', '24/12/2026']).problems).toEqual([]);
});
