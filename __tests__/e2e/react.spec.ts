import { expect, test } from './fixtures';

// A hydration error or a blocked script would fail the test, too, as on any page.
test('on a page with data-react, React answers a click, and behaviours work beside it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('./react');
  const button = page.getByRole('button', { name: 'Contar' });
  await button.click(); // Waits until React has hydrated the counter, which shows it.
  await expect(button).toHaveText('Contar: 1');
  await expect(page.getByText('Chegou depois.')).toHaveCSS('letter-spacing', '5px');

  // The second one wasn't in the page when its script ran.
  for (const [link, tooltip] of [
    ['Instagram', 'Instagram'],
    ['Subir', 'O topo da página'],
  ] as const) {
    await page.getByRole('link', { name: link }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(tooltip);
  }
});
