import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import {
  expect,
  HOME,
  NOT_FOUND_LINES,
  ONE_URL_PER_TEMPLATE,
  openFirstPhoto,
  openMenu,
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
        expect(await listSmallTargets(page), `on ${url} at ${width} px`).toEqual([]);
      }
    }
  });

  test('links and buttons are at least 44 px wide and high in the menu', async ({ page }) => {
    await page.goto(HOME);
    await openMenu(page);
    expect(await listSmallTargets(page)).toEqual([]);
  });

  test('buttons are at least 44 px wide and high in the lightbox', async ({ page }) => {
    await page.goto(HOME);
    // The shop in `content/` may have no photos, and then has neither a gallery nor a lightbox.
    const hasPhotos = await page.locator('#galeria').isVisible();
    if (hasPhotos) {
      await openFirstPhoto(page);
      expect(await listSmallTargets(page)).toEqual([]);
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

function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => window.seen.findSmallTargets());
}
