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
  ...ONE_URL_PER_TEMPLATE.map((url) => ({
    name: url,
    url,
    tags: ['@desktop', '@both'],
    open: undefined,
  })),
  { name: 'the open menu', url: HOME, tags: ['@desktop', '@both'], open: openMenu },
  // The shop in `content/` may have no photos.
  { name: 'the lightbox', url: HOME, tags: ['@desktop'], open: openFirstPhoto },
];

for (const { name, url, tags, open } of STATES) {
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

test.describe('under the mouse pointer', { tag: '@desktop' }, () => {
  test('the barber’s pole turns, colours fade and photos zoom', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { states, properties } = await hoverAnimatedParts(page);
    expect(states, 'states of the animations, such as the turning pole').toContain('running');
    expect(properties).toEqual(expect.arrayContaining(['background-color', 'scale']));
  });

  test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { states, properties } = await hoverAnimatedParts(page);
    expect(states, 'states of the animations, such as the turning pole').not.toContain('running');
    expect(properties).toEqual([]);
  });
});

/**
 * Moves the pointer over the hero, a button and a photo. Returns the states of the animations while it was over the
 * hero, and every CSS property that changed gradually.
 */
async function hoverAnimatedParts(page: Page) {
  await page.goto(HOME);
  const changed = await page.evaluateHandle(() => {
    const properties: string[] = [];
    addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName));
    return properties;
  });
  await page.locator('main > section').first().hover();
  const states = await page.evaluate(() =>
    document.getAnimations().map(({ playState }) => playState),
  );
  await page.getByRole('link', { name: 'Ver serviços' }).hover();
  await page.getByRole('button', { name: 'Ampliar foto' }).first().hover();
  await page.waitForTimeout(500); // A transition may have a delay.
  return { states, properties: await changed.jsonValue() };
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
