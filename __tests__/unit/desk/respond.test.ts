/** @jest-environment node */
import path from 'node:path';
import { readDesk, respondWith } from '@/desk/respond';

jest.setTimeout(60_000); // It bundles two megabytes.

test('at the desk the form is of the folder in which it runs, and is made once', async () => {
  const page = String((await readDesk()).get('admin.html'));
  expect(page).toContain(`"repo":"local/${path.basename(process.cwd())}"`);
  expect(readDesk()).toBe(readDesk());
});

test('each file comes as what it is', async () => {
  const names = [...(await readDesk()).keys()];
  const find = (ending: string) => names.find((name) => name.endsWith(ending)) ?? '';
  for (const [name, type] of [
    ['admin.html', 'text/html'],
    [find('.js'), 'text/javascript'],
    [find('.woff2'), 'application/octet-stream'],
  ] as const) {
    const response = await respondWith(name);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals((await readDesk()).get(name) ?? Buffer.of())).toBe(true);
  }
});

test('what is not there is not found', async () => {
  const response = await respondWith('desk/nada.js');
  expect([response.status, await response.text()]).toEqual([404, '']);
});
