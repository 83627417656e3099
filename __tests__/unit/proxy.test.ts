import { NextRequest } from 'next/server';
import { parsePage } from '@/build/transform-site';
import { proxy } from '@/proxy.dev';
import { copyShop, loadWith, readOriginal } from './model/shop-copy';

copyShop();

test.each(['40 &lt; 50 &amp; mais', '<b>40</b>', '</pre><script>alert(1)</script>'])(
  'the preview quotes the wrong price “%s” as it was typed',
  async (price) => {
    const services = readOriginal('services.yaml').replace('37,50', `'${price}'`);
    await loadWith({ 'services.yaml': services });
    const response = await proxy(new NextRequest('http://localhost:3000/'));
    expect(response.status).toBe(500);
    const page = parsePage(await response.text());
    expect(page.querySelector('pre')?.textContent).toContain(`price: "${price}"`);
    expect(page.querySelectorAll('pre *')).toHaveLength(0);
  },
);
