/** @jest-environment node */

import { findWarnings } from '@/model/check/warnings';
import { readContent } from '@/model/content';
import { type Change, inDrawer, readShop } from './drawer-copy';

/** What the build says of a drawer on Christmas Day, at nine in São Paulo. */
const warn = (changes: Readonly<Record<string, Change>>, now = '2093-12-25T12:00:00Z') =>
  inDrawer(changes, 'jatoba', () => findWarnings(readContent(), new Date(now)));

const note =
  (typed: string): Change =>
  (text) =>
    text.replace(/note: .*/, `note: ${typed}`);

/** The line of the example that a message names. */
function lineIn(file: string, message = ''): string | undefined {
  const [, number] = /linha (\d+)/.exec(message) ?? [];
  return readShop(file).split('\n')[Number(number) - 1];
}

test('a drawer as it should be is not talked about', () => {
  expect(warn({})).toEqual([]);
});

test.each([
  ['Corte <b>grátis</b>.', '<b> aparece no site assim mesmo'],
  ['Barba &amp; cabelo.', '&amp; aparece no site assim mesmo'],
  ['Cancelamento grátis 😀', '😀 não aparece'],
  ['Ligue (11) 98765-4321.', '(11) 98765-4321 fica velho'],
  ['Ligue 1134567890.', '1134567890 fica velho'],
  ['Ligue 11 3456 7890.', '11 3456 7890 fica velho'],
  ['Um <b grátis.', '<b grátis. aparece no site assim mesmo'],
])('%s is published, with a word on it', (typed, message) => {
  const warnings = warn({ 'home.yaml': note(typed) });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/Aviso: content\/home\.yaml, linha \d+ → booking\.note: /);
  expect(lineIn('home.yaml', warnings[0])).toMatch(/note:/);
  expect(warnings[0]).toContain(message);
});

test.each(['CNPJ 12.345.678/0001-90.', 'Protocolo 2026/1198765-4321.', 'Nota 11 98765-4321-0.'])(
  '%s is no telephone',
  (typed) => {
    expect(warn({ 'home.yaml': note(typed) })).toEqual([]);
  },
);

test('words after a # are told to be no part of the text, and how they would be', () => {
  const [warning, ...more] = warn({ 'home.yaml': note('Grátis # até dezembro') });
  expect(more).toEqual([]);
  expect(warning).toMatch(/# até dezembro é um lembrete, e não aparece.*entre aspas/);
  expect(lineIn('home.yaml', warning)).toMatch(/note:/);
  const quoted = { 'home.yaml': note('"Grátis # até dezembro"') };
  expect(warn(quoted)).toEqual([]);
  expect(warn({ 'home.yaml': note('Grátis # é assim mesmo') })).toEqual([]);
  expect(inDrawer(quoted, 'jatoba', readContent).home.booking.note).toBe('Grátis # até dezembro');
});

test('a remark in a policy is told at its line', () => {
  const change: Change = (text) => text.replace(/^title: .*$/m, 'title: Termos # da casa');
  const [warning] = warn({ 'policies/terms.md': change });
  expect(lineIn('policies/terms.md', warning)).toMatch(/^title: /);
});

test('a holiday is told to be over on the day after it, where the shop is', () => {
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

const christmas =
  (typed: string): Change =>
  (text) =>
    text.replace('25/12/2093', typed);

test('a date without its year is never over, and neither is one of another century let pass', () => {
  expect(warn({ 'opening-hours.yaml': christmas('25/12') }, '2093-12-26T03:00:00Z')).toEqual([]);
  expect(warn({ 'opening-hours.yaml': christmas('25/12/2129') })).toEqual([
    expect.stringContaining('25/12/2129 é só daqui a 36 anos. Confira o ano.'),
  ]);
});
