import type { Page } from '@playwright/test';
import { expect, HOME, test } from './fixtures';

const causesOfProblems: Record<string, (page: Page) => Promise<unknown>> = {
  // `start.ts` logs the error of a behaviour in this way.
  'an error that the page logs': (page) => page.evaluate(() => console.error('planted')),
  'an error that nothing catches': (page) =>
    page.evaluate(() => setTimeout(() => Promise.reject(new Error('planted')))),
  'a request that fails': async (page) => {
    await page.route('**/planted.avif', (route) => route.abort());
    await page.evaluate(() => {
      new Image().src = 'planted.avif';
    });
  },
  'a request that the CSP refuses': (page) =>
    page.evaluate(() => {
      new Image().src = 'https://planted.example/';
    }),
};

test('every test notices what goes wrong on its page', { tag: ['@desktop', '@chromium'] }, async ({
  page,
  problems,
}) => {
  await page.goto(HOME);
  expect(problems).toEqual([]);
  for (const [name, cause] of Object.entries(causesOfProblems)) {
    await cause(page);
    await expect
      .poll(() => problems, `the problems after ${name}`)
      .toContainEqual(expect.stringContaining('planted'));
    // This test, too, would fail on what it has caused.
    problems.length = 0;
  }
});
