/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { buildConfig } from '@/cms/build-cms';
import { FILES } from '@/model/content';
import { contentSchema } from '@/model/schema';

const DAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];
const isSample = /^sample: true$/m.test(readFileSync('content/shop.yaml', 'utf8'));

type Field = { name: string; label?: string; fields?: Field[] };
const { singletons, media_libraries } = buildConfig('dono/barbearia');

/** The path of every field of a form that has a label. */
const listFields = (fields: readonly Field[], path: string): string[] =>
  fields.flatMap(({ name, label = 'none', fields: inner = [] }) => {
    const own = `${path} › ${name}`;
    return [label === 'none' ? `${own} without a label` : own, ...listFields(inner, own)];
  });

/** The path of every field of a schema. */
const listProperties = (schema: z.core.JSONSchema.BaseSchema, path: string): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const own = `${path} › ${name}`;
    return [own, ...listProperties(Object(property).items ?? property, own)];
  });

test('the forms have a label for each field of the schemas, in their order', () => {
  const { properties } = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });
  expect(singletons).toHaveLength(Object.keys(FILES).length);
  for (const { name, file, fields } of singletons) {
    expect(file).toBe(`content/${Reflect.get(FILES, name)}`);
    expect(listFields(fields, name)).toEqual(listProperties(Object(properties?.[name]), name));
  }
});

test('a photo from a phone comes without its position, and no larger than a screen', () => {
  const { raster_image } = media_libraries.default.config.transformations;
  expect(raster_image).toMatchObject({ format: 'webp', width: 2560, height: 2560 });
});

test('the limits of a form are those of the schema, and stand nowhere else', () => {
  expect(readFileSync('cms/config.yml', 'utf8')).not.toMatch(
    /\b(maxlength|min|max|required|pattern|options):/,
  );
  const find = (...path: string[]) =>
    path.reduce<Field | undefined>(
      (group, name) => group?.fields?.find((one) => one.name === name),
      { name: '', fields: singletons },
    );
  const price = ['^\\d{1,4}(,\\d\\d)?$', 'Escreva o preço em reais, só o número: 40 ou 37,50.'];
  expect(find('services', 'services')).toMatchObject({ min: 1, max: 40 });
  expect(find('services', 'services', 'title')).toMatchObject({ maxlength: 48 });
  expect(find('services', 'services', 'price')).toMatchObject({ required: false, pattern: price });
  expect(find('testimonials', 'testimonials', 'text')).toMatchObject({ maxlength: 260 });
  expect(find('home', 'hero', 'headline')).toMatchObject({ max: 5, field: { maxlength: 28 } });
  expect(find('openingHours', 'week', 'days')).toMatchObject({ options: DAYS, min: 1, max: 7 });
  expect(find('openingHours', 'specialDays', 'from')).toHaveProperty('pattern');
  expect(find('openingHours', 'week', 'opens')).not.toHaveProperty('required');
  expect(find('shop', 'cancellationNoticeHours')).toMatchObject({ min: 0, max: 72 });
  const url = ['^https:\\/\\/.', expect.stringContaining('Copie o endereço inteiro')];
  expect(find('shop', 'bookingUrl')).toMatchObject({ pattern: url });
  expect(find('shop', 'social')).toMatchObject({ field: { pattern: url } });
  expect(find('shop', 'address', 'postalCode')).toMatchObject({
    pattern: ['^\\d{5}-\\d{3}$', 'Escreva o CEP como 01000-000.'],
  });
});

test.each(Object.values(FILES))('%s is written as the form writes it', (file) => {
  const folders = ['content', '__tests__/fixtures/shop'];
  const [own = '', fixture = ''] = folders.map((one) => readFileSync(`${one}/${file}`, 'utf8'));
  // An owner may write by hand.
  for (const text of isSample ? [own, fixture] : [fixture]) {
    const [, yaml = text] = /^---\n([\s\S]*?)---\n/.exec(text) ?? [];
    const fields = yaml.replace(/^(#.*\n)*/, '');
    // The options of Sveltia CMS, in the function `formatYAML` of its sources.
    expect(fields).toBe(stringify(parse(fields), { lineWidth: 0, singleQuote: true }));
  }
});
