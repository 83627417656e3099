/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { publish } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')).jobs;

test.each([
  ['all is green', 'success', 'success', 'success', true],
  ['content alone changed', 'success', 'skipped', 'success', true],
  ['nobody knows what changed', 'failure', 'skipped', 'success', false],
  ['a test failed', 'success', 'failure', 'success', false],
  ['the tests were stopped', 'success', 'cancelled', 'success', false],
  ['the content is wrong', 'success', 'skipped', 'failure', false],
  ['it is a request', 'success', 'success', 'success', false, 'refs/pull/1/merge'],
])('when %s', (_when, scope, tests, site, isPublished, ref = 'refs/heads/main') => {
  const needs = {
    scope: { result: scope },
    test: { result: tests },
    site: { result: site, outputs: { pages: 'https://dona.github.io/salao/' } },
  };
  // GitHub's own condition, whose signs JavaScript shares.
  const names = ['needs', 'github', 'cancelled', 'contains', 'fromJSON'];
  const evaluate = new Function(...names, `return Boolean(${publish.if});`);
  const contains = (list: string[], one: string) => list.includes(one);
  expect(evaluate(needs, { ref }, () => false, contains, JSON.parse)).toBe(isPublished);
});
