import path from 'node:path';
import type { Page } from '@playwright/test';
import { getContent } from '@/model';
import { expect, readTextBefore, test } from './fixtures';

/** The first team member with a portrait. */
const member = getContent().team.find(({ image }) => image !== undefined);
const name = member?.name ?? '';
const portrait = `/fotos/${path.parse(member?.image ?? '').name.toLowerCase()}.`;
const avatar = (page: Page) =>
  page.locator('#equipe').getByRole('img', { name, exact: true }).first();

// Without scripts, Safari draws a small icon over the letter.
for (const [javaScriptEnabled, ...tag] of [
  [true, '@desktop'],
  [false, '@desktop', '@chromium'],
] as const) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: [...tag] }, () => {
    test.use({ javaScriptEnabled, tolerated: new RegExp(portrait) });

    test('the first letter of the name replaces a portrait that fails to load', async ({
      page,
    }) => {
      await page.route(`**${portrait}*`, (route) => route.abort());
      const refused = page.waitForEvent('requestfailed', (request) =>
        request.url().includes(portrait),
      );
      await page.goto('/');
      await avatar(page).scrollIntoViewIfNeeded();
      await refused;

      await expect(avatar(page)).toBeVisible();
      expect(await avatar(page).evaluate(readTextBefore)).toBe(`"${name.charAt(0)}"`);
      if (javaScriptEnabled) {
        await expect(avatar(page).locator('img')).toBeHidden();
      }

      // The same pixels as without an image: no broken-image icon and no background colour.
      const shown = await avatar(page).screenshot();
      await avatar(page)
        .locator('picture')
        .evaluate((picture) => picture.remove());
      expect(shown.equals(await avatar(page).screenshot())).toBe(true);
    });
  });
}
