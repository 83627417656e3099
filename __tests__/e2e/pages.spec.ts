import { expect, HOME, NOT_FOUND_LINES, test } from './fixtures';

test.describe('a policy', { tag: '@desktop' }, () => {
  test('is served at its own address without a redirect', async ({ page }) => {
    const response = await page.goto('termos');
    expect(response?.status()).toBe(200);
    const redirectedFrom = response?.request().redirectedFrom();
    expect(redirectedFrom, 'request that was redirected to this address').toBeNull();
  });

  test('has an index that links to its topics', async ({ page }) => {
    await page.goto('termos');
    const index = page.getByRole('navigation', { name: 'Nesta página' });
    await index.getByRole('link', { name: 'Pagamento' }).click();
    await expect(page).toHaveURL(/\/termos#topico-pagamento$/);
    await expect(page.getByRole('heading', { name: 'Pagamento' })).toBeInViewport();
  });

  // Screen readers list the landmarks of a page. A dozen topics would bury the index in that list, and visitors can
  // find a topic by its heading.
  test('has no landmark for each topic', async ({ page }) => {
    await page.goto('termos');
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(page.getByRole('region')).toHaveCount(0);
  });

  test('links back to the home page', async ({ page }) => {
    await page.goto('termos');
    await page.getByRole('link', { name: 'Voltar ao site' }).first().click();
    await expect(page).toHaveURL(HOME);
  });
});

test.describe('an unknown address', { tag: '@desktop' }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  const UNKNOWN = 'a/b/c?d=e';

  test('answers with status 404', async ({ page }) => {
    const response = await page.goto(UNKNOWN);
    expect(response?.status()).toBe(404);
  });

  test("shows the specification's English message", async ({ page }) => {
    await page.goto(UNKNOWN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });

  test('links to the home page', async ({ page }) => {
    await page.goto(UNKNOWN);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(HOME);
  });

  test('is logged once to the console', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(UNKNOWN);
    const linesOfThePage = lines.filter((line) => line.startsWith('404: no page at'));
    expect(linesOfThePage).toEqual([expect.stringContaining('/a/b/c')]);
  });
});
