import { test as base, expect, type Page, type Request } from '@playwright/test';
import { ROUTES } from '../../model/shop/site-url';

declare global {
  interface Window {
    /** Set by `addUpShifts`. */
    layoutShift: number;
  }
}

export { expect };

/** The home page's URL is relative, because the site may have a base path. */
export const HOME = './';

/** The server answers this URL with the 404 page. */
export const UNKNOWN_URL = './nenhum-lugar';

/** All pages, and a URL that shows the 404 page. */
export const URLS = [...ROUTES.map((route) => `.${route}`), UNKNOWN_URL];

/**
 * Leaves out the terms, which have the same template as the privacy policy. A new page joins this list as soon as it's
 * in `ROUTES`.
 */
export const ONE_URL_PER_TEMPLATE = URLS.filter((url) => url !== './termos');

/** The booking bar is at the bottom of a phone's screen. */
export const BOOKING_BAR = '[data-behaviour=bookingBar]';

/** On a busy machine, Chromium logs this error if it shows a page before the view transition is ready. */
const SKIPPED_TRANSITION = /^uncaught: InvalidStateError: Transition was aborted/;

/**
 * Matches two messages that aren't the page's fault. Some engines don't know the CSP directive `manifest-src`, and
 * Firefox reports a font that was still loading when the test left the page.
 */
const ENGINE_LINES = /^console (error|warning): .*manifest-src|^uncaught: downloadable font: /;

type Fixtures = {
  /** Matches the problems that a test causes on purpose. By default, every problem fails the test. */
  tolerated: RegExp;
  /** For example `failed request: …/mapa.svg net::ERR_FAILED`. */
  problems: string[];
};

/**
 * Makes a test fail if something goes wrong on the page: console errors and warnings, uncaught errors, failed requests,
 * CSP violations, or requests to third parties that the visitor didn't start.
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
        // Leaving a page cancels its requests, which isn't an error. Each engine has its own name for it.
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

      const expected = [tolerated, SKIPPED_TRANSITION, ENGINE_LINES];
      const unexpected = problems.filter(
        (problem) => !expected.some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, 'The page logs no errors, and all its requests succeed.').toEqual([]);
    },
    { auto: true },
  ],
});

function isMap(request: Request): boolean {
  const { hostname, pathname } = new URL(request.url());
  return hostname === 'www.google.com' && pathname.startsWith('/maps');
}

/** A followed link navigates a tab, but the map navigates a frame. */
function isVisit(request: Request): boolean {
  if (!request.isNavigationRequest()) {
    return false;
  }
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true; // A new tab's first request has no frame yet.
  }
}

/** Holds back all requests whose URL matches `pattern` until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Records the requests that a page sends from now on. The returned function lists their paths, and can filter them by
 * resource type, for example `/script|fetch/`.
 */
export function watchRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return function listPaths(resourceTypes = /./): string[] {
    return requests
      .filter((request) => resourceTypes.test(request.resourceType()))
      .map((request) => pathOf(request.url()));
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export async function scrollTo(page: Page, position: 'top' | 'bottom'): Promise<void> {
  await page.evaluate((to) => {
    const top = to === 'top' ? 0 : document.documentElement.scrollHeight;
    window.scrollTo({ top });
  }, position);
}

/**
 * Adds up the page's layout shifts in `window.layoutShift`. Pass this function to `addInitScript`.
 *
 * Only shifts that fonts cause should count. The page's own script shifts the layout, too, when it replaces the week's
 * hours with the open status, so counting starts two frames after it.
 */
export function addUpShifts() {
  window.layoutShift = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as PerformanceEntry & { value: number };
      window.layoutShift += value;
    }
  });
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => observer.observe({ type: 'layout-shift' })),
    );
  });
}

/**
 * A fifth of 0.1, the limit for a good CLS. It can't be 0, because a long paragraph may gain or lose a line when its
 * font loads.
 */
export const MAX_FONT_SHIFT = 0.02;

export function readShifts(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift);
}

/** On the 404 page, Chromium logs the status 404 and the page itself logs the path. */
export const NOT_FOUND_LINES =
  /^console error: (Failed to load resource: .*status of 404|404: no page at )/;

/** The browser reports these problems when a test blocks photos. */
export const LOST_PHOTOS =
  /^failed request: \S+\/fotos\/|^console error: Failed to load resource: .*\/fotos\//;

/**
 * Returns the `content` of an element's `::before`, for example `"R"` with its quotes. Firefox leaves `attr()`
 * unresolved in computed styles, so this function resolves it.
 */
export function readBeforeContent(element: Element): string {
  const { content } = getComputedStyle(element, '::before');
  const attributeName = /^attr\((.+)\)$/.exec(content)?.[1];
  if (attributeName === undefined) {
    return content;
  }
  return `"${element.getAttribute(attributeName)}"`;
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
}

export async function openFirstPhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ampliar foto' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Finds text that overflows the screen or a clipping element, and reports a page that's wider than the screen. */
export function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) {
      problems.push(`The page is ${scrollWidth} px wide, the screen ${innerWidth} px.`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = node.nodeValue?.trim();
      const element = node.parentElement;
      if (!text || !element?.checkVisibility() || isVisuallyHidden(element)) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const clip = clippingBoxOf(element);
      if (left < clip.left - 1 || right > clip.right + 1) {
        problems.push(
          `"${text}" reaches from ${left} to ${right} px, but is clipped at ${clip.left} and ${clip.right} px.`,
        );
      }
    }
    return problems;

    function isVisuallyHidden(element: Element): boolean {
      const isClipped = getComputedStyle(element).clipPath !== 'none';
      return isClipped || element.closest('script, style, svg') !== null;
    }

    /** Falls back to the screen if no ancestor clips its overflow. */
    function clippingBoxOf(element: Element): { left: number; right: number } {
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

/**
 * Finds words that are broken across two lines in headings and other display type. In body text, only what
 * `unbreakable` matches has to stay on one line.
 */
export function findBrokenWords(page: Page, unbreakable = /$^/g): Promise<string[]> {
  return page.evaluate((unbreakableWord) => {
    const anyWord = /[\p{L}\p{N}'’]+/gu;
    const problems: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = `${node.nodeValue}`;
      const element = node.parentElement;
      if (element?.checkVisibility({ visibilityProperty: true })) {
        const words = isDisplayType(element) ? text.matchAll(anyWord) : [];
        const candidates = [...words, ...text.matchAll(unbreakableWord)];
        const broken = candidates.filter(
          ({ 0: word, index }) => countLines(node, index, word.length) > 1,
        );
        problems.push(...broken.map(([word]) => `"${word}" is broken across two lines.`));
      }
    }
    return problems;

    function isDisplayType(element: Element): boolean {
      const isHeading = element.closest('h1, h2, h3') !== null;
      return isHeading || getComputedStyle(element).fontFamily.startsWith('Display');
    }

    function countLines(node: Node, start: number, length: number): number {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return new Set(tops).size;
    }
  }, unbreakable);
}
