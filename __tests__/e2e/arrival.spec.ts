import type { Page } from '@playwright/test';
import { expect, HOME, test } from './fixtures';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

test.use({ viewport: PHONE });

// The time is fixed, because a longer open status at another time of the day could change the layout.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-03-04T15:00:00Z')));

async function expectArrival(page: Page, anchor: string) {
  const section = page.locator(anchor);
  const distanceInPx = () =>
    section.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return Math.abs(top - Number.parseFloat(scrollPaddingTop));
    });
  await expect
    .poll(distanceInPx, `distance in px between ${anchor} and where it should be`)
    .toBeLessThan(1.5);
}

test.describe('after a page has loaded', { tag: '@desktop' }, () => {
  test('a URL with a section’s id scrolls to that section', async ({ page }) => {
    await page.goto(HOME);
    const sections = page.locator('main > section[id]');
    const anchors = await sections.evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
    expect(anchors.length, `sections with an id: ${anchors}`).toBeGreaterThan(3);
    for (const anchor of anchors) {
      // Leaves the page first, because browsers don't reload a page if only the anchor changes.
      await page.goto('about:blank');
      await page.goto(`./${anchor}`);
      await expectArrival(page, anchor);
    }
  });

  const waysToReturn: Record<string, (page: Page) => Promise<unknown>> = {
    'a reload': (page) => page.reload(),
    // Over WebDriver BiDi, Firefox never reports a page that it restores from its cache.
    'a visit to another page @chromium': async (page) => {
      await page.goto('privacidade');
      await page.goBack();
    },
  };

  for (const [name, comeBack] of Object.entries(waysToReturn)) {
    test(`the scroll position is restored after ${name}`, async ({ page }) => {
      await page.goto(HOME);
      const positionBefore = await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
        return scrollY;
      });
      expect(positionBefore, 'the page is long enough to scroll').toBeGreaterThan(2_000);
      await comeBack(page);
      const distanceInPx = () =>
        page.evaluate((before) => Math.abs(scrollY - before), positionBefore);
      await expect
        .poll(distanceInPx, `distance in px from ${positionBefore} px, where the visitor was`)
        .toBeLessThanOrEqual(1);
    });
  }

  for (const size of [PHONE, DESKTOP]) {
    test(`on a screen ${size.width} px wide, a search result’s link scrolls to the quoted words`, async ({
      page,
      baseURL,
    }) => {
      // Search engines link to a quote with a text fragment, such as `#:~:text=nossos%20servi%C3%A7os`.
      const words = 'Horário de funcionamento';
      const url = `${baseURL}#:~:text=${encodeURIComponent(words)}`;
      await page.setViewportSize(size);
      await page.route('https://busca.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<a href="${url}">Achado</a>` }),
      );
      await page.goto('https://busca.example/');
      await page.getByRole('link').click();
      const heading = page.getByRole('heading', { name: words });
      await expect(heading).toBeInViewport();
      // Fonts and photos that load late must not push the heading off the screen, so this waits a second.
      await page.waitForTimeout(1_000);
      await expect(heading).toBeInViewport();
    });

    test(`on a screen ${size.width} px wide, a link clicked during loading scrolls to its section`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.querySelector<HTMLElement>('header a[href="#galeria"]')?.click();
        });
      });
      await page.setViewportSize(size);
      await page.goto('privacidade');
      await page.goto(HOME);
      await page.waitForTimeout(1_000);
      await expectArrival(page, '#galeria');
    });
  }
});
