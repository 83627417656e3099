/** @jest-environment node */

import { findWarnings } from '@/model/check/warnings';
import { readContent } from '@/model/content';
import { type Change, inDrawer } from './drawer-copy';

/** What the build says of a drawer on Christmas Day, at nine in São Paulo. */
const warn = (changes: Readonly<Record<string, Change>>, now = '2093-12-25T12:00:00Z') =>
  inDrawer(changes, 'jatoba', () => findWarnings(readContent(), new Date(now)));

const note =
  (typed: string): Change =>
  (text) =>
    text.replace(/note: .*/, `note: ${typed}`);

test('a drawer as it should be is not talked about', () => {
  expect(warn({})).toEqual([]);
});

test.each([
  ['Corte <b>grátis</b>.', '<b> aparece no site assim mesmo'],
  ['Barba &amp; cabelo.', '&amp; aparece no site assim mesmo'],
  ['Cancelamento grátis 😀', '😀 não aparece'],
  ['Ligue (11) 98765-4321.', '(11) 98765-4321 fica velho'],
])('%s is published, with a word on it', (typed, message) => {
  const warnings = warn({ 'home.yaml': note(typed) });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^Aviso: content\/home\.yaml, linha \d+ → booking\.note: /);
  expect(warnings[0]).toContain(message);
});

test('a holiday is told to be over on the day after it, where the shop is', () => {
  const lastMinute = '2093-12-26T02:59:00Z';
  expect(warn({}, lastMinute)).toEqual([]);
  expect(warn({}, '2093-12-26T03:00:00Z')).toEqual([
    'Aviso: content/opening-hours.yaml, linha 14 → specialDays[0].date (1º item, “25/12/2093”): 25/12/2093 já passou. Pode apagar; sem o ano, a data vale para todos os anos.',
  ]);
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
