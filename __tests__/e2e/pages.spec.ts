import { expect, NOT_FOUND_LINES, test } from './fixtures';

test.describe('a policy', { tag: '@desktop' }, () => {
  test('has its own address, an index, no landmark for each topic, and links back', async ({
    page,
  }) => {
    const response = await page.goto('termos');
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    const index = page.getByRole('navigation', { name: 'Nesta página' });
    await index.getByRole('link', { name: 'Pagamento' }).click();
    await expect(page).toHaveURL(/\/termos#topico-pagamento$/);
    // Headings suffice to navigate a policy.
    await expect(page.getByRole('region')).toHaveCount(0);
    await page.getByRole('link', { name: 'Voltar ao site' }).first().click();
    await expect(page).toHaveURL('./');
  });
});

test.describe('an unknown address', { tag: '@desktop' }, () => {
  test.use({ tolerated: NOT_FOUND_LINES });

  test('shows an English message with a link home, and is logged once', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const response = await page.goto('a/b/c?d=e');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    const ours = lines.filter((line) => line.startsWith('404: no page at'));
    expect(ours).toEqual([expect.stringContaining('/a/b/c')]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('./');
  });
});
