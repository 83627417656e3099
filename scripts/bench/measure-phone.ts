import type { Browser, CDPSession, Page } from '@playwright/test';

const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const CPU_SLOWDOWN = 4;
/** Until nothing of what came before is still under way. */
const SETTLED_MS = 3_500;

/** Event Timing reports no duration below this, so a shorter answer counts as this. */
const SHORTEST_REPORTED_MS = 16;
/** What a task takes beyond this keeps the page from answering (Long Tasks API). */
const LONG_TASK_MS = 50;

/**
 * What a visit costs a slow phone, in ms: loading the page, the first press on the menu, a second
 * one, a photo. From the finger to the next paint, the slowest of its events; how long the main
 * thread worked, and how long it kept the visitor waiting.
 */
export async function measurePhone(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable');
  await page.addInitScript(noteTimes, SHORTEST_REPORTED_MS);
  const menu = page.locator('[popovertarget="menu"]').first();
  const photo = page.locator('[command="show-modal"]').first();

  const load = await measure(page, session, () => page.goto(url));
  const first = await measure(page, session, () => menu.tap());
  const second = await measure(page, session, () => menu.tap());
  // Not the smooth way: on a page in motion, a tap waits for the next picture of it.
  await photo.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await page.waitForTimeout(SETTLED_MS);
  const viewer = await measure(page, session, () => photo.tap());
  await context.close();
  return {
    'carregar: bloqueio': load.blocking,
    'carregar: trabalho': load.busy,
    '1º toque no menu: até pintar': first.answer,
    '1º toque no menu: trabalho em 3,5 s': first.busy,
    '1º toque no menu: bloqueio': first.blocking,
    '2º toque no menu: até pintar': second.answer,
    'foto: até pintar': viewer.answer,
  };
}

type Times = { tasks: number[]; events: number[] };

declare global {
  interface Window {
    benchTimes?: Times;
  }
}

function noteTimes(shortest: number) {
  const times: Times = { tasks: [], events: [] };
  window.benchTimes = times;
  new PerformanceObserver((list) => {
    times.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    times.events.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
}

async function measure(page: Page, session: CDPSession, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    window.benchTimes?.tasks.splice(0);
    window.benchTimes?.events.splice(0);
  });
  const before = await readBusy(session);
  await act();
  await page.waitForTimeout(SETTLED_MS);
  const busy = (await readBusy(session)) - before;
  const { tasks = [], events = [] } = (await page.evaluate(() => window.benchTimes)) ?? {};
  const blocking = tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return { busy, blocking, answer: Math.max(SHORTEST_REPORTED_MS, ...events) };
}

/** The main thread's work since the page began, in ms. */
async function readBusy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
