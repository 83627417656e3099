import type { Page } from '@playwright/test';
import { BUDGETS } from '@/scripts/finish/budgets';
import { expect, hydrate, NOT_FOUND_LINES, ROUTES, test } from './fixtures';

const PHONE = { width: 412, height: 823 };
const menuButton = '[popovertarget="menu"]';
const photoButton = '[command="show-modal"]';

/** Files that are asked for from now on, by kind. */
function watchRequests(page: Page) {
  const requests: { url: string; kind: string }[] = [];
  page.on('request', (request) => {
    requests.push({ url: request.url(), kind: request.resourceType() });
  });
  return {
    all: requests,
    scripts: () => requests.filter(({ kind }) => kind === 'script').map(({ url }) => url),
    data: () => requests.filter(({ kind }) => kind === 'fetch' || kind === 'xhr'),
  };
}

/** Holds the runtime back until the returned function is called. */
async function holdRuntime(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/runtime/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('before the visitor acts', { tag: '@desktop' }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  for (const route of ROUTES) {
    test(`${route} asks for no script`, async ({ page }) => {
      const requests = watchRequests(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      await page.waitForTimeout(500);
      expect(requests.scripts()).toEqual([]);
    });
  }

  test('a fragment in the address is no intent, although the browser scrolls to it', async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await page.goto('/#contato', { waitUntil: 'networkidle' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(requests.scripts()).toEqual([]);
  });

  test('neither is the place that a reload goes back to', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expectHydration(page);
    const requests = watchRequests(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect(requests.scripts()).toEqual([]);
  });

  test('the home page on a phone keeps to its requests and bytes @chromium', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const sizes: number[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sizes.push(encodedDataLength);
    });
    const requests = watchRequests(page);
    await page.setViewportSize(PHONE);
    await page.goto('/', { waitUntil: 'networkidle' });

    expect(requests.all.map(({ url }) => url).length).toBeLessThanOrEqual(BUDGETS.initialRequests);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      BUDGETS.initialTransferBytes,
    );
  });
});

test.describe('at the first sign of intent', () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  const intents: Record<string, (page: Page) => Promise<unknown>> = {
    pointerdown: (page) => page.locator('h1').dispatchEvent('pointerdown'),
    'pointerover of a mouse': (page) => page.mouse.move(200, 200),
    touchstart: (page) => page.locator('h1').dispatchEvent('touchstart'),
    keydown: (page) => page.keyboard.press('Shift'),
    focusin: (page) => page.locator('a').first().focus(),
    scroll: (page) => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' })),
    'turn of the wheel': (page) => page.locator('h1').dispatchEvent('wheel'),
  };

  for (const [name, act] of Object.entries(intents)) {
    test(`${name} brings the runtime in, and it hydrates without a word`, {
      tag: ['touchstart', 'scroll'].includes(name) ? [] : '@desktop',
    }, async ({ page }) => {
      const requests = watchRequests(page);
      await page.goto('/');
      await act(page);
      await expectHydration(page);
      expect(requests.scripts()).toHaveLength(2);
      expect(requests.data()).toEqual([]);
    });
  }

  for (const route of ROUTES) {
    test(`${route} hydrates, and its styles stay the ones it came with`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.goto(route);
      const before = await page
        .locator('style')
        .evaluateAll((all) => all.map((it) => it.outerHTML));
      await hydrate(page);
      const after = await page.locator('style').evaluateAll((all) => all.map((it) => it.outerHTML));
      expect(after).toEqual(before);
      expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
    });
  }

  test('photos come before the runtime @desktop @chromium', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const priorities = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ request }) => {
      priorities.set(new URL(request.url).pathname, request.initialPriority);
    });
    await page.goto('/');
    await hydrate(page);
    const [shared] = [...priorities].filter(([path]) => /runtime\/next\./.test(path));
    expect(shared?.[1]).toBe('Low');
  });

  test('a finger gliding over the page is none before it is a touch @desktop', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/');
    await page.locator('h1').dispatchEvent('pointerover', { pointerType: 'touch' });
    await page.waitForTimeout(300);
    expect(requests.scripts()).toEqual([]);
  });

  test('it happens once, whatever comes after @desktop', async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto('/');
    await hydrate(page);
    for (const act of Object.values(intents)) {
      await act(page);
    }
    await page.waitForTimeout(300);
    expect(requests.scripts()).toHaveLength(2);
  });

  test('going back and forth among the sections asks for nothing more @desktop', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => {
      location.hash = 'servicos';
    });
    await hydrate(page);
    const requests = watchRequests(page);
    await page.evaluate(() => {
      location.hash = 'contato';
    });
    for (const url of [/#servicos$/, /\/$/]) {
      await page.goBack();
      await expect(page).toHaveURL(url);
    }
    await page.goForward();
    await expect(page).toHaveURL(/#servicos$/);
    expect(requests.data()).toEqual([]);
    expect(requests.all.filter(({ kind }) => kind === 'document')).toEqual([]);
  });
});

test.describe('a tap before hydration', () => {
  test('on the menu takes effect exactly once, and hydration leaves it so @phone', async ({
    page,
  }) => {
    const release = await holdRuntime(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(menuButton).first().waitFor();
    await countChanges(page, '#menu', 'toggle');
    await page.locator(menuButton).first().tap();
    await expect(page.locator('#menu')).toBeVisible();

    release();
    await expectHydration(page);
    await expect(page.locator('#menu')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fechar menu' }).first()).toBeVisible();
    expect(await changes(page)).toBe(1);
  });

  test('on a photo takes effect exactly once, and hydration leaves it so', async ({ page }) => {
    const release = await holdRuntime(page);
    await page.goto('/', { waitUntil: 'commit' });
    const photo = page.locator(photoButton).first();
    await photo.scrollIntoViewIfNeeded();
    await countChanges(page, 'dialog', 'toggle');
    await photo.click();
    await expect(page.getByRole('dialog')).toBeVisible();

    release();
    await expectHydration(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await changes(page)).toBeLessThanOrEqual(1); // Older browsers send no `toggle` here.
  });

  test('in the very moment in which the runtime arrives also counts once @phone', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(menuButton).first().waitFor();
    await countChanges(page, '#menu', 'toggle');
    await page.keyboard.press('Shift');
    await page.locator(menuButton).first().tap();
    await expectHydration(page);
    await expect(page.locator('#menu')).toBeVisible();
    expect(await changes(page)).toBe(1);
  });
});

async function expectHydration(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

async function countChanges(page: Page, selector: string, type: string) {
  await page.evaluate(
    ([target = '', event = '']) => {
      document.documentElement.dataset.changes = '0';
      for (const element of document.querySelectorAll(target)) {
        element.addEventListener(event, () => {
          const { dataset } = document.documentElement;
          dataset.changes = String(Number(dataset.changes) + 1);
        });
      }
    },
    [selector, type],
  );
}

async function changes(page: Page): Promise<number> {
  return Number(await page.locator('html').getAttribute('data-changes'));
}
