import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { buildConfig } from '@/cms/build-cms';
import { FILES } from '@/model/loading/content-files';
import { contentSchema } from '@/model/loading/schema';
import { listFields } from '../fixtures/list-fields';

type Schema = z.core.JSONSchema.BaseSchema;
type Field = ReturnType<typeof buildConfig>['singletons'][number]['fields'][number];

const { singletons } = buildConfig('dono/barbearia');
const schema = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });

/** Returns every field's path, such as `home › hero › photo › src`. */
function listFormFields(fields: readonly Field[], path: string): string[] {
  return fields.flatMap(({ name, fields: innerFields = [] }) => {
    const fieldPath = `${path} › ${name}`;
    return [fieldPath, ...listFormFields(innerFields, fieldPath)];
  });
}

/** Returns an empty schema if the group has no such field. */
function findFieldSchema({ properties = {} }: Schema, name: string): Schema {
  const property = properties[name];
  return typeof property === 'object' ? property : {};
}

/** A list's subfields are in the schema of its items. */
function findInnerGroup(fieldSchema: Schema): Schema {
  const { items } = fieldSchema;
  return typeof items === 'object' && !Array.isArray(items) ? items : fieldSchema;
}

test('each content file has a form', () => {
  const files = new Map(singletons.map(({ name, file }) => [name, file]));
  const expected = new Map<string, string>();
  for (const [name, file] of Object.entries(FILES)) {
    expected.set(name, `content/${file}`);
  }
  expect(files).toEqual(expected);
});

test.each(singletons)('the form $name has its schema’s fields, in the same order', (form) => {
  const schemaFields = listFields().filter((path) => path.startsWith(`${form.name} › `));
  expect(schemaFields).not.toEqual([]);
  expect(listFormFields(form.fields, form.name)).toEqual(schemaFields);
});

test.each(singletons)('every field in the form $name has a label', ({ fields }) => {
  const listUnlabelled = (group: readonly Field[]): string[] =>
    group.flatMap(({ name, label, fields: innerFields = [] }) => {
      const unlabelledInside = listUnlabelled(innerFields);
      return label ? unlabelledInside : [name, ...unlabelledInside];
    });
  expect(listUnlabelled(fields)).toEqual([]);
});

function findFormField(path: readonly string[]): Field | undefined {
  let found: Field | undefined = { name: '', fields: singletons };
  for (const name of path) {
    found = found?.fields?.find((field) => field.name === name);
  }
  return found;
}

function findSchema(path: readonly string[]): Schema {
  let found: Schema = schema;
  for (const name of path) {
    found = findFieldSchema(findInnerGroup(found), name);
  }
  return found;
}

test('config.yml doesn’t set any limits, because they come from the schema', () => {
  expect(readFileSync('cms/config.yml', 'utf8')).not.toMatch(
    /\b(maxlength|min|max|required|pattern|options):/,
  );
});

test.each([
  ['maximum length of a text field', ['services', 'services', 'title'], 'maxlength', 'maxLength'],
  ['minimum length of a list', ['services', 'services'], 'min', 'minItems'],
  ['maximum length of a list', ['services', 'services'], 'max', 'maxItems'],
  ['minimum of a number', ['shop', 'cancellationNoticeHours'], 'min', 'minimum'],
  ['maximum of a number', ['shop', 'cancellationNoticeHours'], 'max', 'maximum'],
] as const)('the owner’s form takes the %s from the schema', (_, path, limit, keyword) => {
  const expected = findSchema(path)[keyword];
  expect(expected).toEqual(expect.any(Number));
  expect(findFormField(path)?.[limit]).toBe(expected);
});

test('the owner’s form takes the maximum length of a list’s items from the schema', () => {
  const path = ['home', 'hero', 'headline'];
  const { maxLength } = findInnerGroup(findSchema(path));
  expect(maxLength).toEqual(expect.any(Number));
  expect(findFormField(path)?.field).toMatchObject({ maxlength: maxLength });
});

test('a select field in the owner’s form offers the options from the schema', () => {
  const options = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];
  expect(findFormField(['openingHours', 'week', 'days'])).toMatchObject({ options });
});

test('for a wrong postal code, the owner’s form shows advice in a full sentence', () => {
  expect(findFormField(['shop', 'address', 'postalCode'])).toMatchObject({
    pattern: ['^\\d{5}-\\d{3}$', 'Escreva o CEP como 01000-000.'],
  });
});

test('the owner’s form checks a price with a pattern, although YAML may have it as a number', () => {
  expect(findFormField(['services', 'services', 'price'])).toMatchObject({
    pattern: ['^\\d{1,4}(,\\d\\d)?$', expect.stringMatching(/^Escreva o preço/)],
  });
});

test('the owner’s form has no pattern for a time, because its time widget doesn’t take one', () => {
  const opens = findFormField(['openingHours', 'week', 'opens']);
  expect(opens).toMatchObject({ widget: 'datetime' });
  expect(opens).not.toHaveProperty('pattern');
});

test.each([
  ['required', ['openingHours', 'week', 'opens'], undefined],
  ['optional', ['services', 'services', 'price'], false],
])('a field is %s in the owner’s form if it is in the schema', (_, path, required) => {
  expect(findFormField(path)).toBeDefined();
  expect(findFormField(path)?.required).toBe(required);
});

const isSample = /^sample: true$/m.test(readFileSync('content/shop.yaml', 'utf8'));
// A real shop's content isn't checked, because its owner may edit the files without the form.
const folders = isSample ? ['content', '__tests__/fixtures/shop'] : ['__tests__/fixtures/shop'];
const paths = folders.flatMap((folder) => Object.values(FILES).map((file) => `${folder}/${file}`));

test.each(paths)('%s is formatted the way the owner’s form would save it', (path) => {
  const text = readFileSync(path, 'utf8');
  const frontMatter = /^---\n([\s\S]*?)---\n/.exec(text)?.[1];
  const yaml = frontMatter ?? text;
  const fields = yaml.replace(/^(#.*\n)*/, ''); // The form removes the comments at the top.
  // These are the options with which Sveltia CMS formats YAML (`formatYAML` in its sources).
  expect(fields).toBe(stringify(parse(fields), { lineWidth: 0, singleQuote: true }));
});
