/** @jest-environment node */
import type { Field } from '@sveltia/cms';
import { buildConfig, MENU } from '@/cms/cms-config';
import { FILE_IDS } from '@/model/content-files/files';
import type { JsonSchema } from '@/model/schema/json-schema';

const forms = new Map(
  (buildConfig('dono/barbearia', '').singletons ?? []).flatMap((file) =>
    'fields' in file ? [[file.file, file.fields]] : [],
  ),
);

test('every content file except publishing.yaml has a form', () => {
  const inMenu = MENU.map(({ id }) => id);
  expect([...inMenu, 'publishing'].sort()).toEqual([...FILE_IDS].sort());
});

test('every form has its own label and icon', () => {
  const entries = MENU.flatMap(({ label, icon }) => [label, icon ?? '']);
  expect(new Set(entries).size).toBe(2 * MENU.length);
  expect(entries).not.toContain('');
});

test.each(MENU)(
  'the form of $name has exactly the fields of its schema',
  ({ name, fields: schema }) => {
    const fields = forms.get(`content/${name}`) ?? [];
    // Hidden: the text of the file.
    expect(listForm(fields.filter(({ name }) => name !== '_base'))).toEqual(listSchema(schema));
  },
);

test('if the environment sets the site URL, its field is hidden and keeps its value', () => {
  process.env.SITE_URL = 'https://dono.github.io';
  const [shop] = (buildConfig('dono/barbearia', '').singletons ?? []).filter(
    (file) => 'file' in file && file.file === 'content/shop.yaml',
  );
  delete process.env.SITE_URL;
  const fields = shop && 'fields' in shop ? shop.fields : [];
  expect(fields.filter((field) => 'widget' in field && field.widget === 'hidden')).toEqual([
    { name: 'url', widget: 'hidden' },
    { name: '_base', widget: 'hidden' },
  ]);
});

test('URLs in hints are code, not links', () => {
  const hints = JSON.stringify([...forms.values()]).match(/"hint":"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(hints.filter((hint) => /(?<!`)https?:/.test(hint))).toEqual([]);
  expect(hints.some((hint) => hint.includes('`https://'))).toBe(true);
});

test('the configuration has the repository and the base path', () => {
  const { backend, logo, logout_redirect_url } = buildConfig('dona/salao', '/salao');
  expect(backend).toMatchObject({ name: 'github', repo: 'dona/salao' });
  expect(logo).toEqual({ src: '/salao/icones/icone.svg' });
  expect(logout_redirect_url).toBe('/salao/admin');
});

/** A field of the form at its path, such as `gallery.src`. */
function findField(file: string, path: string): unknown {
  return path.split('.').reduce<unknown>(
    (fields, name) => {
      const field = [fields].flat().find((one) => Object(one).name === name);
      const { fields: inner = Object(field).field ?? field } = Object(field);
      return inner;
    },
    forms.get(`content/${file}`),
  );
}

test.each([
  [
    'gallery.yaml',
    'gallery.src',
    { widget: 'image', accept: 'image/jpeg,image/png,image/webp,image/avif', choose_url: false },
  ],
  ['gallery.yaml', 'gallery.caption', { widget: 'string', maxlength: 60, required: false }],
  ['services.yaml', 'services.price', { label: 'Preço', widget: 'string', required: true }],
  ['home.yaml', 'hero.headline', { name: 'item', label: 'Linha', maxlength: 28 }],
  [
    'policies/terms.md',
    'body',
    {
      widget: 'markdown',
      hint: 'Cada assunto é um título',
      buttons: ['bold', 'link', 'heading-two', 'bulleted-list'],
      editor_components: [],
    },
  ],
  ['policies/terms.md', '_base', { widget: 'hidden' }],
  ['shop.yaml', 'priceRange', { widget: 'select', options: ['$', '$$', '$$$', '$$$$'] }],
  ['shop.yaml', 'url', { widget: 'string', hint: '`https://www.suabarbearia.com.br`' }],
  ['shop.yaml', 'social', { name: 'item', widget: 'string', required: true }],
])('in %s, %s has the right widget', (file, path, field) => {
  expect(findField(file, path)).toMatchObject(field);
});

test('a photo field has no hint on writing file names', () => {
  expect(findField('gallery.yaml', 'gallery.src')).toMatchObject({ hint: undefined });
});

test('groups and lists are collapsed, and policies use the front matter format', () => {
  const { singletons = [] } = buildConfig('dona/salao', '');
  const text = JSON.stringify(singletons);
  expect(text).toMatch(/"name":"address",[^{}]*"widget":"object","collapsed":true/);
  expect(text).toContain('"summary":"{{alt}}","collapsed":true');
  expect(text).toMatch(/"label":"Serviços",[^{}]*"min":1,"max":12/);
  const formats = singletons.map((one) => ('format' in one ? one.format : ''));
  expect(formats).toContain('terms-frontmatter');
  expect(formats).toContain('services');
});

/** The fields of a schema, parents first; the topics of a policy are its Markdown body. */
function listSchema({ properties = {}, items }: JsonSchema): string[] {
  const own = Object.entries(properties).flatMap(([key, field]) =>
    field.control === 'markdown' ? ['body'] : [key, ...listSchema(field)],
  );
  return [...own, ...(items ? listSchema(items) : [])];
}

function listForm(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => [
    field.name,
    ...('fields' in field ? listForm(field.fields ?? []) : []),
  ]);
}
