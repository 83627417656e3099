/** @jest-environment node */
import path from 'node:path';
import { countExamples, listExamples } from '@/model/check/examples';
import { findWarnings } from '@/model/check/warnings';
import { readContent } from '@/model/content';
import { type Change, inDrawer, readChanged } from './drawer-copy';

const shipped = process.env.CONTENT_DIR;

afterEach(() => {
  process.env.CONTENT_DIR = shipped;
});

test.each([
  'name',
  'address.street',
  'telephone',
  'social[0]',
  'hero.photo.src',
  'team[0]',
  'gallery[2]',
  'testimonials[5]',
])('%s is an example while it is the one shipped, with its line and what to do', (place) => {
  const found = listExamples().find((one) => one.path === place);
  expect(found?.file).toMatch(/^content\/[\w-]+\.yaml$/);
  expect(found?.line).toBeGreaterThan(1);
  expect(found?.fix).toMatch(/\.$/);
});

test('another shop has none', () => {
  process.env.CONTENT_DIR = path.resolve('__tests__/fixtures/shops/ze');
  expect(listExamples()).toEqual([]);
  expect(countExamples(listExamples())).toBe('Conteúdo de exemplo: 0 itens');
});

describe('under a name of its own', () => {
  const named: Change = (text) => text.replace('name: Barbearia Jatobá', 'name: Barbearia do Zé');

  test('a shop shows nobody and nothing that was invented', () => {
    expect(readChanged({}).content).toMatchObject({
      team: { length: 1 },
      testimonials: { length: 6 },
    });
    expect(readChanged({ 'shop.yaml': named }).content).toMatchObject({
      team: [],
      testimonials: [],
    });
  });

  test('what a customer said stays, and so does who came after the example', () => {
    const { content } = readChanged({
      'shop.yaml': named,
      'testimonials.yaml': (text) => text.replace('Cheguei sem saber', 'Cheguei sabendo'),
      'team.yaml': (text) => `${text}\n  - name: Nina\n`,
    });
    expect(content?.testimonials.map(({ name }) => name)).toEqual(['Marcos A.']);
    expect(content?.team.map(({ name }) => name)).toEqual(['Nina']);
  });

  test('the build says whom it left out, and where', () => {
    const warnings = inDrawer({ 'shop.yaml': named }, 'jatoba', () =>
      findWarnings(readContent(), new Date('2026-11-22')),
    ).filter((warning) => warning.includes('não aparece no site'));
    expect(warnings).toHaveLength(7);
    expect(warnings[0]).toMatch(/content\/team\.yaml, linha \d+ → team\[0\] .*Davi Prado.*apague/);
  });
});
