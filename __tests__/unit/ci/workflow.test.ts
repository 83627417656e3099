/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));

type Run = { scope: string; test: string; site: string; ref?: string; event?: string };

test.each<[string, Run]>([
  ['all is green', { scope: 'success', test: 'success', site: 'success' }],
  ['content alone changed', { scope: 'success', test: 'skipped', site: 'success' }],
  ['the month is over', { scope: 'success', test: 'skipped', site: 'success', event: 'schedule' }],
])('published when %s', (_when, run) => {
  expect(isPublished(run)).toBe(true);
});

test.each<[string, Run]>([
  ['nobody knows what changed', { scope: 'failure', test: 'skipped', site: 'success' }],
  ['a test failed', { scope: 'success', test: 'failure', site: 'success' }],
  ['the tests were stopped', { scope: 'success', test: 'cancelled', site: 'success' }],
  ['the content is wrong', { scope: 'success', test: 'skipped', site: 'failure' }],
  [
    'it is a request',
    {
      scope: 'success',
      test: 'success',
      site: 'success',
      ref: 'refs/pull/1/merge',
      event: 'pull_request',
    },
  ],
  [
    'it was started by hand on another branch',
    {
      scope: 'success',
      test: 'success',
      site: 'success',
      ref: 'refs/heads/tentativa',
      event: 'workflow_dispatch',
    },
  ],
])('not published when %s', (_when, run) => {
  expect(isPublished(run)).toBe(false);
});

/** Whether GitHub would start the job, by its own condition, whose signs JavaScript shares. */
function isPublished({ ref = 'refs/heads/main', event = 'push', ...results }: Run): boolean {
  const needs = Object.fromEntries(
    jobs.publish.needs.map((job: keyof typeof results) => [
      job,
      { result: results[job], outputs: { pages: 'https://dona.github.io/salao/' } },
    ]),
  );
  const tools = {
    needs,
    github: { ref, event_name: event },
    cancelled: () => false,
    contains: (list: string[], one: string) => list.includes(one),
    fromJSON: JSON.parse,
  };
  const condition = new Function(...Object.keys(tools), `return Boolean(${jobs.publish.if});`);
  return condition(...Object.values(tools));
}
