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

test('every file of the contentFiles has a form, but the one that the form stands on', () => {
  const inMenu = MENU.map(({ id }) => id);
  expect([...inMenu, 'publishing'].sort()).toEqual([...FILE_IDS].sort());
});

test('each file is told from the others in the menu, by its label and its icon', () => {
  const entries = MENU.flatMap(({ label, icon }) => [label, icon ?? '']);
  expect(new Set(entries).size).toBe(2 * MENU.length);
  expect(entries).not.toContain('');
});

test.each(MENU)(
  'the form of $name asks for every field of its schema, and for nothing else',
  ({ name, fields: schema }) => {
    const fields = forms.get(`content/${name}`) ?? [];
    // Unseen: what the form was made from.
    expect(listForm(fields.filter(({ name }) => name !== '_base'))).toEqual(listSchema(schema));
  },
);

test('where Pages tells the address of the site, the form does not ask for it, and keeps it', () => {
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

test('no hint is a link to an address of someone else', () => {
  const hints = JSON.stringify([...forms.values()]).match(/"hint":"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(hints.filter((hint) => /(?<!`)https?:/.test(hint))).toEqual([]);
  expect(hints.some((hint) => hint.includes('`https://'))).toBe(true);
});

test('the form is of that repository, and of the site in its folder', () => {
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
])('in %s, %s is filled in as its kind is', (file, path, field) => {
  expect(findField(file, path)).toMatchObject(field);
});

test('a photo is chosen, and needs no word on how to write its name', () => {
  expect(findField('gallery.yaml', 'gallery.src')).toMatchObject({ hint: undefined });
});

test('groups and long lists are folded, and policies are read as front matter', () => {
  const { singletons = [] } = buildConfig('dona/salao', '');
  const text = JSON.stringify(singletons);
  expect(text).toMatch(/"name":"address",[^{}]*"widget":"object","collapsed":true/);
  expect(text).toContain('"summary":"{{alt}}","collapsed":true');
  expect(text).toMatch(/"label":"Serviços",[^{}]*"min":1,"max":12/);
  const formats = singletons.map((one) => ('format' in one ? one.format : ''));
  expect(formats).toContain('terms-frontmatter');
  expect(formats).toContain('services');
});

/** The fields of a schema, each before those in it; the topics of a policy are its Markdown. */
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
