import type { Locator } from '@playwright/test';
import {
  BEFORE_HOLIDAYS,
  expect,
  HOME,
  NOT_FOUND_LINES,
  openFirstPhoto,
  openMenu,
  test,
  UNKNOWN_URL,
  URLS,
} from './fixtures';

/**
 * @file Compares what each page of the fixture shop says with its recorded outline: headings with their levels, links
 * with their URLs, texts, prices and alternative texts, in order, as a screen reader finds them. After a change that you
 * intended, record the outlines with `npm run test:update`, and read the diff.
 */

/** All other pages are named after their URL. */
const NAMES: Readonly<Record<string, string>> = { [HOME]: 'home', [UNKNOWN_URL]: '404' };

test.describe('outlines', { tag: ['@phone', '@chromium'] }, () => {
  test.use({ tolerated: NOT_FOUND_LINES, viewport: { width: 390, height: 844 } });

  test.beforeEach(({ page }) => page.clock.setFixedTime(BEFORE_HOLIDAYS));

  for (const url of URLS) {
    const name = NAMES[url] ?? url.replace('./', '');
    test(`the outline of ${url} is the one in outlines/${name}.yml`, async ({ page }) => {
      await page.goto(url);
      await expectOutline(page.locator('body'), name);
    });
  }

  test('the outline of the open menu is the one in outlines/menu.yml', async ({ page }) => {
    await page.goto(HOME);
    await openMenu(page);
    await expectOutline(page.locator('body'), 'menu');
  });

  test('the outline of an open photo is the one in outlines/photo.yml', async ({ page }) => {
    await page.goto(HOME);
    await openFirstPhoto(page);
    await expectOutline(page.getByRole('dialog'), 'photo');
  });
});

async function expectOutline(part: Locator, name: string) {
  // `toMatchAriaSnapshot` would record a price as a pattern that any price matches.
  expect(`${await part.ariaSnapshot()}\n`).toMatchSnapshot(`${name}.yml`);
}
