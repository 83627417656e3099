/** @jest-environment node */
import path from 'node:path';
import { cmsFiles, serveCmsFile } from '@/cms/dev-route';

jest.setTimeout(60_000); // Bundling is slow.

test('in development the CMS edits the local folder', async () => {
  const page = String((await cmsFiles).get('admin.html'));
  expect(page).toContain(`value="local/${path.basename(process.cwd())}"`);
});

test('each file has its content type, and an unknown one gives 404', async () => {
  const names = [...(await cmsFiles).keys()];
  const find = (ending: string) => names.find((name) => name.endsWith(ending)) ?? '';
  for (const [name, type] of [
    ['admin.html', 'text/html'],
    [find('.js'), 'text/javascript'],
    [find('.woff2'), 'font/woff2'],
  ] as const) {
    const response = await serveCmsFile(name);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals((await cmsFiles).get(name) ?? Buffer.of())).toBe(true);
  }
  expect(await serveCmsFile('cms/nada.js')).toHaveProperty('status', 404);
});
