/** @jest-environment node */

import { findWarnings } from '@/model/check/warnings';
import { readContent } from '@/model/content';
import { formatNotice } from '@/model/content-files/content-error';
import { FILES, type FileId } from '@/model/content-files/files';
import { type Change, readShop, retype, withContentFiles } from './content-copy';

/** The warnings for content on Christmas Day, at nine in São Paulo. */
const warn = (changes: Readonly<Record<string, Change>>, now = '2093-12-25T12:00:00Z') =>
  withContentFiles(changes, 'jatoba', () =>
    findWarnings(readContent(), new Date(now)).map(formatNotice),
  );

const note =
  (typed: string): Change =>
  (text) =>
    text.replace(/note: .*/, `note: ${typed}`);

/** The line of the sample in a message. */
function lineIn(file: string, message = ''): string | undefined {
  const [, number] = /linha (\d+)/.exec(message) ?? [];
  return readShop(file).split('\n')[Number(number) - 1];
}

test('correct content has no warnings', () => {
  expect(warn({})).toEqual([]);
});

test.each([
  ['Corte <b>grátis</b>.', '<b> aparece no site assim mesmo'],
  ['Cancelamento grátis 😀', '😀 não aparece'],
  ['Com ❤️ e tesoura', '❤ não aparece'],
  ['Ligue (11) 98765-4321.', '(11) 98765-4321 fica velho'],
  ['Ligue 11 3456 7890.', '11 3456 7890 fica velho'],
  ['Um <b grátis.', '<b grátis. aparece no site assim mesmo'],
])('%s is published, with a word on it', (typed, message) => {
  const warnings = warn({ 'home.yaml': note(typed) });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^content\/home\.yaml, linha \d+ → booking\.note: /);
  expect(lineIn('home.yaml', warnings[0])).toMatch(/note:/);
  expect(warnings[0]).toContain(message);
});

test.each(['CNPJ 12.345.678/0001-90.', 'Protocolo 2026/1198765-4321.', 'Nota 11 98765-4321-0.'])(
  '%s is no telephone',
  (typed) => {
    expect(warn({ 'home.yaml': note(typed) })).toEqual([]);
  },
);

test.each<[FileId, string, string, string | undefined]>([
  ['services', 'services[0].price', '2500', 'são mais de mil reais'],
  ['services', 'services[0].price', '2500,00', undefined],
  ['openingHours', 'week[0].hours', '13h às 5h', 'vai até a madrugada'],
  ['openingHours', 'week[0].hours', '18h às 3h', undefined],
  [
    'openingHours',
    'specialDays[0].date',
    '17/02\n    hours: fechado\n    note: Carnaval\n  - date: 25/12',
    'Carnaval muda de dia a cada ano',
  ],
])('%s %s: %s is published, with or without a warning', (id, fieldPath, typed, message) => {
  const { name } = FILES[id];
  const warnings = warn({ [name]: () => retype(id, fieldPath, typed) });
  expect(warnings).toEqual(message ? [expect.stringContaining(message)] : []);
});

test('words after a # get a warning with advice', () => {
  const [warning, ...more] = warn({ 'home.yaml': note('Grátis # até dezembro') });
  expect(more).toEqual([]);
  expect(warning).toMatch(/# até dezembro é um lembrete, e não aparece.*entre aspas/);
  expect(lineIn('home.yaml', warning)).toMatch(/note:/);
  const quoted = { 'home.yaml': note('"Grátis # até dezembro"') };
  expect(warn(quoted)).toEqual([]);
  expect(withContentFiles(quoted, 'jatoba', readContent).home.booking.note).toBe(
    'Grátis # até dezembro',
  );
});

test('a past holiday is reported from the next day on, in local time', () => {
  const lastMinute = '2093-12-26T02:59:00Z';
  expect(warn({}, lastMinute)).toEqual([]);
  const warnings = warn({}, '2093-12-26T03:00:00Z');
  expect(warnings).toEqual([
    expect.stringMatching(
      /specialDays\[0\]\.date \(1º item, “25\/12\/2093”\): 25\/12\/2093 já passou\. Pode apagar; sem o ano, a data vale para todos os anos\.$/,
    ),
  ]);
  expect(lineIn('opening-hours.yaml', warnings[0])).toContain('date: 25/12/2093');
});

test('a date without a year is never past, and a distant year gets a warning', () => {
  const christmas = (typed: string, now?: string) =>
    warn({ 'opening-hours.yaml': (text) => text.replace('25/12/2093', typed) }, now);
  expect(christmas('25/12', '2093-12-26T03:00:00Z')).toEqual([]);
  expect(christmas('25/12/2129')).toEqual([
    expect.stringContaining('25/12/2129 é só daqui a 36 anos. Confira o ano.'),
  ]);
});
