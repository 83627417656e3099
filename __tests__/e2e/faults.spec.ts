import type { Page } from '@playwright/test';
import { contrast } from '../../styles/contrast';
import { expect, HOME, openFirstPhoto, test } from './fixtures';

/** The browser reports these problems when a test blocks photos. */
const LOST_PHOTOS =
  /^failed request: \S+\/fotos\/|^console error: Failed to load resource: .*\/fotos\//;

test.describe('with photos that fail to load', () => {
  test.use({ tolerated: LOST_PHOTOS });

  test('if photos fail to load, the home page stays usable and keeps its height', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(HOME);
    const heightWithPhotos = await readPageHeight(page);
    await blockPhotos(page);
    await page.goto(HOME);
    expect(await readPageHeight(page)).toBe(heightWithPhotos);
    await expectUsable(page);
  });

  test('photos that fail to load show their alternative text with enough contrast', {
    tag: ['@desktop', '@both'],
  }, async ({ page }) => {
    await blockPhotos(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(HOME);
      // Every shop has a photo in the hero. Gallery photos are there twice, in the grid and in the lightbox.
      const photos = page.locator('picture img:not([alt=""])');
      expect(await photos.count(), 'photos with an alternative text').toBeGreaterThan(0);
      for (const photo of await photos.all()) {
        const { alt, color, background } = await photo.evaluate((image) => ({
          alt: image.getAttribute('alt'),
          color: getComputedStyle(image).color,
          background: getComputedStyle(image.parentElement ?? image).backgroundColor,
        }));
        const message = `contrast of “${alt}”, ${color} on ${background}, in the ${colorScheme} scheme`;
        expect(contrast(color, background), message).toBeGreaterThanOrEqual(7);
      }
    }
  });

  for (const { javaScriptEnabled, tag } of [
    { javaScriptEnabled: true, tag: ['@desktop'] },
    // Only Chromium is tested, because Safari draws a small icon over the letter if there's no JavaScript.
    { javaScriptEnabled: false, tag: ['@desktop', '@chromium'] },
  ]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', { tag }, () => {
      test.use({ javaScriptEnabled });

      test('a portrait that fails to load becomes the name’s first letter, without an icon or a background', async ({
        page,
      }) => {
        const avatar = await openBrokenPortrait(page);
        await expect(avatar).toBeVisible();
        expect(await avatar.evaluate(readBeforeContent)).toBe('"R"');
        if (javaScriptEnabled) {
          await expect(avatar.locator('img'), 'the page’s script hides the image').toBeHidden();
        }
        const withBrokenImage = await avatar.screenshot();
        await avatar.locator('picture').evaluate((picture) => picture.remove());
        const withoutImage = await avatar.screenshot();
        const areEqual = withBrokenImage.equals(withoutImage);
        expect(areEqual, 'the portrait looks the same with and without the broken image').toBe(
          true,
        );
      });
    });
  }
});

/** Opens the home page and keeps Raimundo's portrait from loading. Returns the avatar, which then shows an R. */
async function openBrokenPortrait(page: Page) {
  const avatar = page.locator('#equipe').getByRole('img', { name: 'Raimundo' }).first();
  await page.goto(HOME);
  const src = await avatar.locator('img').getAttribute('src');
  const hash = /fotos\/(\w+)-/.exec(`${src}`)?.[1];
  expect(hash, `hash with which the names of all files of ${src} begin`).toBeDefined();

  await page.route(`**/fotos/${hash}-*`, (route) => route.abort());
  const portraitFails = page.waitForEvent('requestfailed');
  await page.goto(HOME);
  await avatar.scrollIntoViewIfNeeded();
  await portraitFails;
  return avatar;
}

/**
 * Returns the `content` of an element's `::before`, for example `"R"` with its quotes. Firefox leaves `attr()`
 * unresolved in computed styles, so this function resolves it.
 */
function readBeforeContent(element: Element): string {
  const { content } = getComputedStyle(element, '::before');
  const attributeName = /^attr\((.+)\)$/.exec(content)?.[1];
  if (attributeName === undefined) {
    return content;
  }
  return `"${element.getAttribute(attributeName)}"`;
}

async function blockPhotos(page: Page) {
  await page.route(/\/fotos\//, (route) => route.abort());
}

function readPageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

// Google Translate wraps every text node in a <font> element, so this test does the same.
test('a machine-translated page stays usable', { tag: '@phone' }, async ({ page }) => {
  await page.goto(HOME);
  await page.locator('main, header').evaluateAll((parts) => {
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const textNodes: Node[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode.textContent?.trim()) {
          textNodes.push(walker.currentNode);
        }
      }
      for (const node of textNodes) {
        const font = document.createElement('font');
        node.parentNode?.replaceChild(font, node);
        font.append(node);
      }
    }
  });
  await expectUsable(page);
});

test('the home page stores no cookies and no other data', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.goto(HOME);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(stored).toEqual({});
});

test.describe('under attack', { tag: '@desktop' }, () => {
  // Each engine has its own message for an attack that the CSP or Trusted Types have blocked.
  test.use({
    tolerated: /^(console (error|warning)|uncaught): .*(Content.Security.Policy|Trusted|CSP)/,
  });

  test('an attacker can’t run a script by injecting HTML', async ({ page, baseURL }) => {
    await page.route(`${baseURL}`, async (route) => {
      const response = await route.fetch();
      const attacks = `<script>window.injected = true</script><style>h1 { display: none }</style>
        <img src="icones/icone.svg" alt="" onload="window.injected = true">`;
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</main>', `${attacks}</main>`) });
    });
    await page.goto(HOME);
    await expect(page.locator('img[onload]')).toHaveJSProperty('complete', true);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an attacker can’t make the page’s own script write HTML', async ({ page }) => {
    await page.goto(HOME);
    const writing = page.evaluate(() => {
      document.body.innerHTML = '<img alt="">';
    });
    await expect(writing).rejects.toThrow(/TrustedHTML/);
  });
});

async function expectUsable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senta que o Zé resolve.');
  const bookingLink = page.locator('#agendar').getByRole('link', { name: 'Agendar agora' });
  await expect(bookingLink).toHaveAttribute('href', 'https://calendly.com/vasconcelos/atendimento');

  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Serviços' }).tap();
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('#servicos').getByRole('heading', { level: 2 })).toBeInViewport();

  await openFirstPhoto(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar galeria' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
