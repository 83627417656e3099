import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { buildConfig } from '@/cms/build-cms';
import { FILES } from '@/model/loading/content-files';
import { contentSchema } from '@/model/loading/schema';

type Schema = z.core.JSONSchema.BaseSchema;
type Field = ReturnType<typeof buildConfig>['singletons'][number]['fields'][number];

const { singletons } = buildConfig('dono/barbearia');
const schema = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });

/** Lists the path of every field of a form, such as `home › hero › photo › src`. */
function listFields(fields: readonly Field[], path: string): string[] {
  return fields.flatMap(({ name, fields: innerFields = [] }) => {
    const fieldPath = `${path} › ${name}`;
    return [fieldPath, ...listFields(innerFields, fieldPath)];
  });
}

/** Lists the path of every field of a schema, in the same notation. */
function listProperties(group: Schema, path: string): string[] {
  return Object.keys(group.properties ?? {}).flatMap((name) => {
    const fieldPath = `${path} › ${name}`;
    return [fieldPath, ...listProperties(findFieldGroup(findProperty(group, name)), fieldPath)];
  });
}

/** Finds a field's schema in the schema of its group. Returns an empty schema if there is none. */
function findProperty({ properties = {} }: Schema, name: string): Schema {
  const property = properties[name];
  return typeof property === 'object' ? property : {};
}

/** Returns the schema of a field's subfields. For a list, this is the schema of its items. */
function findFieldGroup(fieldSchema: Schema): Schema {
  const { items } = fieldSchema;
  return typeof items === 'object' && !Array.isArray(items) ? items : fieldSchema;
}

test('each content file has a form', () => {
  const files = new Map(singletons.map(({ name, file }) => [name, file]));
  const expected = new Map(
    Object.entries(FILES).map(([name, file]): [string, string] => [name, `content/${file}`]),
  );
  expect(files).toEqual(expected);
});

test.each(singletons)('the form $name has the fields of its schema, in the same order', (form) => {
  const properties = listProperties(findProperty(schema, form.name), form.name);
  expect(properties).not.toEqual([]);
  expect(listFields(form.fields, form.name)).toEqual(properties);
});

test.each(singletons)('every field of the form $name has a label', ({ fields }) => {
  const listUnlabelled = (group: readonly Field[]): string[] =>
    group.flatMap(({ name, label, fields: innerFields = [] }) => {
      const unlabelledInside = listUnlabelled(innerFields);
      return label ? unlabelledInside : [name, ...unlabelledInside];
    });
  expect(listUnlabelled(fields)).toEqual([]);
});

/** Finds a field of a form by its path. */
function findField(path: readonly string[]): Field | undefined {
  let found: Field | undefined = { name: '', fields: singletons };
  for (const name of path) {
    found = found?.fields?.find((field) => field.name === name);
  }
  return found;
}

/** Finds the schema of a field by the field's path. */
function findSchema(path: readonly string[]): Schema {
  let found: Schema = schema;
  for (const name of path) {
    found = findProperty(findFieldGroup(found), name);
  }
  return found;
}

test('config.yml states no limits, because they come from the schema', () => {
  expect(readFileSync('cms/config.yml', 'utf8')).not.toMatch(
    /\b(maxlength|min|max|required|pattern|options):/,
  );
});

test.each([
  ['maximum length of a text', ['services', 'services', 'title'], 'maxlength', 'maxLength'],
  ['minimum count of a list', ['services', 'services'], 'min', 'minItems'],
  ['maximum count of a list', ['services', 'services'], 'max', 'maxItems'],
  ['minimum of a number', ['shop', 'cancellationNoticeHours'], 'min', 'minimum'],
  ['maximum of a number', ['shop', 'cancellationNoticeHours'], 'max', 'maximum'],
] as const)('the %s in the form comes from the schema', (_, path, limit, keyword) => {
  const expected = findSchema(path)[keyword];
  expect(expected).toEqual(expect.any(Number));
  expect(findField(path)?.[limit]).toBe(expected);
});

test('the maximum length of the items of a list comes from the schema', () => {
  const path = ['home', 'hero', 'headline'];
  const { maxLength } = findFieldGroup(findSchema(path));
  expect(maxLength).toEqual(expect.any(Number));
  expect(findField(path)?.field).toMatchObject({ maxlength: maxLength });
});

test('a select field offers the options that its schema lists', () => {
  const options = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];
  expect(findField(['openingHours', 'week', 'days'])).toMatchObject({ options });
});

test('the pattern of a text field comes with its advice as a full sentence', () => {
  expect(findField(['shop', 'address', 'postalCode'])).toMatchObject({
    pattern: ['^\\d{5}-\\d{3}$', 'Escreva o CEP como 01000-000.'],
  });
});

test('a price has a pattern, as text fields do, although it may be a number in YAML', () => {
  expect(findField(['services', 'services', 'price'])).toMatchObject({
    pattern: ['^\\d{1,4}(,\\d\\d)?$', expect.stringMatching(/^Escreva o preço/)],
  });
});

test('a time has no pattern, because its widget takes none', () => {
  const opens = findField(['openingHours', 'week', 'opens']);
  expect(opens).toMatchObject({ widget: 'datetime' });
  expect(opens).not.toHaveProperty('pattern');
});

test.each([
  ['required', ['openingHours', 'week', 'opens'], undefined],
  ['optional', ['services', 'services', 'price'], false],
])('a field that the schema makes %s has the same setting in the form', (_, path, required) => {
  expect(findField(path)).toBeDefined();
  expect(findField(path)?.required).toBe(required);
});

const isSample = /^sample: true$/m.test(readFileSync('content/shop.yaml', 'utf8'));
// A real shop's content is not tested, because its owner may write the files by hand.
const folders = isSample ? ['content', '__tests__/fixtures/shop'] : ['__tests__/fixtures/shop'];
const paths = folders.flatMap((folder) => Object.values(FILES).map((file) => `${folder}/${file}`));

test.each(paths)('%s is formatted as the form saves it', (path) => {
  const text = readFileSync(path, 'utf8');
  const frontMatter = /^---\n([\s\S]*?)---\n/.exec(text)?.[1];
  const yaml = frontMatter ?? text;
  const fields = yaml.replace(/^(#.*\n)*/, ''); // The form removes the comments at the top.
  // Sveltia CMS formats YAML with these options, in the function `formatYAML` of its sources.
  expect(fields).toBe(stringify(parse(fields), { lineWidth: 0, singleQuote: true }));
});
