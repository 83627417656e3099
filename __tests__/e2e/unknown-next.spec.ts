import type { Page } from '@playwright/test';
import { finishSite } from '@/scripts/finish/finish-site';
import { readSite, type SiteFiles } from '@/scripts/finish/site-folder';
import { expect, expectHydration, test } from './fixtures';

/** What a coming Next might write; `finish-site.test.ts` has more of it. */
const ALTERATIONS: Record<string, (html: string) => string> = {
  'a start of another shape': (html) => html.replace('<script id="_R_">', '<script id="_S_">'),
  'its start in one of its files': (html) =>
    html.replace(
      /<script id="_R_">.*?<\/script>/,
      '<script src="/_next/static/chunks/start.js" id="_R_" async=""></script>',
    ),
};

/** `npm run build` leaves it, as Next wrote it. */
async function finishAltered(alter: (html: string) => string) {
  const exported = await readSite('.next/export');
  const home = exported.get('index.html')?.toString() ?? '';
  const [, start = ''] = /<script id="_R_">(.*?)<\/script>/.exec(home) ?? [];
  const altered = new Map(exported)
    .set('index.html', Buffer.from(alter(home)))
    .set('_next/static/chunks/start.js', Buffer.from(start));
  return await finishSite(altered, { basePath: '' });
}

function serve(page: Page, files: SiteFiles) {
  return page.route('http://localhost:*/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    const body = files.get(file);
    const type = { html: 'text/html', js: 'text/javascript' }[file.replace(/^.*\./, '')];
    await (body && type ? route.fulfill({ body, contentType: type }) : route.continue());
  });
}

test.describe('from a Next that writes', { tag: '@desktop' }, () => {
  test.use({ tolerated: /'default' policy failed/ }); // Once, on purpose.

  for (const [name, alter] of Object.entries(ALTERATIONS)) {
    test(`${name}, the page works with Next’s own scripts, under the policy`, async ({ page }) => {
      const { files, warnings } = await finishAltered(alter);
      expect(warnings.join()).toContain('index.html: vai com os scripts do próprio Next');
      expect(files.get('index.html')?.toString()).toContain("default-src 'none'");
      await serve(page, files);
      await page.goto('/');
      // By itself, and without a word: `fixtures.ts` sees every refusal by the policy.
      await expectHydration(page);
      await page.locator('[command="show-modal"]').first().click();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('dialog[open]')).toHaveAttribute('id', 'foto-2');
      const refused = await page.evaluate(() => {
        try {
          document.createElement('script').src = '/fotos/a.js';
          return false;
        } catch {
          return true;
        }
      });
      expect(refused).toBe(true);
    });
  }
});
