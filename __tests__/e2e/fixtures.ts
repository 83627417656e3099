import {
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
  type Route,
  type TestInfo,
} from '@playwright/test';
import { content } from '@/model';
import { ROUTES as LISTED_ROUTES } from '@/model/routes';

export { expect };

/** A busy machine shows a page before its view transition is ready; Chromium then reports that. */
const SKIPPED_TRANSITION = /^uncaught: InvalidStateError: Transition was aborted/;

/** Tests that a stock Firefox cannot be asked over WebDriver BiDi (Playwright 1.65, Firefox 153). */
const BEYOND_BIDI: Readonly<Record<string, string>> = {
  'a frame of another origin': 'o pedido é interceptado antes que a política o recuse.',
  'opens for the pointer that was there before the script':
    'o ponteiro que já estava lá não é visto como parado (não confirmado num Firefox de mesa).',
};

const STOCK_FIREFOX = 'Firefox do sistema, por BiDi: ';

/** What other engines say that is no fault of the page. */
const ENGINE_LINES = /manifest-src|^uncaught: downloadable font: |^uncaught: Loading module from /;

type Fixtures = {
  /** Leaves a test out, before it costs anything, where the browser cannot be asked for it. */
  possible: undefined;
  /** The problems that a test causes on purpose; every other one fails it. */
  tolerated: RegExp;
  problems: string[];
};

/**
 * Every test also proves that the page is quiet: no console error or warning, no uncaught error,
 * no failed request, no refusal by the CSP, and no third party that the visitor did not ask for.
 */
export const test = base.extend<Fixtures>({
  possible: [
    async ({ channel, javaScriptEnabled, bypassCSP }, use, info) => {
      const why =
        BEYOND_BIDI[info.title.replaceAll(/ @\w+/g, '')] ??
        (javaScriptEnabled ? undefined : 'não desliga os scripts de uma página.') ??
        (bypassCSP ? 'não põe de lado a política da página.' : undefined);
      info.skip(channel === 'moz-firefox' && why !== undefined, `${STOCK_FIREFOX}${why}`);
      await use(undefined);
    },
    { auto: true },
  ],
  page: async ({ page, channel }, use, info) => {
    if (channel === 'moz-firefox') {
      page.emulateMedia = async () =>
        info.skip(true, `${STOCK_FIREFOX}não finge preferências do visitante.`);
      // A tap does nothing there, and says nothing.
      const locators: Locator = Object.getPrototypeOf(page.locator('html'));
      locators.tap = locators.click;
    }
    await use(page);
    await keepPicture(page, info);
  },
  tolerated: [/^$/, { option: true }],
  problems: [
    async ({ possible: _possible, context, baseURL, tolerated }, use) => {
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
        if (!isAbortedByLeaving(reason)) {
          problems.push(`failed request: ${request.url()} ${reason}`);
        }
      });
      await context.route(
        (url) => url.origin !== ownOrigin,
        async (route) => {
          if (isMap(route.request()) || isVisit(route.request())) {
            await answerInTheirPlace(route);
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
      expect(unexpected, 'the page is quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The last that a failed test saw. Playwright's own `only-on-failure` takes a picture of every page
 * that closes, which was a seventh of what the browser tests cost.
 */
export async function keepPicture(page: Page, info: TestInfo) {
  if (info.status !== info.expectedStatus) {
    const path = info.outputPath('failed.png');
    await page.screenshot({ path, timeout: 5_000 }).then(
      () => info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' }),
      () => {}, // A page that hangs or is gone has no picture, and its test has said why.
    );
  }
}

/** Leaving a page cancels what it was still loading; each engine has its word for that. */
function isAbortedByLeaving(reason: string): boolean {
  return /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i.test(reason);
}

function isMap(request: Request): boolean {
  const { hostname, pathname } = new URL(request.url());
  return hostname === 'www.google.com' && pathname.startsWith('/maps');
}

/** The visitor followed a link; a frame, by contrast, loads by itself. */
function isVisit(request: Request): boolean {
  if (!request.isNavigationRequest()) {
    return false;
  }
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true; // A new tab asks before its frame exists.
  }
}

function answerInTheirPlace(route: Route): Promise<void> {
  return route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><html lang="pt-BR"><title>Terceiro</title><p>Página de terceiros</p></html>',
  });
}

/** What the published page asks for when someone reaches for something. */
export const ENHANCEMENT = '**/_next/static/enhance.*.js';

/** A sign of intent, which changes nothing on the page; then waits for what it brings. */
export async function enhance(page: Page): Promise<void> {
  await reach(page);
  await expectEnhanced(page);
}

/** Waits until the page has what scripts make better: from our file, or from React. */
export async function expectEnhanced(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const arrows = document.querySelector<HTMLElement>('[data-arrows]');
    return arrows ? !arrows.hidden : document.adoptedStyleSheets.length > 0;
  });
}

/** Holds back what a page asks for, until the returned function is called. */
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

/** As if there were something in every page, and on every screen, that a script makes better. */
export async function reach(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    main.dataset.enhance = '';
    main.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    delete main.dataset.enhance;
  });
}

/** The paths of the pictures that the page asks for from now on, in order. */
export function collectPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') {
      asked.push(new URL(request.url()).pathname);
    }
  });
  return asked;
}

/** Scrolls to an end of the page. */
export async function scrollTo(page: Page, position: 'top' | 'bottom'): Promise<void> {
  await page.evaluate((to) => {
    const top = to === 'top' ? 0 : document.documentElement.scrollHeight;
    window.scrollTo({ top });
  }, position);
}

/** Every page that a visitor can be on. */
export const ROUTES = [...LISTED_ROUTES, '/nenhum-lugar'] as const;

/** Chromium reports each answer that is not found, and the 404 page adds its own line. */
export const NOT_FOUND_LINES = /^console error: (Failed to load resource.*404|404)/;

/** What Chromium says of a request that a test has blocked. */
export const LOST_REQUESTS = /^failed request: |^console error: Failed to load resource/;

/** The text that `::before` shows; Firefox computes an `attr()` only when it draws. */
export function readTextBefore(element: Element): string {
  const { content } = getComputedStyle(element, '::before');
  const [, attribute] = /^attr\((.+)\)$/.exec(content) ?? [];
  return attribute ? `"${element.getAttribute(attribute)}"` : content;
}

/** From here on, the page keeps a line for each refusal by its policy: what, and of whom. */
export async function noteViolations(page: Page) {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { dataset } = document.documentElement;
      dataset.violations = `${dataset.violations ?? ''}${effectiveDirective} ${blockedURI}\n`;
    });
  });
}

/** The lines so far; none is null. */
export const violations = (page: Page) => page.locator('html').getAttribute('data-violations');

/** Opens the viewer with the gallery's first photo. */
export async function openFirstPhoto(page: Page) {
  const name = content.uiText.viewer.open.replace('{alt}', content.gallery[0]?.alt ?? '');
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
