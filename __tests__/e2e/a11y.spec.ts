import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import {
  expect,
  findOverflows,
  NOT_FOUND_LINES,
  openFirstPhoto,
  ROUTES,
  scrollTo,
  test,
} from './fixtures';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

// The terms share the privacy policy's template.
const PAGES = ROUTES.filter((route) => route !== 'termos');

/** The defaults that each appearance overrides. Of forced colours, Chromium tells axe the author's. */
const NO_PREFERENCE = { colorScheme: null, contrast: null } as const;
const APPEARANCES = [
  { media: { colorScheme: 'light' }, width: 390 },
  { media: { colorScheme: 'dark' }, width: 820 },
  { media: { contrast: 'more' }, width: 390 },
] as const;

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('axe, in every appearance', { tag: '@chromium' }, () => {
  for (const route of PAGES) {
    test(route, { tag: ['@desktop', '@both'] }, async ({ page }) => {
      await page.goto(route);
      // The other pages have the same styles.
      for (const { media, width } of route === './' ? APPEARANCES : APPEARANCES.slice(0, 2)) {
        await page.emulateMedia({ ...NO_PREFERENCE, ...media });
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page), JSON.stringify(media)).toEqual([]);
      }
    });
  }

  test('the menu open, then the lightbox', { tag: '@phone' }, async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await expect(page.locator('#menu')).toBeVisible();
    await checkEveryAppearance();
    await page.keyboard.press('Escape');
    await openFirstPhoto(page);
    await checkEveryAppearance();

    async function checkEveryAppearance() {
      for (const { media } of APPEARANCES) {
        await page.emulateMedia({ ...NO_PREFERENCE, ...media });
        expect(await findViolations(page), JSON.stringify(media)).toEqual([]);
      }
    }
  });
});

test('touch targets are at least 44 px, in the menu and the lightbox too', {
  tag: ['@desktop', '@both'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 839 });
  for (const route of ROUTES.toReversed()) {
    await page.goto(route);
    expect(await findSmallTargets(page), route).toEqual([]);
  }
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
  expect(await findSmallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  if (await page.locator('#galeria').isVisible()) {
    await openFirstPhoto(page);
    expect(await findSmallTargets(page)).toEqual([]);
  }
});

test.describe('text resizing', { tag: ['@desktop', '@both'] }, () => {
  const demands = [
    { widths: [390, 640, 820, 1024, 1280, 1440], css: 'html { font-size: 200%; }' },
    // WCAG 1.4.12.
    {
      widths: [320, 390, 820, 1440],
      css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
    },
  ];

  test('no text is clipped, overflows or overlaps', async ({ page }) => {
    for (const route of PAGES) {
      await page.goto(route);
      for (const { widths, css } of demands) {
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, css);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${route} at ${width} px, with "${css}"`;
          expect(await findOverflows(page), where).toEqual([]);
          expect(await findOverlaps(page), where).toEqual([]);
        }
      }
    }
  });

  test('sticky elements leave room to read on a screen 256 px high', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('./');
    await scrollTo(page, 'bottom');
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((it) => ['sticky', 'fixed'].includes(getComputedStyle(it).position))
        .filter((it) => it.checkVisibility())
        .reduce((sum, it) => sum + it.getBoundingClientRect().height, 0),
    );
    expect(covered).toBeLessThanOrEqual(256 / 2);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const isStill = reducedMotion === 'reduce';

  test(`${isStill ? 'nothing moves' : 'the pole, colours and photos move'} with ${reducedMotion} for motion`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('./');
    const moved: string[] = [];
    await page.exposeFunction('note', (name: string) => moved.push(name));
    await page.evaluate(() => {
      const { note } = window as unknown as { note: (name: string) => void };
      addEventListener('transitionrun', ({ propertyName }) => note(propertyName));
    });
    await page.locator('main > section').first().hover();
    const turning = await page.evaluate(() => document.getAnimations().map((it) => it.playState));
    expect(turning.includes('running')).toBe(!isStill);
    await page.getByRole('link', { name: 'Ver serviços' }).hover();
    await page.getByRole('button', { name: 'Ampliar foto' }).first().hover();
    if (isStill) {
      await page.waitForTimeout(500);
      expect(moved).toEqual([]);
    } else {
      await expect.poll(() => moved).toEqual(expect.arrayContaining(['background-color', 'scale']));
    }
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
}

/** All axe rules, and AAA contrast where docs/design.md promises it. */
async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
  }
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        getRules: () => { ruleId: string; tags: string[] }[];
        run: (context: unknown, options: RunOptions) => Promise<AxeResults>;
      };
    };
    for (const transition of document.getAnimations().filter((it) => it instanceof CSSTransition)) {
      transition.finish();
    }
    const usable = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
    const { violations } = await axe.run(document, {
      // The map's frame has a stub in tests.
      iframes: false,
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: usable.map(({ ruleId }) => ruleId) },
    });
    // Running text is AAA; headings, prices and bold labels are AA (docs/design.md, "Colours").
    const isPromised = (rule: string, selector: string) =>
      rule !== 'color-contrast-enhanced' ||
      document.querySelector(selector)?.matches('p, li, dd, td, blockquote, address') === true;

    return violations.flatMap(({ id, nodes }) =>
      nodes
        .map(({ target, failureSummary = '' }) => ({ selector: String(target), failureSummary }))
        .filter(({ selector }) => isPromised(id, selector))
        .map(({ selector, failureSummary }) => `${id}: ${selector}: ${failureSummary}`),
    );
  });
}

/** Finds texts of two elements that cross. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          element.closest('script, style, svg, aside, .visually-hidden, .skip-link') === null,
      )
      .flatMap((element) => [...element.childNodes].map((node) => ({ element, node })))
      .filter(({ node }) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      .flatMap(({ element, node }) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        // Without the room for ascenders and descenders, which lines of wood type share.
        return [...range.getClientRects()].map(({ left, right, top, height }) => ({
          element,
          left,
          right,
          top: top + 0.3 * height,
          bottom: top + 0.75 * height,
        }));
      });
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.element !== b.element)
        .filter((b) => a.left + 1 < b.right && b.left + 1 < a.right)
        .filter((b) => a.top + 1 < b.bottom && b.top + 1 < a.bottom)
        .map((b) => `"${a.element.textContent}" and "${b.element.textContent}"`),
    );
  });
}

/** Inline links may be as high as their line (WCAG 2.5.8). */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const modal = document.querySelector('dialog[open]');
    const targets = [
      // The skip link has its size only when focused.
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'a[href]:not([href="#conteudo"]), button',
      ),
    ];
    return targets
      .filter(
        (it) => it.checkVisibility({ visibilityProperty: true }) && it.closest('[inert]') === null,
      )
      .filter((it) => getComputedStyle(it).display !== 'inline')
      .map((it) => ({ it, box: it.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ it, box }) => `${it.outerHTML.slice(0, 120)} ${box.width}×${box.height}`);
  });
}
