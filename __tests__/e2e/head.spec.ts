import { content } from '@/model';
import { expect, test } from './fixtures';

test('what the head promises is there @desktop', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('link:is([rel="icon"], [rel="apple-touch-icon"], [rel="manifest"])');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLLinkElement).href),
  );
  expect(addresses).toHaveLength(3);

  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const manifest = await request.get('/manifest.webmanifest');
  const { icons } = await manifest.json();
  addresses.push(
    new URL(picture ?? '').pathname,
    ...icons.map(({ src }: { src: string }) => src),
    '/sitemap.xml',
    '/robots.txt',
  );
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the header’s colour continues into the browser, by day and by night @desktop', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const header = await page
      .getByRole('banner')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    const announced = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const meta = metas.find(({ media }) => matchMedia(media).matches);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = meta?.content ?? '';
      return getComputedStyle(probe).color;
    });
    expect(announced).toBe(header);
  }
});

test('the contact card is one to save @desktop', async ({ page }) => {
  await page.goto('/');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: content.home.contact.saveContactLabel }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.vcf$/);
});
