import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import {
  BOOKING_BAR,
  expect,
  findBrokenWords,
  findOverflows,
  HOME,
  NOT_FOUND_LINES,
  ONE_URL_PER_TEMPLATE,
  openFirstPhoto,
  openMenu,
  scrollTo,
  test,
  UNKNOWN_URL,
  URLS,
} from './fixtures';

declare global {
  interface Window {
    /** Set by `hoverAnimatedParts`. */
    noteTransition: (property: string) => void;
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

test.describe('in every colour scheme and contrast', { tag: '@chromium' }, () => {
  for (const url of ONE_URL_PER_TEMPLATE) {
    test(`axe finds no accessibility violation on ${url}`, { tag: ['@desktop', '@both'] }, async ({
      page,
    }) => {
      await page.goto(url);
      for (const { name, media, width } of APPEARANCES) {
        await page.emulateMedia(media);
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page), `violations in the appearance “${name}”`).toEqual([]);
      }
    });
  }

  test('axe finds no accessibility violation in the open menu', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(HOME);
    await openMenu(page);
    await expectNoViolation(page);
  });

  test('axe finds no accessibility violation in the lightbox', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(HOME);
    await openFirstPhoto(page);
    await expectNoViolation(page);
  });
});

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

// VoiceOver doesn't announce a list with `list-style: none`, because WebKit assumes that it's only there for layout.
test('VoiceOver announces every list as a list', { tag: ['@desktop', '@both'] }, async ({
  page,
}) => {
  for (const url of URLS) {
    await page.goto(url);
    const { count, unannounced } = await page.evaluate(() => {
      const lists = [...document.querySelectorAll('ul, ol')];
      return {
        count: lists.length,
        unannounced: lists
          .filter((list) => getComputedStyle(list).listStyleType === 'none')
          .map((list) => list.outerHTML.slice(0, 120)),
      };
    });
    // The footer has two lists, but the 404 page has no footer.
    const minimumCount = url === UNKNOWN_URL ? 0 : 2;
    expect(count, `lists on ${url}`).toBeGreaterThanOrEqual(minimumCount);
    expect(unannounced, `lists on ${url} with the style “none”`).toEqual([]);
  }
});

test.describe('with a finger', { tag: ['@desktop', '@both'] }, () => {
  test.use({ viewport: { width: 412, height: 839 } });

  test('links and buttons are at least 44 px wide and high on every page', async ({ page }) => {
    for (const url of URLS) {
      await page.goto(url);
      for (const width of [412, 820, 1440]) {
        await page.setViewportSize({ width, height: 839 });
        expect(await findSmallTargets(page), `on ${url} at ${width} px`).toEqual([]);
      }
    }
  });

  test('links and buttons are at least 44 px wide and high in the menu', async ({ page }) => {
    await page.goto(HOME);
    await openMenu(page);
    expect(await findSmallTargets(page)).toEqual([]);
  });

  test('buttons are at least 44 px wide and high in the lightbox', async ({ page }) => {
    await page.goto(HOME);
    // The shop in `content/` may have no photos, and then has neither a gallery nor a lightbox.
    const hasPhotos = await page.locator('#galeria').isVisible();
    if (hasPhotos) {
      await openFirstPhoto(page);
      expect(await findSmallTargets(page)).toEqual([]);
    }
  });
});

test.describe('with resized text', { tag: ['@desktop', '@both'] }, () => {
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
    test(`${name} neither cuts text off nor makes it overlap`, async ({ page }) => {
      for (const url of ONE_URL_PER_TEMPLATE) {
        await page.goto(url);
        await setStyles(page, css);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${url} at ${width} px`;
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
    const message = 'height in px of the sticky elements, such as the header';
    expect(covered, message).toBeGreaterThan(0);
    expect(covered, message).toBeLessThanOrEqual(screen.height / 2);
  });
});

// Firefox and Android's in-app browsers can enlarge the letters without zooming the page. `text-size-adjust` simulates
// that, but only in a mobile Chromium.
test.describe('with enlarged letters', { tag: ['@desktop', '@both', '@chromium'] }, () => {
  test.use({ isMobile: true, hasTouch: true });

  for (const url of URLS) {
    test(`headings of ${url} only break between words with letters of up to 200%`, async ({
      page,
    }) => {
      await page.goto(url);
      const heading = page.getByRole('heading', { level: 1 });
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await setStyles(page, '');
        const usualSize = await heading.evaluate(readFontSize);
        for (const percent of [115, 130, 150, 200]) {
          await setStyles(page, `html { -webkit-text-size-adjust: ${percent}%; }`);
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

  test('menu links break only between words with letters of up to 200%', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(HOME);
    await openMenu(page);
    for (const percent of [115, 130, 150, 200]) {
      await setStyles(page, `html { -webkit-text-size-adjust: ${percent}%; }`);
      expect(await findBrokenWords(page), `broken words at ${percent}%`).toEqual([]);
      expect(await findOverflows(page), `overflowing texts at ${percent}%`).toEqual([]);
    }
  });
});

test.describe('with a mouse', { tag: '@desktop' }, () => {
  test('under the mouse pointer, the barber’s pole turns, colours fade and photos zoom', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(HOME);
    const { changingProperties, playStates } = await hoverAnimatedParts(page);
    expect(playStates, 'states of the animations, such as the turning pole').toContain('running');
    await expect
      .poll(() => changingProperties, 'CSS properties that change gradually')
      .toEqual(expect.arrayContaining(['background-color', 'scale']));
  });

  test('under the mouse pointer, nothing moves for visitors who prefer reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(HOME);
    const { changingProperties, playStates } = await hoverAnimatedParts(page);
    expect(playStates, 'states of the animations, such as the turning pole').not.toContain(
      'running',
    );
    // A transition with a delay starts later, so this waits before it checks the list.
    await page.waitForTimeout(500);
    expect(changingProperties, 'CSS properties that change gradually').toEqual([]);
  });

  test('in-page links jump to their targets, with and without reduced motion', async ({ page }) => {
    await page.goto(HOME);
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    }
  });
});

/**
 * Moves the pointer over the hero, a button and a photo. `changingProperties` has the CSS properties that change
 * gradually, and grows with each transition that starts. `playStates` is from when the pointer was over the hero.
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

/** Uses a constructed stylesheet, because the CSP blocks a new `<style>`. Replaces the test's earlier styles. */
async function setStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

async function expectNoViolation(page: Page) {
  for (const { name, media } of APPEARANCES) {
    await page.emulateMedia(media);
    expect(await findViolations(page), `violations in the appearance “${name}”`).toEqual([]);
  }
}

/** Runs every axe rule that isn't deprecated, including AAA contrast. */
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
    // axe would otherwise measure a colour in the middle of a transition.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) {
        animation.finish();
      }
    }
    const usableRules = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
    const { violations } = await axe.run(document, {
      // Leaves out the map's frame, in which tests show an empty page.
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

    /** The booking bar and the skip link cover the page on purpose, so their text may overlap. */
    function mustNotOverlap(element: Element): boolean {
      const isDrawn = element.checkVisibility({ visibilityProperty: true });
      const exempt = `script, style, svg, ${bookingBar}, .visually-hidden, .skip-link`;
      return isDrawn && element.closest(exempt) === null;
    }

    /** Shrinks each line's box. Headings set in wood type are so tight that their lines' full boxes overlap. */
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

    /** An overlap of up to 1 px may come from rounding. */
    function areOverlapping(one: Line, other: Line): boolean {
      const isBeside = one.left + 1 >= other.right || other.left + 1 >= one.right;
      const isAboveOrBelow = one.top + 1 >= other.bottom || other.top + 1 >= one.bottom;
      return !isBeside && !isAboveOrBelow;
    }
  }, BOOKING_BAR);
}

/**
 * Leaves out inline links, which WCAG 2.5.8 allows to be as high as their line, and the skip link, which only has its
 * full size while it's focused.
 */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minSizePx = 44;
    // If a dialog is open, only its targets count, because the page behind it can't be reached.
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
