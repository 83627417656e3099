import type { Page } from '@playwright/test';
import { expect, LOST_REQUESTS, openFirstPhoto, readTextBefore, test } from './fixtures';

test.describe('photos that fail to load', () => {
  test.use({ tolerated: LOST_REQUESTS });

  test('leave the page as high and as usable', { tag: '@phone' }, async ({ page }) => {
    await page.goto('./');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const heightWith = await height();
    await page.route(/\/fotos\//, (route) => route.abort());
    await page.goto('./');
    expect(await height()).toBe(heightWith);
    await expectUsable(page);
  });

  // Without scripts, Safari draws a small icon over the letter.
  for (const [javaScriptEnabled, ...tag] of [
    [true, '@desktop'],
    [false, '@desktop', '@chromium'],
  ] as const) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', { tag: [...tag] }, () => {
      test.use({ javaScriptEnabled });

      test('show the first letter of the name in place of a portrait', async ({ page }) => {
        const avatar = page.locator('#equipe').getByRole('img', { name: 'Raimundo' }).first();
        await page.goto('./');
        const portrait = avatar.locator('picture img');
        const [, id] = /fotos\/(\w+)-/.exec(`${await portrait.getAttribute('src')}`) ?? [];
        expect(id, 'All files of the portrait begin with its hash.').toBeDefined();

        await page.route(`**/fotos/${id}-*`, (route) => route.abort());
        const refused = page.waitForEvent('requestfailed');
        await page.goto('./');
        await avatar.scrollIntoViewIfNeeded();
        await refused;

        await expect(avatar).toBeVisible();
        expect(await avatar.evaluate(readTextBefore)).toBe('"R"');
        if (javaScriptEnabled) {
          await expect(avatar.locator('img')).toBeHidden();
        }

        // The same pixels as without an image: no broken-image icon and no background colour.
        const shown = await avatar.screenshot();
        await avatar.locator('picture').evaluate((picture) => picture.remove());
        expect(shown.equals(await avatar.screenshot())).toBe(true);
      });
    });
  }
});

test('a page whose texts a translator has wrapped stays usable', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('./');
  await page.locator('main, header').evaluateAll((parts) => {
    for (const part of parts) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) {
        found.push(texts.currentNode);
      }
      for (const text of found.filter((it) => it.textContent?.trim())) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    }
  });
  await expectUsable(page);
});

test('stores nothing, and enters the back/forward cache', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
      if (/^(before)?unload$/.test(type)) {
        document.documentElement.dataset.leaving = type;
      }
      Reflect.apply(listen, this, [type, ...rest]);
    };
  });
  const response = await page.goto('./');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  expect(await page.locator('html').getAttribute('data-leaving')).toBeNull();
  expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null]);
});

test.describe('text that an attacker injects', { tag: '@desktop' }, () => {
  test.use({ tolerated: /Content.Security.Policy|Trusted|csp/i });

  test('runs no script, in the page or from a script', async ({ page, baseURL }) => {
    await page.route(`${baseURL}`, async (route) => {
      const response = await route.fetch();
      const attacks = `<script>window.injected = true</script><style>h1 { display: none }</style>
        <img src="icones/icone.svg" alt="" onload="window.injected = true">`;
      const body = (await response.text()).replace('</main>', `${attacks}</main>`);
      await route.fulfill({ response, body });
    });
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    const write = () => {
      document.body.innerHTML = '<img alt="">';
    };
    await expect(page.evaluate(write)).rejects.toThrow(/TrustedHTML/);
  });
});

/** Expects a readable page whose booking and navigation work. */
async function expectUsable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senta que o Zé resolve.');
  await expect(
    page.locator('#agendar').getByRole('link', { name: 'Agendar agora' }),
  ).toHaveAttribute('href', 'https://calendly.com/vasconcelos/atendimento');

  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Serviços' }).tap();
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('#servicos').getByRole('heading', { level: 2 })).toBeInViewport();

  await openFirstPhoto(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar galeria' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
