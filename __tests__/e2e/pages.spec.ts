import type { Page } from '@playwright/test';
import { getContent } from '@/model';
import { enhance, expect, NOT_FOUND_LINES, ROUTES, scrollTo, test } from './fixtures';

const content = getContent();

const { error: errorText, notFound, policy: policyText } = content.uiText;
const policies = [
  { route: '/privacidade', policy: content.privacy },
  { route: '/termos', policy: content.terms },
] as const;

for (const { route, policy } of policies) {
  test.describe(route, { tag: '@desktop' }, () => {
    test.beforeEach(async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
    });

    test('has title, date, topics in order with an index, and a link back', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy.title);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
        policy.topics.map(({ heading }) => heading),
      );
      for (const { id } of policy.topics) {
        await expect(page.locator(`#${id} :is(p, li)`).first()).toBeVisible();
      }
      // Headings suffice to navigate a policy.
      await expect(page.getByRole('region')).toHaveCount(0);
      const index = page.getByRole('navigation', { name: policyText.onThisPage });
      for (const { id, heading } of policy.topics) {
        await expect(index.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`);
      }
      const today = await page.evaluate(() => new Date().toLocaleDateString('pt-BR'));
      await expect(page.getByRole('main').getByRole('time')).toHaveText(today);
      await expect(page.getByText(policyText.lastUpdated)).toBeVisible();

      await page.getByRole('link', { name: policyText.back }).first().click();
      await expect(page).toHaveURL('/');
    });
  });
}

test.describe('an unknown address', { tag: '@desktop' }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  test('shows an English message with a link home', async ({ page }) => {
    const response = await page.goto('/nenhum-lugar');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
    await page.getByRole('link', { name: notFound.homeLink }).click();
    await expect(page).toHaveURL('/');
  });

  test('is logged once', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto('/a/b/c?d=e');
    await enhance(page);
    const ours = lines.filter((line) => line.includes(notFound.log));
    expect(ours).toHaveLength(1);
    expect(ours[0]).toContain('/a/b/c');
  });
});

test.describe('text that an attacker injects', { tag: '@desktop' }, () => {
  test.use({ tolerated: /Content.Security.Policy|Trusted|csp/i });

  test('runs no script, in the page or from a script', async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const attacks = `<script>window.injected = true</script><style>h1 { display: none }</style>
        <img src="/icones/icone.svg" alt="" onload="window.injected = true">`;
      const body = (await response.text()).replace('</main>', `${attacks}</main>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await enhance(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    const write = () => {
      document.body.innerHTML = '<img alt="">';
    };
    await expect(page.evaluate(write)).rejects.toThrow(/TrustedHTML/);
  });
});

test.describe('a failure while rendering', { tag: '@react' }, () => {
  // React reports the failed hydration and the new rendering.
  test.use({ tolerated: /sabotage|reading 'offsetParent'|Minified React error #418/ });

  test('shows the error page with links to retry and home @phone', async ({ page }) => {
    // The menu reads this while it mounts.
    await page.addInitScript(() => {
      Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
        get(this: HTMLElement) {
          if (!sessionStorage.getItem('repaired')) {
            throw new Error('sabotage');
          }
          return this.parentElement;
        },
      });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorText.heading);
    await expect(page).toHaveTitle(errorText.heading);
    await expect(page.getByRole('link', { name: errorText.homeLink })).toHaveAttribute('href', '/');
    await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'));
    await page.getByRole('link', { name: errorText.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      content.home.hero.headline.join(' '),
    );
  });
});

test.describe('every page', { tag: '@desktop' }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  for (const route of ROUTES) {
    test(`${route}: the script changes nothing`, async ({ page }) => {
      await page.goto(route, { waitUntil: 'networkidle' });
      const before = await readPage(page);
      expect(before.title).toContain(content.shop.name.full);
      await enhance(page);
      await scrollTo(page, 'bottom');
      await page.waitForTimeout(500);
      expect(await readPage(page)).toEqual(before);
    });
  }
});

/** What the script must not change. */
function readPage(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    text: document.body.innerText,
    head: [
      ...document.head.querySelectorAll(
        'meta, style, link:not([as="script"]), script[type$="json"]',
      ),
    ]
      .map((element) => element.outerHTML)
      .sort(),
  }));
}
