import { expect, scrollTo, test } from './fixtures';

test.describe('the booking bar', { tag: '@phone' }, () => {
  test('shows where neither a booking button nor the footer is visible', async ({ page }) => {
    await page.goto('./');
    const bar = page.locator('[data-behaviour=bookingBar]');
    await expect(bar).toBeHidden();
    await page
      .locator('#galeria')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(bar).toBeVisible();
    await scrollTo(page, 'bottom');
    await expect(bar).toBeHidden();
    await scrollTo(page, 'top');
    await expect(bar).toBeHidden();

    // Not for a moment either, when the menu over a booking button closes.
    await page.getByRole('button', { name: 'Abrir menu' }).tap();
    await page.waitForTimeout(500);
    const seen = await bar.evaluate(async (it) => {
      document.querySelector<HTMLElement>('header button')?.click();
      let isSeen = false;
      for (let frame = 0; frame < 5; frame++) {
        await new Promise(requestAnimationFrame);
        isSeen ||= it.checkVisibility({ visibilityProperty: true });
      }
      return isSeen;
    });
    expect(seen).toBe(false);
  });

  test("keeps its buttons out of the phone's safe area", { tag: '@chromium' }, async ({ page }) => {
    await page.goto('./');
    const bar = page.locator('[data-behaviour=bookingBar]');
    const roomBelow = () =>
      bar.evaluate((it) => {
        const [button] = it.children;
        return it.getBoundingClientRect().bottom - (button?.getBoundingClientRect().bottom ?? 0);
      });
    const usual = await roomBelow();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await expect.poll(roomBelow).toBe(usual + 34);
  });
});

test('print: prices, hours and address on one page', { tag: ['@desktop', '@chromium'] }, async ({
  page,
}) => {
  await page.goto('./');
  const [top, right, bottom, left] = Array<string>(4).fill('10mm');
  const pdf = await page.pdf({ format: 'A4', margin: { top, right, bottom, left } });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  for (const shown of ['#servicos', '#contato table', '#contato address']) {
    await expect(page.locator(shown)).toBeVisible();
  }
  await expect(page.locator('#galeria')).toBeHidden();
});
