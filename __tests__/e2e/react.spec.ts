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

  await page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Instagram');
});
