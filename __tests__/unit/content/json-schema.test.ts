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

/** The parser assigns a line to the innermost group with that free field, so names must not be ambiguous. */
test.each(files)('no field of $name could belong to two groups', ({ fields }) => {
  expect(listShared(fields)).toEqual([]);
});

/** Names in a group and in an outer group, except the path itself. */
function listShared({ properties = {}, items }: JsonSchema, outer: string[] = []): string[] {
  const names = Object.keys(properties);
  return [
    ...names.filter((name) => outer.includes(name)),
    ...names.flatMap((own) =>
      listShared(properties[own] ?? {}, [...outer, ...names.filter((name) => name !== own)]),
    ),
    ...(items ? listShared(items, outer) : []),
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
