/** @jest-environment node */
import type { Field } from '@sveltia/cms';
import { buildConfig } from '@/cms/cms-config';
import { FORMS } from '@/cms/forms';
import { FILE_IDS } from '@/model/content-files/files';
import type { JsonSchema } from '@/model/schema/json-schema';

const forms = buildForms();

/** The fields of each form by its file. */
function buildForms() {
  const { backend, singletons = [] } = buildConfig('dono/barbearia');
  expect(backend).toMatchObject({ name: 'github', repo: 'dono/barbearia' });
  return new Map(singletons.flatMap((one) => ('fields' in one ? [[one.file, one.fields]] : [])));
}

test('every content file except publishing.yaml has a form, with its own label and icon', () => {
  const inMenu = FORMS.map(({ id }) => id);
  expect([...inMenu, 'publishing'].sort()).toEqual([...FILE_IDS].sort());
  const labels = FORMS.flatMap(({ label, icon }) => [label, icon]);
  expect(new Set(labels.filter(Boolean)).size).toBe(2 * FORMS.length);
});

test.each(FORMS)('the form of $file has exactly the fields of its schema', ({ file, fields }) => {
  // `_base` holds the text of the file.
  expect(listForm(forms.get(file) ?? [])).toEqual([...listSchema(fields), '_base']);
});

test('if the environment sets the site URL, its field is hidden and keeps its value', () => {
  process.env.SITE_URL = 'https://dono.github.io';
  const fields = buildForms().get('content/shop.yaml');
  delete process.env.SITE_URL;
  expect(fields).toContainEqual({ name: 'url', widget: 'hidden' });
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
  ['shop.yaml', 'social', { name: 'item', widget: 'string', required: true }],
])('in %s, %s has the right widget', (file, path, field) => {
  expect(findField(file, path)).toMatchObject(field);
});

test('groups and lists are collapsed', () => {
  const text = JSON.stringify([...forms.values()]);
  expect(text).toMatch(/"name":"address",[^{}]*"widget":"object","collapsed":true/);
  expect(text).toContain('"summary":"{{alt}}","collapsed":true');
  expect(text).toMatch(/"label":"Serviços",[^{}]*"min":1,"max":12/);
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
