/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { FILES } from '@/model/content-files/files';
import type { JsonSchema } from '@/model/schema/json-schema';

const files = Object.values(FILES);
const inYaml = files.filter(({ name }) => name.endsWith('.yaml'));

test.each(inYaml)('editors know what $name may hold (npm run schema)', ({ name, fields }) => {
  const file = `model/json-schema/${name.replace('.yaml', '.json')}`;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(fields)));
});

test('every field has a name in Portuguese', () => {
  const nameless = files.flatMap(({ name, fields }) => listNameless(fields, name));
  expect(nameless).toEqual([]);
});

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
