/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { buildCms } from '@/cms/build-cms';
import { listTexts } from '@/model/content-files/path';

jest.setTimeout(60_000); // Bundling is slow.
process.env.BASE_PATH = '/pasta';
const cms = buildCms('dona/salao');

test('the page is not indexed, respects the base path and has its own CSP', async () => {
  const page = String((await cms).get('admin.html'));
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('new?name=Meu+site&amp;target_name=dona&amp;expires_in=365');
  expect(page).toContain('escolha dona/salao.');
  expect(page).toContain('<a href="/pasta/" target="_blank">Ver o site</a>');
  expect(page).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'self';/);
});

test('every text that Sveltia CMS shows is in Portuguese', () => {
  const locales = 'node_modules/@sveltia/cms/locales';
  const own = ['cms/locale-overrides.json', `${locales}/pt-BR.json`].flatMap(listNames);
  const missing = listNames(`${locales}/en-US.json`).filter((name) => !own.includes(name));
  // Without texts of configuration errors and of unused features.
  const seen = missing.filter(
    (name) =>
      !/^(workflow|status|config|cloud_storage|relation_field|assets_dialog|open_authoring|sign_in_using)|external|referenced_entr/.test(
        name,
      ),
  );
  expect(seen).toEqual([]);
});

test('includes fonts, and of the languages only Portuguese, with our texts over theirs', async () => {
  const names = [...(await cms).keys()];
  const [language = '', ...others] = names.filter((name) => /^cms\/[a-z]{2}-[A-Z]{2}-/.test(name));
  expect([language, ...others]).toEqual([expect.stringMatching(/pt-BR.*\.js$/)]);
  const ours = listTexts(JSON.parse(readFileSync('cms/locale-overrides.json', 'utf8')));
  const script = String((await cms).get(language));
  // Scripts escape quotes and line breaks.
  const plain = ours.filter(({ text }) => /^[^"'`\n\\]+$/.test(text));
  expect(plain.filter(({ text }) => !script.includes(text))).toEqual([]);

  const assets = names.filter((name) => name.startsWith('cms/assets/'));
  expect(assets.filter((name) => !/\.(woff2|LICENSE\.txt)$/.test(name))).toEqual([]);
  expect(assets.some((name) => name.endsWith('LICENSE.txt'))).toBe(true);
  expect(assets.some((name) => /material-symbols.*\.woff2$/.test(name))).toBe(true);
  expect(names.every((name) => name === 'admin.html' || name.startsWith('cms/'))).toBe(true);
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

function listNames(file: string): string[] {
  return listTexts(JSON.parse(readFileSync(file, 'utf8'))).map(({ path }) => path.join('.'));
}
