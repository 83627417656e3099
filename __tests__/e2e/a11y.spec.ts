import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import {
  expect,
  finishTransitions,
  HOME,
  NOT_FOUND_LINES,
  ONE_URL_PER_TEMPLATE,
  openFirstPhoto,
  openMenu,
  test,
} from './fixtures';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Visitors choose these preferences in their system. Each one is tested at a single screen width. */
const APPEARANCES = [
  { name: 'light', media: { colorScheme: 'light', contrast: null }, width: 390 },
  { name: 'dark', media: { colorScheme: 'dark', contrast: null }, width: 820 },
  { name: 'more contrast', media: { colorScheme: null, contrast: 'more' }, width: 390 },
] as const;

test.use({ tolerated: NOT_FOUND_LINES });

for (const { name, url, tags, open } of [
  ...ONE_URL_PER_TEMPLATE.map((url) => ({
    name: url,
    url,
    tags: ['@desktop', '@both-shops'],
    open: undefined,
  })),
  { name: 'the open menu', url: HOME, tags: ['@desktop', '@both-shops'], open: openMenu },
  // The shop in `content/` may have no photos.
  { name: 'an open photo', url: HOME, tags: ['@desktop'], open: openFirstPhoto },
]) {
  test(`axe finds no accessibility violation on ${name}`, { tag: [...tags, '@chromium'] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(url);
    await open?.(page);
    for (const { name: appearance, media, width } of APPEARANCES) {
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `violations, ${appearance}`).toEqual([]);
    }
  });
}

test('for visitors who prefer more contrast, no text is paler than the rest', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.goto(HOME);
  const paleText = page.locator('#servicos li li').first();
  const color = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(paleText).not.toHaveCSS('color', color);
  await page.emulateMedia({ contrast: 'more' });
  await expect(paleText).toHaveCSS('color', color);
});

test('nothing moves for visitors who prefer reduced motion', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  const countMovingElements = () =>
    page.locator('body *').evaluateAll((elements) => {
      const moving = elements.filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return /[1-9]/.test(transitionDuration) || animationName !== 'none';
      });
      return moving.length;
    });
  await page.goto(HOME);
  await page.locator('main > section').first().hover(); // The hero's barber's pole turns.
  expect(await countMovingElements()).toBeGreaterThan(10);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await countMovingElements()).toBe(0);
});

/** Runs every axe rule that isn't deprecated, including AAA contrast. */
async function findViolations(page: Page): Promise<string[]> {
  await finishTransitions(page); // During a transition, axe would measure a colour between two.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
  }
  return page.evaluate(async () => {
    const rules = window.axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
    const { violations } = await window.axe.run(document, {
      iframes: false, // Tests show an empty page instead of the map.
      runOnly: { type: 'rule', values: rules.map(({ ruleId }) => ruleId) },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
    );
  });
}
