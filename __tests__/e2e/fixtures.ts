import { test as base, expect, type Page, type Request } from '@playwright/test';

export { expect };

/** All pages, and an unknown one, from the site's address on. */
export const ROUTES = ['./', 'privacidade', 'termos', 'nenhum-lugar'] as const;

/** Chromium reports this if a busy machine shows a page before its view transition is ready. */
const SKIPPED_TRANSITION = /^uncaught: InvalidStateError: Transition was aborted/;

/** Messages of other engines that are not errors of the page. */
const ENGINE_LINES = /manifest-src|^uncaught: downloadable font: |^uncaught: Loading module from /;

type Fixtures = {
  /** Problems that a test causes on purpose; all others fail it. */
  tolerated: RegExp;
  problems: string[];
};

/**
 * Every test also fails on console errors and warnings, uncaught errors, failed requests, CSP
 * violations, and requests to third parties that the visitor did not start.
 */
export const test = base.extend<Fixtures>({
  tolerated: [/^$/, { option: true }],
  problems: [
    async ({ context, baseURL, tolerated }, use) => {
      const problems: string[] = [];
      const ownOrigin = new URL(baseURL ?? '').origin;

      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error()}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Leaving a page cancels its requests; each engine reports that differently.
        if (!/ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i.test(reason)) {
          problems.push(`failed request: ${request.url()} ${reason}`);
        }
      });
      await context.route(
        (url) => url.origin !== ownOrigin,
        async (route) => {
          if (isMap(route.request()) || isVisit(route.request())) {
            const body = '<!doctype html><html lang="pt-BR"><title>Terceiro</title>';
            await route.fulfill({ contentType: 'text/html', body });
          } else {
            problems.push(`third party: ${route.request().url()}`);
            await route.abort();
          }
        },
      );

      await use(problems);

      const unexpected = problems.filter(
        (problem) => ![tolerated, SKIPPED_TRANSITION, ENGINE_LINES].some((it) => it.test(problem)),
      );
      expect(unexpected, 'the page has no problems').toEqual([]);
    },
    { auto: true },
  ],
});

function isMap(request: Request): boolean {
  const { hostname, pathname } = new URL(request.url());
  return hostname === 'www.google.com' && pathname.startsWith('/maps');
}

/** A visitor followed a link: a navigation outside frames. */
function isVisit(request: Request): boolean {
  if (!request.isNavigationRequest()) {
    return false;
  }
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true; // The request of a new tab comes before its frame.
  }
}

/** Delays requests until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Records requests from now on. The returned function lists the paths of some types, in order. */
export function watchRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return (types = /./) =>
    requests
      .filter((request) => types.test(request.resourceType()))
      .map((request) => request.url().replace(new URL(request.url()).origin, ''));
}

/** Scrolls to an end of the page. */
export async function scrollTo(page: Page, position: 'top' | 'bottom'): Promise<void> {
  await page.evaluate((to) => {
    const top = to === 'top' ? 0 : document.documentElement.scrollHeight;
    window.scrollTo({ top });
  }, position);
}

/**
 * Adds up the layout shifts of a page in `window.shift`. An init script: it starts two frames after the page's
 * own script has run, because the open status that it shows may be longer than the text before it, and fonts
 * have no part in that.
 */
export function addUpShifts() {
  Object.assign(window, { shift: 0 });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }
  });
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => observer.observe({ type: 'layout-shift' })),
    );
  });
}

/** Chromium reports each 404 response, and the 404 page adds its own line. */
export const NOT_FOUND_LINES = /^console error: (Failed to load resource.*404|404)/;

/** Chromium reports each request that a test blocks. */
export const LOST_REQUESTS = /^failed request: |^console error: Failed to load resource/;

/** The text of `::before`. Firefox does not resolve `attr()` in computed styles. */
export function readTextBefore(element: Element): string {
  const { content } = getComputedStyle(element, '::before');
  const [, attribute] = /^attr\((.+)\)$/.exec(content) ?? [];
  return attribute ? `"${element.getAttribute(attribute)}"` : content;
}

/** Opens the lightbox of the gallery's first photo. */
export async function openFirstPhoto(page: Page) {
  await page.getByRole('button', { name: 'Ampliar foto' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Finds texts that overflow the screen or the box that clips them. */
export function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth;
    const problems = wide > innerWidth ? [`the page is ${wide} px wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!(text.nodeValue?.trim() && element?.checkVisibility()) || isVisuallyHidden(element)) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const clip = clipOf(element);
      if (left < clip.left - 1 || right > clip.right + 1) {
        problems.push(
          `"${text.nodeValue.trim()}" from ${left} to ${right}, within ${clip.left}–${clip.right}`,
        );
      }
    }
    return problems;

    function isVisuallyHidden(element: Element): boolean {
      const isClipped = getComputedStyle(element).clipPath !== 'none';
      return isClipped || element.closest('script, style, svg') !== null;
    }

    /** The nearest ancestor that clips its overflow, or the screen. */
    function clipOf(element: Element) {
      let current: Element | null = element;
      while (current && current !== document.body) {
        if (getComputedStyle(current).overflowX !== 'visible') {
          return current.getBoundingClientRect();
        }
        current = current.parentElement;
      }
      return { left: 0, right: innerWidth };
    }
  });
}
