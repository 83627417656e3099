import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import {
  ADDRESSES,
  expect,
  findOverflows,
  HOME,
  NOT_FOUND_LINES,
  ONE_ADDRESS_PER_TEMPLATE,
  openFirstPhoto,
  scrollTo,
  test,
} from './fixtures';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What the visitor's system asks for, and the width of the screen on which it is tested. */
const APPEARANCES = [
  { name: 'light', media: { colorScheme: 'light', contrast: null }, width: 390 },
  { name: 'dark', media: { colorScheme: 'dark', contrast: null }, width: 820 },
  { name: 'more contrast', media: { colorScheme: null, contrast: 'more' }, width: 390 },
] as const;

test.use({ tolerated: NOT_FOUND_LINES });

test.describe('axe', { tag: '@chromium' }, () => {
  for (const address of ONE_ADDRESS_PER_TEMPLATE) {
    test(`finds no violation on ${address}`, { tag: ['@desktop', '@both'] }, async ({ page }) => {
      await page.goto(address);
      for (const { name, media, width } of APPEARANCES) {
        await page.emulateMedia(media);
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page), `axe finds nothing in ${name}`).toEqual([]);
      }
    });
  }

  test('finds no violation in the open menu', { tag: '@phone' }, async ({ page }) => {
    await page.goto(HOME);
    await openMenu(page);
    await expectNoViolation(page);
  });

  test('finds no violation in the lightbox', { tag: '@phone' }, async ({ page }) => {
    await page.goto(HOME);
    await openFirstPhoto(page);
    await expectNoViolation(page);
  });
});

test.describe('touch targets are at least 44 px wide and high', {
  tag: ['@desktop', '@both'],
}, () => {
  test.use({ viewport: { width: 412, height: 839 } });

  test('on every page', async ({ page }) => {
    for (const address of ADDRESSES) {
      await page.goto(address);
      expect(await findSmallTargets(page), `on ${address}`).toEqual([]);
    }
  });

  test('in the menu', async ({ page }) => {
    await page.goto(HOME);
    await openMenu(page);
    expect(await findSmallTargets(page)).toEqual([]);
  });

  test('in the lightbox', async ({ page }) => {
    await page.goto(HOME);
    const hasPhotos = await page.locator('#galeria').isVisible();
    if (hasPhotos) {
      await openFirstPhoto(page);
      expect(await findSmallTargets(page)).toEqual([]);
    }
  });
});

test.describe('text resizing', { tag: ['@desktop', '@both'] }, () => {
  const demands = [
    {
      name: 'text at 200%',
      widths: [390, 640, 820, 1024, 1280, 1440],
      css: 'html { font-size: 200%; }',
    },
    {
      name: 'the text spacing of WCAG 1.4.12',
      widths: [320, 390, 820, 1440],
      css: `
        * {
          line-height: 1.5 !important;
          letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important;
        }
        p { margin-block-end: 2em !important; }`,
    },
  ];

  for (const { name, widths, css } of demands) {
    test(`${name} neither cuts off text nor makes it overlap`, async ({ page }) => {
      for (const address of ONE_ADDRESS_PER_TEMPLATE) {
        await page.goto(address);
        await addStyles(page, css);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${address} at ${width} px`;
          expect(await findOverflows(page), `no text overflows on ${where}`).toEqual([]);
          expect(await findOverlaps(page), `no texts overlap on ${where}`).toEqual([]);
        }
      }
    });
  }

  test('sticky elements cover at most half of a screen 256 px high', async ({ page }) => {
    const screen = { width: 320, height: 256 };
    await page.setViewportSize(screen);
    await page.goto(HOME);
    await scrollTo(page, 'bottom');
    const covered = await page.evaluate(() => {
      const sticky = [...document.querySelectorAll('body *')].filter(
        (element) =>
          ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
          element.checkVisibility(),
      );
      const heights = sticky.map((element) => element.getBoundingClientRect().height);
      return heights.reduce((sum, height) => sum + height, 0);
    });
    expect(covered, 'the header, at least, is sticky').toBeGreaterThan(0);
    expect(covered, 'height of sticky elements in px').toBeLessThanOrEqual(screen.height / 2);
  });
});

test.describe('motion', { tag: '@desktop' }, () => {
  test('the pole, colours and photos move under the pointer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(HOME);
    const { transitions, playStates } = await hoverWhatMoves(page);
    expect(playStates, 'the animation of the pole').toContain('running');
    await expect
      .poll(() => transitions, 'the properties that change gradually')
      .toEqual(expect.arrayContaining(['background-color', 'scale']));
  });

  test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(HOME);
    const { transitions, playStates } = await hoverWhatMoves(page);
    expect(playStates, 'the animation of the pole').not.toContain('running');
    await page.waitForTimeout(500);
    expect(transitions, 'the properties that change gradually').toEqual([]);
  });

  test('the page never scrolls smoothly', async ({ page }) => {
    await page.goto(HOME);
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    }
  });
});

/**
 * Moves the pointer over the hero, a button and a photo. Returns the play states of the animations while it was
 * over the hero, and a list to which the properties of all transitions are added as they start.
 */
async function hoverWhatMoves(page: Page) {
  const transitions: string[] = [];
  await page.exposeFunction('noteTransition', (property: string) => transitions.push(property));
  await page.evaluate(() => {
    addEventListener('transitionrun', ({ propertyName }) => {
      Reflect.get(window, 'noteTransition')(propertyName);
    });
  });
  await page.locator('main > section').first().hover();
  const playStates = await page.evaluate(() =>
    document.getAnimations().map((animation) => animation.playState),
  );
  await page.getByRole('link', { name: 'Ver serviços' }).hover();
  await page.getByRole('button', { name: 'Ampliar foto' }).first().hover();
  return { transitions, playStates };
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
}

/** Replaces the styles that a test has added to the page. The CSP refuses a `<style>` element. */
async function addStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Expects axe to find nothing in any appearance, on a screen whose size stays. */
async function expectNoViolation(page: Page) {
  for (const { name, media } of APPEARANCES) {
    await page.emulateMedia(media);
    expect(await findViolations(page), `axe finds nothing in ${name}`).toEqual([]);
  }
}

/**
 * Runs all rules of axe that are not deprecated. Of its rule of AAA contrast, only running text counts: headings,
 * prices and bold labels promise AA (docs/design.md, "Colours").
 */
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
    // Colours that are still changing would be measured half way.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) {
        animation.finish();
      }
    }
    const usableRules = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
    const { violations } = await axe.run(document, {
      // Tests replace the map by an empty page.
      iframes: false,
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: usableRules.map(({ ruleId }) => ruleId) },
    });
    const problems: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        const selector = String(target);
        if (id !== 'color-contrast-enhanced' || isRunningText(selector)) {
          problems.push(`${id}: ${selector}: ${failureSummary}`);
        }
      }
    }
    return problems;

    function isRunningText(selector: string): boolean {
      const element = document.querySelector(selector);
      return element?.matches('p, li, dd, td, blockquote, address') === true;
    }
  });
}

/** Finds lines of text of two elements that overlap. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { element: Element; left: number; right: number; top: number; bottom: number };
    const lines = listLines();
    return lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => line.element !== other.element && areOverlapping(line, other))
        .map((other) => `"${line.element.textContent}" and "${other.element.textContent}"`),
    );

    function listLines(): Line[] {
      const all: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const element = node.parentElement;
        if (element && node.nodeValue?.trim() && isInThePage(element)) {
          all.push(...linesOf(node, element));
        }
      }
      return all;
    }

    /** Leaves out what is not drawn, and what covers the page on purpose: the booking bar and the skip link. */
    function isInThePage(element: Element): boolean {
      const isDrawn = element.checkVisibility({ visibilityProperty: true });
      const left = element.closest('script, style, svg, aside, .visually-hidden, .skip-link');
      return isDrawn && left === null;
    }

    /** Returns the lines without the room for ascenders and descenders, which lines of wood type share. */
    function linesOf(node: Node, element: Element): Line[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ left, right, top, height }) => ({
        element,
        left,
        right,
        top: top + 0.3 * height,
        bottom: top + 0.75 * height,
      }));
    }

    /** Allows 1 px for rounding. */
    function areOverlapping(one: Line, other: Line): boolean {
      const isBeside = one.left + 1 >= other.right || other.left + 1 >= one.right;
      const isAboveOrBelow = one.top + 1 >= other.bottom || other.top + 1 >= one.bottom;
      return !isBeside && !isAboveOrBelow;
    }
  });
}

/**
 * Finds links and buttons that are smaller than 44 px. Left out are inline links, which may be as high as their
 * line (WCAG 2.5.8), and the skip link, which has its size only while it has the focus.
 */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minSizePx = 44;
    const scope = document.querySelector('dialog[open]') ?? document;
    const targets = [
      ...scope.querySelectorAll<HTMLElement>('a[href]:not([href="#conteudo"]), button'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null &&
        getComputedStyle(element).display !== 'inline',
    );
    if (targets.length === 0) {
      return ['The page has no link and no button.'];
    }
    const problems: string[] = [];
    for (const element of targets) {
      const { width, height } = element.getBoundingClientRect();
      if (Math.round(width) < minSizePx || Math.round(height) < minSizePx) {
        problems.push(`${element.outerHTML.slice(0, 120)} is ${width} × ${height} px.`);
      }
    }
    return problems;
  });
}
