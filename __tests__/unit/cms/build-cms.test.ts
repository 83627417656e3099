/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { buildCms, describeCms } from '@/cms/build-cms';
import { eachText } from '@/model/content-files/source-location';

jest.setTimeout(60_000); // Bundling is slow.
const cms = buildCms('dona/salao', '/pasta');

test('the page is not indexed, respects the base path and has its own CSP', async () => {
  const page = String((await cms).get('admin.html'));
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('"repo":"dona/salao"');
  expect(page).toContain('new?name=Meu+site&amp;target_name=dona&amp;expires_in=365');
  expect(page).toContain('escolha dona/salao.');
  expect(page).toContain('<a href="/pasta/" target="_blank">Ver o site</a>');
  expect(page).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'self';/);
});

test('sample content is listed with links to its forms', async () => {
  const page = String((await cms).get('admin.html'));
  const [, list = ''] = /<details>(.*)<\/details>/.exec(page) ?? [];
  expect(list).toMatch(/Conteúdo de exemplo: \d+ itens/);
  for (const form of ['shop', 'team', 'testimonials', 'gallery', 'home']) {
    expect(list).toContain(`<a href="#/collections/_singletons/entries/${form}">`);
  }
  expect(page).not.toMatch(/\{\w+\}"/);
  const own = /<li><a href="[^"]*">[^<]+<\/a><ul>((?:<li>[^<]+<\/li>)+)<\/ul><\/li>/g;
  expect(list.replace(own, '')).toMatch(/^<summary>[^<]*<\/summary><ul><\/ul><p>[^<]*<\/p>$/);
  for (const [, remedies = ''] of list.matchAll(own)) {
    const each = remedies.match(/<li>/g) ?? [];
    expect(new Set(remedies.split('<li>').slice(1)).size).toBe(each.length);
  }
});

test('sample content is only listed under the form that changes it', async () => {
  const page = String((await cms).get('admin.html'));
  const under = (form: string) => page.split(`entries/${form}">`)[1]?.split('</ul>')[0];
  for (const form of ['services', 'shop', 'team']) {
    const isPrice = /escreva o preço que a barbearia cobra/.test(under(form) ?? '');
    expect([form, isPrice]).toEqual([form, form === 'services']);
  }
});

test('if the environment sets the site URL, the sample URL is not listed', async () => {
  process.env.SITE_URL = 'https://dona.github.io';
  const there = String((await buildCms('dona/salao', '/pasta')).get('admin.html'));
  delete process.env.SITE_URL;
  const here = String((await cms).get('admin.html'));
  const [without, withUrl] = [here, there].map((page) => Number(/exemplo: (\d+)/.exec(page)?.[1]));
  expect(withUrl).toBe((without ?? 0) - 1);
  expect([here, there].map((page) => page.includes('<li>escreva o endereço do site'))).toEqual([
    true,
    false,
  ]);
  expect(there).toContain('<li>escreva o nome da barbearia');
});

test('every text that Sveltia CMS shows is in Portuguese', () => {
  const locales = 'node_modules/@sveltia/cms/locales';
  const own = ['cms/locale-overrides.json', `${locales}/pt-BR.json`].flatMap(listTexts);
  const missing = listTexts(`${locales}/en-US.json`).filter((name) => !own.includes(name));
  // Without texts of configuration errors and of unused features.
  const seen = missing.filter(
    (name) =>
      !/^(config|cloud_storage|relation_field|assets_dialog|open_authoring|sign_in_using)|external|referenced_entr/.test(
        name,
      ),
  );
  expect(seen).toEqual([]);
});

test('includes Portuguese texts and fonts, and loads no fonts from a CDN', async () => {
  const names = [...(await cms).keys()];
  expect(names.filter((name) => /^cms\/[a-z]{2}-[A-Z]{2}-/.test(name))).toEqual([
    expect.stringMatching(/pt-BR.*\.js$/),
  ]);
  expect(names.filter((name) => name.endsWith('LICENSE.txt')).length).toBeGreaterThan(0);
  const assets = names.filter((name) => name.startsWith('cms/assets/'));
  expect(assets.filter((name) => !/\.(woff2|LICENSE\.txt)$/.test(name))).toEqual([]);
  expect(names.some((name) => /material-symbols.*\.woff2$/.test(name))).toBe(true);
  expect(names.every((name) => name === 'admin.html' || name.startsWith('cms/'))).toBe(true);
  for (const [name, bytes] of await cms) {
    expect([name, name.endsWith('.js') && bytes.includes('cdn.jsdelivr.net')]).toEqual([
      name,
      false,
    ]);
  }
});

test('excludes unused parts of Sveltia CMS, and APIs of Node', async () => {
  const scripts = [...(await cms)].filter(([name]) => name.endsWith('.js'));
  const names = scripts.map(([name]) => name);
  // Maps, drawings, syntax highlighting.
  expect(names.filter((name) => /leaflet|terra-draw|svgo|emacs/.test(name))).toEqual([]);
  expect(scripts.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(4_000_000);
  for (const [name, bytes] of scripts) {
    expect([name, /process\.(env|cwd)/.test(String(bytes))]).toEqual([name, false]);
  }
});

test('script names contain a hash, so that caches serve no old script', async () => {
  const page = String((await cms).get('admin.html'));
  const [, name = ''] = /src="\/pasta\/(cms\/cms-\w{8}\.js)"/.exec(page) ?? [];
  expect((await cms).has(name)).toBe(true);
  const scripts = [...(await cms).keys()].filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => !/-\w{8}\.js$/.test(file))).toEqual([]);
});

test('our texts override those of Sveltia CMS, and the others stay', async () => {
  const [name = ''] = [...(await cms).keys()].filter((one) => one.includes('pt-BR'));
  const script = String((await cms).get(name));
  const read = (file: string) => {
    const texts = [...eachText(JSON.parse(readFileSync(file, 'utf8')))];
    return new Map(texts.map(({ path, text }) => [path.join('.'), text]));
  };
  const ours = read('cms/locale-overrides.json');
  const all = new Map([...read('node_modules/@sveltia/cms/locales/pt-BR.json'), ...ours]);
  // Scripts escape quotes and line breaks.
  const plain = [...all].filter(([, text]) => /^[^"'`\n\\]+$/.test(text));
  expect(plain.filter(([, text]) => !script.includes(text))).toEqual([]);
});

test('the report states its size', () => {
  const files = new Map([
    ['admin.html', Buffer.alloc(200_000)],
    ['cms/cms.js', Buffer.alloc(1_340_000)],
  ]);
  expect(describeCms(files)).toBe(
    'Formulário do celular em /admin: 2 arquivos, 1,5 MB, que só quem abre essa página baixa.',
  );
});

function listTexts(file: string): string[] {
  return [...eachText(JSON.parse(readFileSync(file, 'utf8')))].map(({ path }) => path.join('.'));
}
