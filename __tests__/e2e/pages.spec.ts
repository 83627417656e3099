import { expect, HOME, NOT_FOUND_LINES, test } from './fixtures';

test.describe('a policy', { tag: '@desktop' }, () => {
  test('the terms open without a redirect, and the links in their index lead to their topics', async ({
    page,
  }) => {
    const response = await page.goto('termos');
    expect(response?.status()).toBe(200);
    const redirectedFrom = response?.request().redirectedFrom();
    expect(redirectedFrom, 'request that was redirected to this URL').toBeNull();

    const index = page.getByRole('navigation', { name: 'Nesta página' });
    await index.getByRole('link', { name: 'Pagamento' }).click();
    await expect(page).toHaveURL(/\/termos#topico-pagamento$/);
    await expect(page.getByRole('heading', { name: 'Pagamento' })).toBeInViewport();
  });

  test('a footer link shows its section right below the header, without an outline', async ({
    page,
  }) => {
    await page.goto('termos');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click();
    const section = page.locator('#contato');
    await expect(section).toBeFocused();
    await expect(section).toHaveCSS('outline-style', 'none');
    const header = await page.getByRole('banner').boundingBox();
    const measureTop = async () => Math.round((await section.boundingBox())?.y ?? 0);
    await expect.poll(measureTop, 'px from the screen’s top').toBe(header?.height);
  });

  test('beside a title of several lines, the index ends on the screen', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto('termos');
    const index = page.getByRole('navigation', { name: 'Nesta página' });
    await page.locator('h1').evaluate((title) => title.append(', cuidados e direitos'));
    await index.locator('ol').evaluate((list) => {
      for (let count = 0; count < 8; count++) {
        list.append(list.children[0]?.cloneNode(true) ?? '');
      }
    });
    const box = await index.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(650);
    const isScrollable = await index.evaluate((nav) => nav.scrollHeight > nav.clientHeight);
    expect(isScrollable).toBe(true);
  });

  test('bold text is bold, and links are underlined', async ({ page }) => {
    await page.goto('termos');
    await expect(page.locator('main section strong')).toHaveCSS('font-weight', /^[67]00$/);
    await page.goto('privacidade');
    const topics = page.locator('main section');
    for (const link of await topics.getByRole('link').all()) {
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
    }
  });

  test('there is space between paragraphs and lists', async ({ page }) => {
    await page.goto('privacidade');
    const blocks = page.locator('main section > p + *, main section > :is(ul, ol) + *');
    await expect(blocks).not.toHaveCount(0);
    for (const block of await blocks.all()) {
      const space = await block.evaluate((element) => {
        const previousBottom = element.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return element.getBoundingClientRect().top - previousBottom;
      });
      expect(space, `px above “${await block.innerText()}”`).toBeGreaterThanOrEqual(8);
    }
  });
});

test.describe('the 404 page', { tag: '@desktop' }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  test('the 404 page logs the path that wasn’t found, and links to the home page', async ({
    page,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const response = await page.goto('a/b/c?d=e');
    expect(response?.status()).toBe(404);
    const linesOfThePage = lines.filter((line) => line.startsWith('404: no page at'));
    expect(linesOfThePage).toEqual([expect.stringContaining('/a/b/c')]);

    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(HOME);
  });
});
