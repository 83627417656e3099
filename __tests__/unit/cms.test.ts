/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { buildConfig } from '@/cms/build-cms';
import { FILES } from '@/model/content';
import { contentSchema } from '@/model/schema';

type Schema = z.core.JSONSchema.BaseSchema;
type Field = ReturnType<typeof buildConfig>['singletons'][number]['fields'][number];

const { singletons } = buildConfig('dono/barbearia');
const schema = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });

/** Lists the path of every field of a form, such as `home › hero › photo › src`. */
const listFields = (fields: readonly Field[], path: string): string[] =>
  fields.flatMap(({ name, fields: inner = [] }) => {
    const own = `${path} › ${name}`;
    return [own, ...listFields(inner, own)];
  });

/** Lists the path of every field of a schema. */
const listProperties = ({ properties = {} }: Schema, path: string): string[] =>
  Object.entries(properties).flatMap(([name, property]) => {
    const own = `${path} › ${name}`;
    return [own, ...listProperties(Object(property).items ?? property, own)];
  });

test('each content file has a form', () => {
  const files = singletons.map(({ name, file }) => [name, file]);
  const expected = Object.entries(FILES).map(([name, file]) => [name, `content/${file}`]);
  expect(new Map(files as [string, string][])).toEqual(new Map(expected as [string, string][]));
});

test.each(singletons)('the form $name has the fields of its schema, in the same order', (form) => {
  const properties = listProperties(Object(schema.properties?.[form.name]), form.name);
  expect(properties).not.toEqual([]);
  expect(listFields(form.fields, form.name)).toEqual(properties);
});

test.each(singletons)('every field of the form $name has a label', ({ fields }) => {
  const listUnlabelled = (group: readonly Field[]): string[] =>
    group.flatMap(({ name, label, fields: inner = [] }) => [
      ...(label ? [] : [name]),
      ...listUnlabelled(inner),
    ]);
  expect(listUnlabelled(fields)).toEqual([]);
});

/** Finds a field by the names of the groups and lists around it. */
function findField(path: readonly string[]): Field | undefined {
  let group: Field | undefined = { name: '', fields: singletons };
  for (const name of path) {
    group = group?.fields?.find((field) => field.name === name);
  }
  return group;
}

/** Finds the schema of a field in the same way. */
function findSchema(path: readonly string[]): Schema {
  let group: Schema = schema;
  for (const name of path) {
    group = Object(Object(group.items ?? group).properties?.[name]);
  }
  return group;
}

test('no limit stands in config.yml, because the schema has it', () => {
  expect(readFileSync('cms/config.yml', 'utf8')).not.toMatch(
    /\b(maxlength|min|max|required|pattern|options):/,
  );
});

test.each([
  ['a text has the length', ['services', 'services', 'title'], 'maxlength', 'maxLength'],
  ['a list has the least count', ['services', 'services'], 'min', 'minItems'],
  ['a list has the largest count', ['services', 'services'], 'max', 'maxItems'],
  ['a number has the least value', ['shop', 'cancellationNoticeHours'], 'min', 'minimum'],
  ['a number has the largest value', ['shop', 'cancellationNoticeHours'], 'max', 'maximum'],
] as const)('%s of its schema', (_, path, limit, keyword) => {
  const expected = findSchema(path)[keyword];
  expect(expected).toEqual(expect.any(Number));
  expect(findField(path)?.[limit]).toBe(expected);
});

test('the items of a list have the length of their schema', () => {
  const path = ['home', 'hero', 'headline'];
  const { maxLength } = Object(findSchema(path).items);
  expect(maxLength).toEqual(expect.any(Number));
  expect(findField(path)?.field).toMatchObject({ maxlength: maxLength });
});

test('a choice has the options of its schema', () => {
  const options = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];
  expect(findField(['openingHours', 'week', 'days'])).toMatchObject({ options });
});

test('a text with a pattern has it with its advice, as a sentence', () => {
  expect(findField(['shop', 'address', 'postalCode'])).toMatchObject({
    pattern: ['^\\d{5}-\\d{3}$', 'Escreva o CEP como 01000-000.'],
  });
});

test('a price, which may be a number in YAML, has the pattern of a text', () => {
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
  ['needed', ['openingHours', 'week', 'opens'], undefined],
  ['optional', ['services', 'services', 'price'], false],
])('a field that the schema calls %s is so in the form', (_, path, required) => {
  expect(findField(path)).toBeDefined();
  expect(findField(path)?.required).toBe(required);
});

const isSample = /^sample: true$/m.test(readFileSync('content/shop.yaml', 'utf8'));
// The owner of a real shop may write files by hand.
const folders = isSample ? ['content', '__tests__/fixtures/shop'] : ['__tests__/fixtures/shop'];
const paths = folders.flatMap((folder) => Object.values(FILES).map((file) => `${folder}/${file}`));

test.each(paths)('%s is formatted as the form saves it', (path) => {
  const text = readFileSync(path, 'utf8');
  const [, yaml = text] = /^---\n([\s\S]*?)---\n/.exec(text) ?? [];
  const fields = yaml.replace(/^(#.*\n)*/, '');
  // The options of Sveltia CMS, in the function `formatYAML` of its sources.
  expect(fields).toBe(stringify(parse(fields), { lineWidth: 0, singleQuote: true }));
});
