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

const STATES = [
  ...ONE_URL_PER_TEMPLATE.map((url) => ({ name: url, url, tag: '@both', open: undefined })),
  { name: 'the home page with its menu', url: HOME, tag: '@both', open: openMenu },
  // The shop in `content/` may have no photos.
  { name: 'the home page with its lightbox', url: HOME, tag: '@desktop', open: openFirstPhoto },
];

for (const { name, url, tag, open } of STATES) {
  test(`axe finds no accessibility violation on ${name}`, {
    tag: [tag, '@desktop', '@chromium'],
  }, async ({ page }) => {
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

test('for visitors who prefer more contrast, pale text gets the colour of other text', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.goto(HOME);
  const readColors = () =>
    page
      .locator('#servicos li li')
      .first()
      .evaluate((softText) => ({
        soft: getComputedStyle(softText).color,
        other: getComputedStyle(document.body).color,
      }));
  const usual = await readColors();
  expect(usual.soft, 'usual colour of soft text').not.toBe(usual.other);
  await page.emulateMedia({ contrast: 'more' });
  const { soft, other } = await readColors();
  expect(soft, 'colour of soft text with more contrast').toBe(other);
});

for (const { preference, what, expected } of [
  {
    preference: 'no-preference',
    what: 'the barber’s pole turns, colours fade and photos zoom',
    expected: expect.stringMatching(/^running.* background-color.* scale/),
  },
  {
    preference: 'reduce',
    what: 'nothing moves for visitors who prefer reduced motion',
    expected: expect.not.stringMatching(/running|-color|scale/),
  },
] as const) {
  test(`under the mouse pointer, ${what}`, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: preference });
    await page.goto(HOME);
    await page.locator('main > section').first().hover();
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      // The pole's animation is paused until the pointer is over the hero.
      dataset.moving = document
        .getAnimations()
        .map(({ playState }) => playState)
        .join(' ');
      addEventListener('transitionrun', ({ propertyName }) => {
        dataset.moving += ` ${propertyName}`;
      });
    });
    await page.getByRole('link', { name: 'Ver serviços' }).hover();
    await page.getByRole('button', { name: 'Ampliar foto' }).first().hover();
    await page.waitForTimeout(500); // A transition may have a delay.
    expect(await page.locator('html').getAttribute('data-moving')).toEqual(expected);
  });
}

test('the page never scrolls smoothly, with or without reduced motion', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(HOME);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  }
});

/** Runs every axe rule that isn't deprecated, including AAA contrast. */
async function findViolations(page: Page): Promise<string[]> {
  await finishTransitions(page); // In the middle of one, axe would measure a colour between two.
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
