import type { Page } from '@playwright/test';
import { enhance, expect, recordViolations, test, violations } from './fixtures';

/** Opens the home page with injected markup. */
async function openWith(page: Page, html: string) {
  await recordViolations(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${html}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/');
}

test.describe('the CSP blocks injected', { tag: '@desktop' }, () => {
  test.use({
    tolerated: /Content.Security.Policy|Trusted|csp|^third party: https:..www.google.com.search/i,
  });

  const attacks = [
    ['script-src-elem inline', '<script>window.injected = true</script>'],
    [
      'script-src-attr inline',
      '<img src="/icones/icone.svg" alt="" onload="window.injected = true">',
    ],
    [
      'script-src-elem https://evil.example/a.js',
      '<script src="https://evil.example/a.js"></script>',
    ],
    ['style-src-elem inline', '<style>body { display: none }</style>'],
    ['style-src-attr inline', '<p style="position: fixed; inset: 0">Oferta</p>'],
    [
      'frame-src https://www.google.com',
      '<iframe src="https://www.google.com/search?q=barbearia"></iframe>',
    ],
    ['img-src https://evil.example/', '<img src="https://evil.example/?visit" alt="">'],
    ['base-uri https://evil.example/', '<base href="https://evil.example/">'],
    ['object-src http', '<object data="/icones/icone.svg"></object>'],
  ] as const;

  test('scripts, styles, frames, pictures, plugins, another base, a form', async ({ page }) => {
    await openWith(
      page,
      `${attacks.map(([, html]) => html).join('')}<form action="https://evil.example/" target="_blank"><button id="send">Ok</button></form>`,
    );
    for (const [refusal] of attacks) {
      await expect.poll(() => violations(page)).toContain(refusal);
    }
    // In a new tab: the headless shell never finishes a navigation that it blocks.
    await page.locator('#send').click();
    await expect.poll(() => violations(page)).toContain('form-action');
    expect(page.url()).not.toContain('evil.example');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a frame of another origin', async ({ page }) => {
    await openWith(page, '<iframe src="https://evil.example/"></iframe>');
    await expect.poll(() => violations(page)).toContain('frame-src https://evil.example');
  });

  test('markup and scripts, from a script @chromium', async ({ page }) => {
    await page.goto('/');
    await enhance(page);
    const refused = await page.evaluate(() => {
      const attempts: (() => void)[] = [
        () => {
          document.createElement('div').innerHTML = '<img alt="">';
        },
        () => {
          document.createElement('script').src = '/_next/static/a.js';
        },
        () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    });
    expect(refused).toEqual(['refused', 'refused', 'refused']);
  });
});

test('menu, viewer, tooltip and map cause no violations', async ({ page }) => {
  await recordViolations(page);
  await page.goto('/');
  await enhance(page);

  const menuButton = page.locator('[popovertarget="menu"]').first();
  if (await menuButton.isVisible()) {
    await menuButton.click();
    await page.keyboard.press('Escape');
  }
  await page.locator('[command="show-modal"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  for (const link of await page.locator('footer a').all()) {
    await link.focus();
  }
  expect(await violations(page)).toBeNull();
});
