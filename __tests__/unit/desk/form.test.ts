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
  const [url] = shop && 'fields' in shop ? shop.fields.filter(({ name }) => name === 'url') : [];
  expect(url).toEqual({ name: 'url', widget: 'hidden' });
});

test('no hint is a link to an address of someone else', () => {
  const hints = JSON.stringify([...forms.values()]).match(/"hint":"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(hints.filter((hint) => /(?<!`)https?:/.test(hint))).toEqual([]);
  expect(hints.some((hint) => hint.includes('`https://'))).toBe(true);
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
