/** @jest-environment node */
import { buildDesk, describeDesk } from '@/desk/build-desk';

const desk = buildDesk('dona/salao', '/pasta');

test('the page is for its owner alone, under the base path, with a policy of its own', async () => {
  const page = String((await desk).get('admin.html'));
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('src="/pasta/desk/desk.js"');
  expect(page).toContain('"repo":"dona/salao"');
  expect(page).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'self';/);
});

test('texts in Portuguese and fonts come along, and no font of others is named', async () => {
  const names = [...(await desk).keys()];
  expect(names.filter((name) => /pt-BR.*\.js$/.test(name))).toHaveLength(1);
  expect(names.some((name) => /material-symbols.*\.woff2$/.test(name))).toBe(true);
  expect(names.every((name) => name === 'admin.html' || name.startsWith('desk/'))).toBe(true);
  expect(String((await desk).get('desk/desk.js'))).not.toContain('cdn.jsdelivr.net');
});

test('the report says how much it weighs', async () => {
  expect(describeDesk(await desk)).toMatch(/\/admin: \d+ arquivos, \d+(,\d)? MB/);
});
