/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('updates come few and in groups, and each that is left out is one that we have', () => {
  for (const { schedule, groups } of updates) {
    expect(schedule.interval).toBe('quarterly');
    expect(Object.values(groups).at(-1)).toEqual({ patterns: ['*'] });
  }
  const [npm] = updates;
  const ignored: string[] = npm.ignore.map((one: Record<string, string>) => one['dependency-name']);
  expect(ignored.filter((name) => !(name in devDependencies))).toEqual([]);
  expect(ignored).toEqual(expect.arrayContaining(['html-validate', 'jsdom']));
});
