import { test as base, expect, type Page, type Request } from '@playwright/test';
import { buildSync } from 'esbuild';
import { ROUTES } from '../../model/shop/site-url';

declare global {
  interface Window {
    /** Every page has these functions. */
    layoutChecks: typeof import('./layout-checks');
  }
}

const [layoutChecks] = buildSync({
  entryPoints: ['__tests__/e2e/layout-checks.ts'],
  bundle: true,
  globalName: 'layoutChecks',
  footer: { js: 'window.layoutChecks = layoutChecks;' },
  tsconfigRaw: '{}',
  write: false,
}).outputFiles;

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

/** On this Wednesday, the fixture shop is open, and announces its holidays of 15 and 16 November. */
export const BEFORE_HOLIDAYS = new Date('2033-11-02T15:00:00Z');

/** The booking bar is at the bottom of a phone's screen. */
export const BOOKING_BAR = '[data-behaviour=bookingBar]';

/** On a busy machine, Chromium logs this error if it shows a page before the view transition is ready. */
const SKIPPED_TRANSITION = /^uncaught: InvalidStateError: Transition was aborted/;

/**
 * Matches two messages that aren't the page's fault. Some engines don't know the CSP directive `manifest-src`, and
 * Firefox reports a font that was still loading when the test left the page.
 */
const ENGINE_LINES = /^console (error|warning): .*manifest-src|^uncaught: downloadable font: /;

/**
 * Makes a test fail if something goes wrong on the page: console errors and warnings, uncaught errors, failed requests,
 * CSP violations, or requests to third parties that the visitor didn't start. `tolerated` matches the problems that a
 * test causes on purpose.
 */
export const test = base.extend<{ tolerated: RegExp }>({
  tolerated: [/^$/, { option: true }],
  context: async ({ context, baseURL, tolerated }, use) => {
    const problems: string[] = []; // For example `failed request: …/mapa.svg net::ERR_FAILED`.
    const ownOrigin = new URL(baseURL ?? '').origin;

    await context.addInitScript({ content: `${layoutChecks?.text}` });
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

    await use(context);

    const expected = [tolerated, SKIPPED_TRANSITION, ENGINE_LINES];
    const unexpected = problems.filter(
      (problem) => !expected.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, 'The page logs no errors, and all its requests succeed.').toEqual([]);
  },
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

/** On the 404 page, Chromium logs the status 404 and the page itself logs the path. */
export const NOT_FOUND_LINES =
  /^console error: (Failed to load resource: .*status of 404|404: no page at )/;

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
}

export async function openFirstPhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ampliar foto' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Some transitions run even with reduced motion: the booking bar's has a delay. */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) {
        animation.finish();
      }
    }
  });
}
