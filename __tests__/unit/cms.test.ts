/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { FILES } from '@/model/content';
import { contentSchema } from '@/model/schema';

type Limits = { maxlength?: number; max?: number; options?: string[] };
type Field = Limits & { name: string; required?: boolean; field?: Limits; fields?: Field[] };

/** Every field of a form: its path, whether it is required, its limits. */
function listFields(fields: readonly Field[], path: string): unknown[] {
  return fields.flatMap(({ name, required = true, fields: inner = [], field, ...one }) => {
    const limits = [one.maxlength ?? field?.maxlength, one.max, one.options];
    return [[path, name, required, ...limits], ...listFields(inner, `${path} › ${name}`)];
  });
}

/** Every field of a schema, in the same way. */
function listProperties(schema: z.core.JSONSchema.BaseSchema, path: string): unknown[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const { items, maxItems, maximum, maxLength, ...one } = Object(property);
    const limits = [maxLength ?? items?.maxLength, maxItems ?? maximum, one.enum ?? items?.enum];
    const own = [path, name, schema.required?.includes(name) ?? false, ...limits];
    return [own, ...listProperties(items ?? one, `${path} › ${name}`)];
  });
}

test('the forms have the fields of the schemas, with their limits and in their order', () => {
  const { singletons } = parse(readFileSync('cms/config.yml', 'utf8'), { merge: true });
  const { properties } = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });
  for (const { name, file, fields } of singletons) {
    expect(file).toBe(`content/${Reflect.get(FILES, name)}`);
    expect(listFields(fields, name)).toEqual(listProperties(Object(properties?.[name]), name));
  }
  expect(singletons).toHaveLength(Object.keys(FILES).length);
});

test.each(Object.values(FILES))('%s is written as the form writes it', (file) => {
  const folders = ['content', '__tests__/fixtures/shop'];
  const [own = '', fixture = ''] = folders.map((one) => readFileSync(`${one}/${file}`, 'utf8'));
  // An owner may write by hand.
  for (const text of /^sample: true$/m.test(own) ? [own, fixture] : [fixture]) {
    const [, yaml = text] = /^---\n([\s\S]*?)---\n/.exec(text) ?? [];
    const fields = yaml.replace(/^(#.*\n)*/, '');
    // The options of Sveltia CMS, in the function `formatYAML` of its sources.
    expect(fields).toBe(stringify(parse(fields), { lineWidth: 0, singleQuote: true }));
  }
});
