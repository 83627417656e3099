import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './find-browser';

const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const CPU_SLOWDOWN = 4;
/** Until nothing of what came before is still under way. */
const SETTLED_MS = 3_500;
/** Event Timing reports no duration below this, so a shorter answer counts as this. */
const SHORTEST_REPORTED_MS = 16;
/** What a task takes beyond this keeps the page from answering (Long Tasks API). */
const LONG_TASK_MS = 50;

declare global {
  interface Window {
    benchTimes: { longtask: number[]; event: number[] };
  }
}

/**
 * What a visit costs a slow phone, in ms: loading the page, two presses on the menu, a photo. From
 * the finger to the next paint, the slowest of its events; how long the main thread worked, and how
 * long it kept the visitor waiting.
 */
export async function measurePhone(url: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable');
  await page.addInitScript(noteTimes, SHORTEST_REPORTED_MS);
  const menu = page.locator('[popovertarget="menu"]').first();
  const photo = page.locator('[command="show-modal"]').first();
  const acts = {
    carregar: () => page.goto(url),
    '1º toque no menu': () => menu.tap(),
    '2º toque no menu': () => menu.tap(),
    // Not the smooth way: on a page in motion, a tap waits for the next picture of it.
    'ir à foto': () =>
      photo.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' })),
    foto: () => photo.tap(),
  };
  const figures: Record<string, number> = {};
  for (const [name, act] of Object.entries(acts)) {
    const before = await readBusy();
    await act();
    await page.waitForTimeout(SETTLED_MS);
    const { longtask, event } = await page.evaluate(takeTimes);
    figures[`${name}: até pintar`] = Math.max(SHORTEST_REPORTED_MS, ...event);
    figures[`${name}: trabalho em 3,5 s`] = (await readBusy()) - before;
    figures[`${name}: bloqueio`] = longtask.reduce(
      (sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS),
      0,
    );
  }
  await browser.close();
  return figures;

  /** The main thread's work since the page began, in ms. */
  async function readBusy(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  }
}

function noteTimes(durationThreshold: number) {
  window.benchTimes = { longtask: [], event: [] };
  for (const type of ['longtask', 'event'] as const) {
    // TypeScript does not know the threshold.
    const options: object = { type, durationThreshold, buffered: true };
    new PerformanceObserver((list) => {
      window.benchTimes[type].push(...list.getEntries().map(({ duration }) => duration));
    }).observe(options);
  }
}

/** The times since the last call. */
function takeTimes() {
  const { longtask, event } = window.benchTimes;
  return { longtask: longtask.splice(0), event: event.splice(0) };
}
