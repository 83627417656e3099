import { expect, HOME, NOT_FOUND_LINES, test } from './fixtures';

test.describe('the terms', { tag: '@desktop' }, () => {
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

  // A dozen topics would bury the index in a screen reader's list of landmarks. Visitors reach them by their headings.
  test('the topics of the terms aren’t landmarks', async ({ page }) => {
    await page.goto('termos');
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(page.getByRole('region')).toHaveCount(0);
  });
});

test('a policy’s numbered list shows its numbers, indented and apart from the paragraph above', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('privacidade');
  await expect(page.locator('section ol > li').first()).toHaveCSS('list-style-type', 'decimal');
  const [section, above, first] = await Promise.all(
    ['section:has(ol)', 'section p:has(+ ol)', 'section ol > li:first-child'].map((selector) =>
      page.locator(selector).boundingBox(),
    ),
  );
  expect(first?.x).toBeGreaterThan(Number(section?.x) + 20);
  expect(first?.y).toBeGreaterThan(Number(above?.y) + Number(above?.height) + 8);
});

test.describe('the 404 page', { tag: '@desktop' }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  test('at an unknown URL, the 404 page logs the path to the console and links to the home page', async ({
    page,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const response = await page.goto('a/b/c?d=e');
    expect(response?.status()).toBe(404);
    const linesOfThePage = lines.filter((line) => line.startsWith('404: no page at'));
    expect(linesOfThePage).toEqual([expect.stringContaining('/a/b/c')]);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(HOME);
  });
});
