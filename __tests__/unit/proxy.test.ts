import { NextRequest } from 'next/server';
import { parsePage } from '@/build/transform-site';
import { proxy } from '@/proxy.dev';
import { copyShop, loadWith, readOriginal } from './model/shop-copy';

copyShop();

/** Opens the home page in `next dev`. */
async function openPreview() {
  const response = await proxy(new NextRequest('http://localhost:3000/'));
  return { status: response.status, page: parsePage(await response.text()) };
}

test('the preview of a correct shop shows its pages', async () => {
  await loadWith({});
  expect(await openPreview()).toMatchObject({ status: 200 });
});

test.each(['40 &lt; 50 &amp; mais', '<b>40</b>', '</pre><script>alert(1)</script>'])(
  'the preview quotes the wrong price “%s” as it was typed',
  async (price) => {
    const services = readOriginal('services.yaml').replace('37,50', `'${price}'`);
    await loadWith({ 'services.yaml': services });
    const { status, page } = await openPreview();
    expect(status).toBe(500);
    expect(page.querySelector('pre')?.textContent).toContain(`price: "${price}"`);
    expect(page.querySelectorAll('pre *')).toHaveLength(0);
  },
);
