import type { Page } from '@playwright/test';
import { expect, HOME, test } from './fixtures';

/** Maps the name of each problem to a function that causes the problem on a page. */
const causes: Record<string, (page: Page) => Promise<unknown>> = {
  // The script `start.ts` logs the error of a behaviour in this way.
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

test('the fixture `problems` collects every problem of a page', {
  tag: ['@desktop', '@chromium'],
}, async ({ page, problems }) => {
  await page.goto(HOME);
  expect(problems).toEqual([]);
  for (const [name, cause] of Object.entries(causes)) {
    await cause(page);
    await expect
      .poll(() => problems, `problems after ${name}`)
      .toContainEqual(expect.stringContaining('planted'));
    // The list is emptied, because every test fails on the problems that are in this list at its end.
    problems.length = 0;
  }
});
