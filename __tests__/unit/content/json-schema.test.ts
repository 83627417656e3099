/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { FILES, type Subject } from '@/model/drawer/drawer';
import { buildJsonSchema, type JsonSchema } from '@/model/json-schema';

const subjects = Object.keys(FILES) as Subject[];
const inYaml = subjects.filter((subject) => FILES[subject].endsWith('.yaml'));

test.each(inYaml)('editors know what %s may hold (npm run schema)', (subject) => {
  const file = `model/json-schema/${FILES[subject].replace('.yaml', '.json')}`;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(buildJsonSchema(subject))),
  );
});

test('every field has a name in Portuguese', () => {
  const nameless = subjects.flatMap((subject) => listNameless(buildJsonSchema(subject), subject));
  expect(nameless).toEqual([]);
});

test.each(inYaml)('the guide names every field of %s', (subject) => {
  const guide = readFileSync('content/README.md', 'utf8');
  const [own = ''] = guide
    .split('\n')
    .filter((it) => it.startsWith(`- **\`${FILES[subject]}\`**:`));
  const keys = listKeys(buildJsonSchema(subject));
  expect(keys).not.toEqual([]);
  expect(keys.filter((key) => !own.includes(`\`${key}\``))).toEqual([]);
});

function listKeys({ properties = {}, items }: JsonSchema): string[] {
  const fields = Object.entries(properties);
  return [
    ...fields.flatMap(([key, field]) => [key, ...listKeys(field)]),
    ...(items ? listKeys(items) : []),
  ];
}

function listNameless(schema: JsonSchema, path: string): string[] {
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...fields.flatMap(([key, field]) =>
      field.title || key === 'id' || key === 'body' ? [] : [`${path}.${key}`],
    ),
    ...fields.flatMap(([key, field]) => listNameless(field, `${path}.${key}`)),
    ...(schema.items ? listNameless(schema.items, `${path}[]`) : []),
  ];
}
