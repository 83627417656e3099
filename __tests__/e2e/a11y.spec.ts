import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import {
  ADDRESSES,
  BOOKING_BAR,
  expect,
  findBrokenWords,
  findOverflows,
  HOME,
  NOT_FOUND_LINES,
  ONE_ADDRESS_PER_TEMPLATE,
  openFirstPhoto,
  openMenu,
  scrollTo,
  test,
  UNKNOWN_ADDRESS,
} from './fixtures';

declare global {
  interface Window {
    /** Adds a CSS property to the list that `hoverAnimatedParts` returns. */
    noteTransition: (property: string) => void;
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Colour schemes and contrasts that a visitor's system can ask for, each with the screen width on which axe tests it.
 */
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
        expect(await findViolations(page), `violations in the appearance “${name}”`).toEqual([]);
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

test('soft text is as dark as other text for visitors who prefer more contrast', {
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

// WebKit takes a list with `list-style: none` for a layout, and VoiceOver announces no list.
test('every list is a list for VoiceOver', { tag: ['@desktop', '@both'] }, async ({ page }) => {
  for (const address of ADDRESSES) {
    await page.goto(address);
    const { count, unannounced } = await page.evaluate(() => {
      const lists = [...document.querySelectorAll('ul, ol')];
      return {
        count: lists.length,
        unannounced: lists
          .filter((list) => getComputedStyle(list).listStyleType === 'none')
          .map((list) => list.outerHTML.slice(0, 120)),
      };
    });
    const expectedCount = address === UNKNOWN_ADDRESS ? 0 : 2; // The footer of every other page has two lists.
    expect(count, `lists on ${address}`).toBeGreaterThanOrEqual(expectedCount);
    expect(unannounced, `lists on ${address} with the style “none”`).toEqual([]);
  }
});

test.describe('touch targets', { tag: ['@desktop', '@both'] }, () => {
  test.use({ viewport: { width: 412, height: 839 } });

  test('are at least 44 px wide and high on every page', async ({ page }) => {
    for (const address of ADDRESSES) {
      await page.goto(address);
      for (const width of [412, 820, 1440]) {
        await page.setViewportSize({ width, height: 839 });
        expect(await findSmallTargets(page), `on ${address} at ${width} px`).toEqual([]);
      }
    }
  });

  test('are at least 44 px wide and high in the menu', async ({ page }) => {
    await page.goto(HOME);
    await openMenu(page);
    expect(await findSmallTargets(page)).toEqual([]);
  });

  test('are at least 44 px wide and high in the lightbox', async ({ page }) => {
    await page.goto(HOME);
    // The shop in `content/` may have no photos. A shop without photos has no gallery, and so no lightbox.
    const hasPhotos = await page.locator('#galeria').isVisible();
    if (hasPhotos) {
      await openFirstPhoto(page);
      expect(await findSmallTargets(page)).toEqual([]);
    }
  });
});

test.describe('text resizing', { tag: ['@desktop', '@both'] }, () => {
  const adjustments = [
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

  for (const { name, widths, css } of adjustments) {
    test(`${name} neither cuts off texts nor makes them overlap`, async ({ page }) => {
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
    const message = 'height in px of the sticky elements, one of which is the header';
    expect(covered, message).toBeGreaterThan(0);
    expect(covered, message).toBeLessThanOrEqual(screen.height / 2);
  });
});

// Android's in-app views and Firefox enlarge the letters and nothing else. `text-size-adjust` does the same, and
// Chromium obeys it only as a mobile browser.
test.describe('letters enlarged alone', { tag: ['@desktop', '@both', '@chromium'] }, () => {
  test.use({ isMobile: true, hasTouch: true });

  for (const address of ADDRESSES) {
    test(`headings of ${address} break between words only, up to 200%`, async ({ page }) => {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 });
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await addStyles(page, '');
        const usualSize = await heading.evaluate(readFontSize);
        for (const percent of [115, 130, 150, 200]) {
          await addStyles(page, `html { -webkit-text-size-adjust: ${percent}%; }`);
          const where = `at ${width} px and ${percent}%`;
          expect(await heading.evaluate(readFontSize), `first heading ${where}`).not.toBe(
            usualSize,
          );
          expect(await findBrokenWords(page), `broken words ${where}`).toEqual([]);
          expect(await findOverflows(page), `overflowing texts ${where}`).toEqual([]);
        }
      }
    });
  }

  test('links of the menu stay whole up to 200%', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(HOME);
    await openMenu(page);
    for (const percent of [115, 130, 150, 200]) {
      await addStyles(page, `html { -webkit-text-size-adjust: ${percent}%; }`);
      expect(await findBrokenWords(page), `broken words at ${percent}%`).toEqual([]);
      expect(await findOverflows(page), `overflowing texts at ${percent}%`).toEqual([]);
    }
  });
});

test.describe('motion', { tag: '@desktop' }, () => {
  test('the pole turns, colours fade and photos zoom under the pointer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(HOME);
    const { changingProperties, playStates } = await hoverAnimatedParts(page);
    expect(playStates, 'states of the animations, such as the turning pole').toContain('running');
    await expect
      .poll(() => changingProperties, 'CSS properties that change gradually')
      .toEqual(expect.arrayContaining(['background-color', 'scale']));
  });

  test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(HOME);
    const { changingProperties, playStates } = await hoverAnimatedParts(page);
    expect(playStates, 'states of the animations, such as the turning pole').not.toContain(
      'running',
    );
    // Waits for transitions that start late.
    await page.waitForTimeout(500);
    expect(changingProperties, 'CSS properties that change gradually').toEqual([]);
  });

  test('a link makes the page jump to its target, with and without reduced motion', async ({
    page,
  }) => {
    await page.goto(HOME);
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    }
  });
});

/**
 * Moves the pointer over the hero, a button and a photo, one after the other. Returns the play states of all
 * animations while the pointer is over the hero, and a list of the CSS properties that change gradually. The list
 * grows with each transition that starts.
 */
async function hoverAnimatedParts(page: Page) {
  const changingProperties: string[] = [];
  await page.exposeFunction('noteTransition', (property: string) => {
    changingProperties.push(property);
  });
  await page.evaluate(() => {
    addEventListener('transitionrun', ({ propertyName }) => {
      window.noteTransition(propertyName);
    });
  });
  await page.locator('main > section').first().hover();
  const playStates = await page.evaluate(() =>
    document.getAnimations().map((animation) => animation.playState),
  );
  await page.getByRole('link', { name: 'Ver serviços' }).hover();
  await page.getByRole('button', { name: 'Ampliar foto' }).first().hover();
  return { changingProperties, playStates };
}

/**
 * Adds styles to the page in place of the styles that the test added before. The styles are in a constructed style
 * sheet, because the page's CSP refuses a new `<style>` element.
 */
async function addStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Expects axe to find no violation in any of the appearances, at the current size of the screen. */
async function expectNoViolation(page: Page) {
  for (const { name, media } of APPEARANCES) {
    await page.emulateMedia(media);
    expect(await findViolations(page), `violations in the appearance “${name}”`).toEqual([]);
  }
}

/**
 * Runs all rules of axe that are not deprecated, also that of AAA contrast, and returns a sentence for each violation.
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
    // Transitions are finished first, because axe would otherwise measure a colour in the middle of its change.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) {
        animation.finish();
      }
    }
    const usableRules = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
    const { violations } = await axe.run(document, {
      // The map's frame is left out, because tests replace the map with an empty page.
      iframes: false,
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: usableRules.map(({ ruleId }) => ruleId) },
    });
    const problems: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        problems.push(`${id}: ${String(target)}: ${failureSummary}`);
      }
    }
    return problems;
  });
}

function readFontSize(element: Element): string {
  return getComputedStyle(element).fontSize;
}

/**
 * Finds pairs of text lines that overlap although they belong to different elements. Returns the texts of each pair.
 */
function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate((bookingBar) => {
    type Line = { element: Element; left: number; right: number; top: number; bottom: number };
    const overlaps: string[] = [];
    const lines = listLines();
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (line.element !== other.element && areOverlapping(line, other)) {
          overlaps.push(`"${line.element.textContent}" and "${other.element.textContent}"`);
        }
      }
    }
    return overlaps;

    function listLines(): Line[] {
      const all: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const element = node.parentElement;
        const hasText = Boolean(node.nodeValue?.trim());
        if (element && hasText && mustNotOverlap(element)) {
          all.push(...linesOf(node, element));
        }
      }
      return all;
    }

    /**
     * Returns whether an element's text must not overlap other texts. Elements that are not drawn may overlap, and so
     * may the booking bar and the skip link, which cover the page on purpose.
     */
    function mustNotOverlap(element: Element): boolean {
      const isDrawn = element.checkVisibility({ visibilityProperty: true });
      const exempt = `script, style, svg, ${bookingBar}, .visually-hidden, .skip-link`;
      return isDrawn && element.closest(exempt) === null;
    }

    /**
     * Returns the boxes of a text's lines without the room for ascenders and descenders, because adjacent lines of
     * wood type share that room.
     */
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

    /** Returns whether two lines overlap by more than 1 px. A smaller overlap may come from rounding. */
    function areOverlapping(one: Line, other: Line): boolean {
      const isBeside = one.left + 1 >= other.right || other.left + 1 >= one.right;
      const isAboveOrBelow = one.top + 1 >= other.bottom || other.top + 1 >= one.bottom;
      return !isBeside && !isAboveOrBelow;
    }
  }, BOOKING_BAR);
}

/**
 * Finds links and buttons that are less than 44 px wide or high. Leaves out inline links, because WCAG 2.5.8 lets
 * inline links be as high as their line. Leaves out the skip link, because it has its full size only with the focus.
 */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minSizePx = 44;
    // An open dialog makes the rest of the page unreachable, so only the targets in the dialog count.
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
