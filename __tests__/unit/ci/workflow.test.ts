/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { publish } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')).jobs;

test.each([
  ['everything passes', 'success', 'success', 'success', true],
  ['only content changed', 'success', 'skipped', 'success', true],
  ['the scope is unknown', 'failure', 'skipped', 'success', false],
  ['a test failed', 'success', 'failure', 'success', false],
  ['the tests were cancelled', 'success', 'cancelled', 'success', false],
  ['the site fails to build', 'success', 'skipped', 'failure', false],
  ['it is a pull request', 'success', 'success', 'success', false, 'refs/pull/1/merge'],
])('when %s', (_when, scope, tests, site, isPublished, ref = 'refs/heads/main') => {
  const needs = {
    scope: { result: scope },
    test: { result: tests },
    site: { result: site, outputs: { pages: 'https://dona.github.io/salao/' } },
  };
  // GitHub's condition is valid JavaScript.
  const names = ['needs', 'github', 'cancelled', 'contains', 'fromJSON'];
  const evaluate = new Function(...names, `return Boolean(${publish.if});`);
  const contains = (list: string[], one: string) => list.includes(one);
  expect(evaluate(needs, { ref }, () => false, contains, JSON.parse)).toBe(isPublished);
});
