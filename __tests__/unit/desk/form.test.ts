/** @jest-environment node */
import type { Field } from '@sveltia/cms';
import { buildConfig, MENU } from '@/desk/form';
import { FILE_IDS } from '@/model/drawer/files';
import type { JsonSchema } from '@/model/schema/json-schema';

const forms = new Map(
  (buildConfig('dono/barbearia', '').singletons ?? []).flatMap((file) =>
    'fields' in file ? [[file.file, file.fields]] : [],
  ),
);

test('every file of the drawer has a form, but the one that the form stands on', () => {
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
  ['gallery.yaml', 'gallery.caption', { widget: 'string', maxlength: 60 }],
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
  const formats = singletons.map((one) => ('format' in one ? one.format : ''));
  expect(formats).toContain('terms-frontmatter');
  expect(formats).toContain('services');
});

/** Each field as `path: what is asked`. */
function listSchema(schema: JsonSchema, path = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    // The topics of a policy are its Markdown.
    const name = `${path}${field.control === 'markdown' ? 'body' : key}`;
    const own = [name, field.title, schema.required?.includes(key) ?? false].join(' ');
    const limits = field.items ? [`${name} ${field.minItems || ''}-${field.maxItems}`] : [];
    if (field.control === 'markdown') {
      return [own];
    }
    return [
      own,
      ...limits,
      ...listSchema(field, `${name}.`),
      ...listSchema(field.items ?? {}, `${name}[].`),
    ];
  });
}

function listForm(fields: readonly Field[], path = ''): string[] {
  return fields.flatMap((field) => {
    const name = `${path}${field.name}`;
    const own = [
      name,
      'label' in field ? field.label : '',
      'required' in field && field.required,
    ].join(' ');
    const isList = 'widget' in field && field.widget === 'list';
    const limits = isList && 'max' in field ? [`${name} ${field.min ?? ''}-${field.max}`] : [];
    const inner =
      'fields' in field ? listForm(field.fields ?? [], isList ? `${name}[].` : `${name}.`) : [];
    return [own, ...limits, ...inner];
  });
}
