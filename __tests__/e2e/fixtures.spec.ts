import type { Page } from '@playwright/test';
import { expect, HOME, test } from './fixtures';

/** Functions that cause a problem on a page, by the name of the problem. */
const causes: Record<string, (page: Page) => Promise<unknown>> = {
  // The script `start.ts` logs an error in this way if a behaviour throws it.
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
    // The list is emptied, because this test, like every other, fails on the problems that are in it at the end.
    problems.length = 0;
  }
});
