import { readFileSync } from 'node:fs';
import { buildConfig } from '@/cms/build-cms';
import { FILES } from '@/model/loading/content-files';
import { listFields } from '../fixtures/list-fields';

type Field = ReturnType<typeof buildConfig>['singletons'][number]['fields'][number];

const { singletons } = buildConfig('dono/barbearia');

/** Returns every field's path, such as `home › hero › photo › src`. */
function listFormFields(fields: readonly Field[], path: string): string[] {
  return fields.flatMap(({ name, fields: innerFields = [] }) => {
    const fieldPath = `${path} › ${name}`;
    return [fieldPath, ...listFormFields(innerFields, fieldPath)];
  });
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

test.each(singletons)('the last switch in the form $name is the sample’s mark', ({ fields }) => {
  expect(fields.at(-1)).toMatchObject({ name: 'sample', widget: 'boolean', required: false });
});

function listAll(group: readonly Field[]): Field[] {
  return group.flatMap((field) => [field, ...listAll(field.fields ?? [])]);
}

test.each(singletons)('every field in the form $name has a label', ({ fields }) => {
  const unlabelled = listAll(fields).filter(({ label }) => !label);
  expect(unlabelled.map(({ name }) => name)).toEqual([]);
});

test('error messages call a field as the owner’s form does, such as “Último dia” (to)', () => {
  const sentences = readFileSync('__tests__/fixtures/refusals.yaml', 'utf8');
  const named = [...sentences.matchAll(/“([^”]+)” \((\w+)\)/g)].map(([, label, name]) => {
    return `${name}: ${label}`;
  });
  const inForm = listAll(singletons).map(({ name, label }) => `${name}: ${label}`);
  expect(named).not.toEqual([]);
  expect(inForm).toEqual(expect.arrayContaining(named));
});

/** Takes a path such as `shop › address › postalCode`. */
function findFormField(path: string): Field | undefined {
  let found: Field | undefined = { name: '', fields: singletons };
  for (const name of path.split(' › ')) {
    found = found?.fields?.find((field) => field.name === name);
  }
  return found;
}

// They come from the schema.
test('config.yml sets no limits', () => {
  expect(readFileSync('cms/config.yml', 'utf8')).not.toMatch(
    /\b(maxlength|min|max|required|pattern|options):/,
  );
});

test.each([
  ['the maximum length of a text', 'services › services › title', { maxlength: 48 }],
  ['the maximum length of a list’s items', 'home › hero › headline', { field: { maxlength: 28 } }],
  ['the limits of a list', 'services › services', { min: 1, max: 80 }],
  [
    'the options of a choice',
    'openingHours › week › days',
    { options: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] },
  ],
  [
    'a pattern with advice in a full sentence',
    'shop › address › postalCode',
    {
      pattern: [
        '^\\d{2}[ .]?\\d{3}[ -]*\\d{3}$',
        'Escreva o CEP da rua, ou o geral da cidade, como 01000-000: o site dos Correios diz qual é.',
      ],
    },
  ],
  [
    'the pattern of a price',
    'services › services › price',
    { pattern: ['^\\d{1,4}(,\\d\\d)?$', expect.stringMatching(/^Escreva o preço/)] },
  ],
  [
    'the limits of a number',
    'testimonials › testimonials › stars',
    { pattern: ['^(1|2|3|4|5)$', expect.stringMatching(/^Escreva só um número/)] },
  ],
  ['which fields are optional', 'services › services › price', { required: false }],
])('the owner’s form takes %s from the schema', (_, path, expected) => {
  expect(findFormField(path)).toMatchObject(expected);
});

test.each([
  ['Corte 🔥', false],
  ['Corte + barba: "social" & d’água (até 10 anos)', true],
])('whether the owner’s form takes “%s” for a name: %s', (typed, isTaken) => {
  const [pattern] = [findFormField('services › services › title')?.pattern].flat();
  expect(new RegExp(`${pattern}`).test(typed)).toBe(isTaken);
});

// The form's widget for times can't take a pattern.
test('the owner’s form requires a time, but has no pattern for it', () => {
  const opens = findFormField('openingHours › week › opens');
  expect(opens).toMatchObject({ widget: 'datetime' });
  expect(opens).not.toHaveProperty('required');
  expect(opens).not.toHaveProperty('pattern');
});
