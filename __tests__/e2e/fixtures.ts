import { test as base, expect, type Page, type Request } from '@playwright/test';
import { ROUTES } from '../../model/shop/site-url';

declare global {
  interface Window {
    /** The sum of the layout shifts that `addUpShifts` has counted. */
    layoutShift: number;
  }
}

export { expect };

/** The address of the home page, relative to the address of the site. */
export const HOME = './';

/** An address at which the site has no page, so that the server answers with the 404 page. */
export const UNKNOWN_ADDRESS = './nenhum-lugar';

/** The addresses of all pages and of the 404 page, relative to the address of the site. */
export const ADDRESSES = [...ROUTES.map((route) => `.${route}`), UNKNOWN_ADDRESS];

/**
 * The address of one page of each template. The terms are left out, because they share the template of the privacy
 * policy. A new page is part of this list as soon as it is in `ROUTES`.
 */
export const ONE_ADDRESS_PER_TEMPLATE = ADDRESSES.filter((address) => address !== './termos');

/** The selector of the bar with the booking button, which phones show at the bottom of the screen. */
export const BOOKING_BAR = '[data-behaviour=bookingBar]';

/** Matches Chromium's error for a view transition that was not ready when a busy machine showed the page. */
const SKIPPED_TRANSITION = /^uncaught: InvalidStateError: Transition was aborted/;

/**
 * Matches two messages of other engines that are not caused by a fault of the page. An engine reports that it does not
 * know the CSP directive `manifest-src`. Firefox reports that a font was still loading when the page was left.
 */
const ENGINE_LINES = /^console (error|warning): .*manifest-src|^uncaught: downloadable font: /;

type Fixtures = {
  /**
   * Matches the problems that a test causes on purpose. The default matches none. Every other problem fails the test.
   */
  tolerated: RegExp;
  /** Collects what goes wrong on the page, one sentence each. */
  problems: string[];
};

/**
 * A test that also fails on problems of the page: console errors and warnings, uncaught errors, failed requests, CSP
 * violations, and requests to third parties that the visitor did not start. An error of a behaviour is such a problem,
 * because the page logs the error to the console.
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
        // A cancelled request is no problem, because leaving a page cancels its requests. Each engine has its own name
        // for a cancelled request.
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

/** Returns whether a request loads the map of the contact section. */
function isMap(request: Request): boolean {
  const { hostname, pathname } = new URL(request.url());
  return hostname === 'www.google.com' && pathname.startsWith('/maps');
}

/** Returns whether a request comes from a followed link. Such a request navigates a tab, not a frame. */
function isVisit(request: Request): boolean {
  if (!request.isNavigationRequest()) {
    return false;
  }
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true; // The first request of a new tab has no frame yet.
  }
}

/** Holds back all requests whose address matches `pattern`. The returned function lets them continue. */
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
 * Records the requests that a page sends from now on. The returned function lists the paths of the requests in the
 * order in which they were sent. With a pattern, it lists only requests whose resource type, such as `image`, matches.
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

/** Returns an address without its protocol and host. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Scrolls to the top or the bottom of the page. */
export async function scrollTo(page: Page, position: 'top' | 'bottom'): Promise<void> {
  await page.evaluate((to) => {
    const top = to === 'top' ? 0 : document.documentElement.scrollHeight;
    window.scrollTo({ top });
  }, position);
}

/**
 * Adds up the layout shifts of a page in `window.layoutShift`. Tests pass this function to `addInitScript`, so that it
 * runs before the page's own script. Counting starts two frames after that script, because the script replaces a text
 * with the open status, and the tests measure only the shifts that fonts cause.
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
 * The largest layout shift that fonts may cause: a fifth of 0.1, the limit for a good CLS. The maximum is not 0,
 * because a long paragraph may gain or lose a line.
 */
export const MAX_FONT_SHIFT = 0.02;

/** Reads the sum of the layout shifts that `addUpShifts` has counted. */
export function readShifts(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift);
}

/** Matches Chromium's console error for a response with status 404, and the line that the 404 page logs itself. */
export const NOT_FOUND_LINES =
  /^console error: (Failed to load resource: .*status of 404|404: no page at )/;

/** Matches the console errors and failed requests of photos whose requests a test has blocked. */
export const LOST_PHOTOS =
  /^failed request: \S+\/fotos\/|^console error: Failed to load resource: .*\/fotos\//;

/**
 * Returns the content of an element's `::before` as a quoted CSS string. The function resolves `attr()` itself, because
 * Firefox does not resolve it in computed styles.
 */
export function readBeforeContent(element: Element): string {
  const { content } = getComputedStyle(element, '::before');
  const attributeName = /^attr\((.+)\)$/.exec(content)?.[1];
  if (attributeName === undefined) {
    return content;
  }
  return `"${element.getAttribute(attributeName)}"`;
}

/** Opens the menu, which only small screens have. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
}

/** Opens the lightbox of the gallery's first photo. */
export async function openFirstPhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ampliar foto' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/**
 * Finds texts that overflow the screen or an element that clips them, and a page that is wider than the screen.
 * Returns a sentence for each problem.
 */
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

    /** Returns the box of the nearest ancestor that clips its overflow, or the box of the screen. */
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
 * Finds words of headings and other display type that are broken across two lines. In other text, it finds only what
 * matches `unbreakable`.
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
        const broken = [...words, ...text.matchAll(unbreakableWord)].filter(
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
