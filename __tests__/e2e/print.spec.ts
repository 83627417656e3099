import { expect, HOME, test } from './fixtures';

test('eight services print on one sheet, with prices, hours and address, without photos', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  await page.goto(HOME);
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['#servicos', '#contato table', '#contato address']) {
    await expect(page.locator(selector)).toBeVisible();
  }
  await expect(page.locator('#galeria')).toBeHidden();

  // With this shop's long titles and hours, more services take a second sheet.
  await page.locator('#servicos article').evaluateAll((services) => {
    for (const service of services.slice(8)) {
      service.closest('li')?.remove();
    }
  });
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  // A PDF contains `/Type /Page` once for each sheet.
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), 'sheets').toHaveLength(1);
});
