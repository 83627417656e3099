import type { Page } from '@playwright/test';
import { expect, HOME, test } from './fixtures';

const problemsToCause: Record<string, (page: Page) => Promise<unknown>> = {
  // This is how `run-behaviours.ts` logs an error in a behaviour.
  'an error that the page logs': (page) => page.evaluate(() => console.error('planted')),
  'an error that nothing catches': (page) =>
    page.evaluate(() => setTimeout(() => Promise.reject(new Error('planted')))),
  'a request that fails': async (page) => {
    await page.route('**/planted.avif', (route) => route.abort());
    await page.evaluate(() => {
      new Image().src = 'planted.avif';
    });
  },
  'a request that the CSP blocks': (page) =>
    page.evaluate(() => {
      new Image().src = 'https://planted.example/';
    }),
};

test('the `problems` fixture notices every kind of problem on a page', {
  tag: ['@desktop', '@chromium'],
}, async ({ page, problems }) => {
  await page.goto(HOME);
  expect(problems).toEqual([]);
  for (const [name, cause] of Object.entries(problemsToCause)) {
    await cause(page);
    await expect
      .poll(() => problems, `problems after ${name}`)
      .toContainEqual(expect.stringContaining('planted'));
    // Problems still in this list at the end would fail this test, too.
    problems.length = 0;
  }
});
