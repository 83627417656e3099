import type { Browser, Page } from '@playwright/test';

const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const CPU_SLOWDOWN = 4;
/** Until nothing of what came before is still under way. */
const SETTLED_MS = 1_000;

/** Event Timing reports no duration below this, so a shorter answer counts as this. */
const SHORTEST_REPORTED_MS = 16;

/**
 * What a tap costs on a slow phone: the very first one, and those after hydration. From the finger
 * to the next paint, the slowest of its events.
 */
export async function measureTaps(browser: Browser, url: string): Promise<Record<string, number>> {
  const first = await openOnSlowPhone(browser, url);
  const firstTap = await timeEvents(first, () => tapMenu(first));
  await first.context().close();

  const page = await openOnSlowPhone(browser, url);
  await page.locator('[data-enhance]').first().dispatchEvent('keydown');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForTimeout(SETTLED_MS);
  const menu = await timeEvents(page, async () => {
    await tapMenu(page);
    await page.keyboard.press('Escape');
  });
  const photo = page.locator('[command="show-modal"]').first();
  // Not the smooth way: on a page in motion, a tap waits for the next picture of it.
  await photo.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await page.waitForTimeout(SETTLED_MS);
  const viewer = await timeEvents(page, () => photo.tap());
  await page.context().close();
  return {
    'menu, antes da hidratação': firstTap,
    'menu, depois da hidratação': menu,
    'foto, depois da hidratação': viewer,
  };
}

async function openOnSlowPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  return page;
}

const tapMenu = (page: Page) => page.locator('[popovertarget="menu"]').first().tap();

async function timeEvents(page: Page, act: () => Promise<void>): Promise<number> {
  const durations = await page.evaluateHandle((shortest) => {
    const list: number[] = [shortest];
    new PerformanceObserver((entries) => {
      list.push(...entries.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
    return list;
  }, SHORTEST_REPORTED_MS);
  await act();
  await page.waitForTimeout(1_500);
  return Math.max(...(await durations.jsonValue()));
}
