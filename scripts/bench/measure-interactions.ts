import type { Browser, Page } from '@playwright/test';

const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const CPU_SLOWDOWN = 4;

/** Event Timing reports no duration below this, so a shorter answer counts as this. */
const SHORTEST_REPORTED_MS = 16;

export type Interactions = {
  /** Bytes over the network for scripts, from the first intent on. */
  scriptBytes: number;
  /** From the finger to the next paint, the slowest of the taps. */
  firstTapMs: number;
  menuMs: number;
  viewerMs: number;
};

/** What a tap costs on a slow phone: the very first one, and those after hydration. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interactions> {
  const firstTapMs = await withSlowPhone(browser, url, (page) =>
    measureTaps(page, () => page.locator('[popovertarget="menu"]').first().tap()),
  );

  return withSlowPhone(browser, url, async (page) => {
    let scriptBytes = 0;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') {
        scripts.add(requestId);
      }
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      scriptBytes += scripts.has(requestId) ? encodedDataLength : 0;
    });

    await page.locator('[data-enhance]').first().dispatchEvent('keydown');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.waitForTimeout(1_000);

    const menuMs = await measureTaps(page, async () => {
      await page.locator('[popovertarget="menu"]').first().tap();
      await page.keyboard.press('Escape');
    });
    const photo = page.locator('[command="show-modal"]').first();
    await photo.scrollIntoViewIfNeeded();
    const viewerMs = await measureTaps(page, () => photo.tap());
    return { scriptBytes, firstTapMs, menuMs, viewerMs };
  });
}

async function withSlowPhone<Result>(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url);
    return await use(page);
  } finally {
    await context.close();
  }
}

async function measureTaps(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate((shortest) => {
    const slowest = { duration: 0 };
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        slowest.duration = Math.max(slowest.duration, duration);
      }
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_REPORTED_MS);
  await act();
  await page.waitForTimeout(1_500);
  const slowest = await page.evaluate(
    () => (window as unknown as { slowest: { duration: number } }).slowest.duration,
  );
  return Math.max(slowest, SHORTEST_REPORTED_MS);
}
