/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { buildDesk, describeDesk } from '@/desk/build-desk';
import { eachText } from '@/model/drawer/place';

jest.setTimeout(60_000); // It bundles two megabytes.
const desk = buildDesk('dona/salao', '/pasta');

test('the page is for its owner alone, under the base path, with a policy of its own', async () => {
  const page = String((await desk).get('admin.html'));
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('"repo":"dona/salao"');
  expect(page).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'self';/);
});

test('what is still an example stands above the list, with the form that changes it', async () => {
  const page = String((await desk).get('admin.html'));
  const [, list = ''] = /<details>(.*)<\/details>/.exec(page) ?? [];
  expect(list).toMatch(/Conteúdo de exemplo: \d+ itens/);
  for (const form of ['shop', 'team', 'testimonials', 'gallery', 'home']) {
    expect(list).toContain(`<a href="#/collections/_singletons/entries/${form}">`);
  }
  expect(page).not.toMatch(/\{\w+\}"/);
});

test('what Sveltia CMS lacks in Portuguese, we have', () => {
  const locales = 'node_modules/@sveltia/cms/locales';
  const own = ['desk/texts.json', `${locales}/pt-BR.json`].flatMap(listTexts);
  const missing = listTexts(`${locales}/en-US.json`).filter((name) => !own.includes(name));
  // What only a mistake in the configuration, or what we do not use of it, would say.
  const seen = missing.filter(
    (name) =>
      !/^(config|cloud_storage|relation_field|assets_dialog|open_authoring|sign_in_using)|external|referenced_entr/.test(
        name,
      ),
  );
  expect(seen).toEqual([]);
});

test('texts in Portuguese and fonts come along, and no font of others is named', async () => {
  const names = [...(await desk).keys()];
  expect(names.filter((name) => /pt-BR.*\.js$/.test(name))).toHaveLength(1);
  expect(names.some((name) => /material-symbols.*\.woff2$/.test(name))).toBe(true);
  expect(names.every((name) => name === 'admin.html' || name.startsWith('desk/'))).toBe(true);
  for (const [name, bytes] of await desk) {
    expect([name, name.endsWith('.js') && bytes.includes('cdn.jsdelivr.net')]).toEqual([
      name,
      false,
    ]);
  }
});

test('a script of other bytes has another name, so that no cache serves the former one', async () => {
  const page = String((await desk).get('admin.html'));
  const [, name = ''] = /src="\/pasta\/(desk\/desk-\w{8}\.js)"/.exec(page) ?? [];
  expect((await desk).has(name)).toBe(true);
  const scripts = [...(await desk).keys()].filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => !/-\w{8}\.js$/.test(file))).toEqual([]);
});

test('the report says how much it weighs', async () => {
  expect(describeDesk(await desk)).toMatch(/\/admin: \d+ arquivos, \d+(,\d)? MB/);
});

function listTexts(file: string): string[] {
  return [...eachText(JSON.parse(readFileSync(file, 'utf8')))].map(({ path }) => path.join('.'));
}
