/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { SCHEMAS } from '@/model/content';
import { FILES, type Subject } from '@/model/drawer/drawer';
import { type Path, readPath } from '@/model/drawer/place';
import { readYaml } from '@/model/drawer/yaml';
import { buildJsonSchema, type JsonSchema } from '@/model/json-schema';
import { richText, text } from '@/model/schema/text';

const shop = '__tests__/fixtures/shops/jatoba';
const patterned = (Object.keys(FILES) as Subject[])
  .filter((subject) => FILES[subject].endsWith('.yaml'))
  .flatMap((subject) =>
    listPatterns(buildJsonSchema(subject)).map(
      ([place, pattern]) => [subject, place, pattern] as const,
    ),
  );

/** Patterns that only look ahead say what a text may not have, and generate nothing. */
const generating = patterned
  .filter(([, , pattern]) => !pattern.includes('(?'))
  .map(([subject, place, pattern]) => [subject, place.join('.'), place, pattern] as const);

/** What only a whole calendar, or both ends of a period, can show. */
const UNSAYABLE =
  /não existe no calendário|antes da primeira|fecha antes|fora de ordem|agenda, que só você/;

test.each(generating)(
  '%s: what the form lets through as %s, the validator accepts',
  (subject, _name, place, pattern) => {
    const valid = readYaml(readFileSync(path.join(shop, FILES[subject]), 'utf8')).value ?? {};
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(pattern)), (typed) => {
        const { error } = SCHEMAS[subject].safeParse(withValue(valid, place, typed));
        const refusals = (error?.issues ?? [])
          .filter((issue) => issue.path.join('.') === place.join('.'))
          .filter(
            ({ message }) => !UNSAYABLE.test(message) && !/em duas linhas|é igual ao/.test(message),
          );
        expect(refusals).toEqual([]);
      }),
    );
  },
);

test.each([
  ['a word too long for its column', text('T', { max: 40, longestWord: 18 }), 'a'.repeat(19)],
  ['a mark that means nothing', text('T', { max: 40, marks: ['nome'] }), 'Oi, {nom}'],
  ['a mark that is missing', text('T', { max: 40, needs: ['hora'] }), 'Aberto'],
  ['a mark that is there twice', text('T', { max: 40, needs: ['hora'] }), '{hora} {hora}'],
  ['a text too long as it reads', richText('T', 10), '**tabela** [toda](https://a.br)'],
])('the form refuses %s, as the validator does', (_name, schema, typed) => {
  expect(schema.safeParse(typed).success).toBe(false);
  expect(typed).not.toMatch(patternOf(schema));
});

test.each(readdirSync(path.dirname(shop)))('the form lets through all that %s has', (name) => {
  const refused = patterned.flatMap(([subject, place, pattern]) => {
    const file = path.join(path.dirname(shop), name, FILES[subject]);
    return listValues(readYaml(readFileSync(file, 'utf8')).value, place).filter(
      (value) => !new RegExp(pattern).test(value),
    );
  });
  expect(refused).toEqual([]);
});

test('signs that are not read count against no text', () => {
  const typed = '**um** [a b](tel:11999999999)';
  expect(richText('T', 6).safeParse(typed).success).toBe(true);
  expect(typed).toMatch(patternOf(richText('T', 6)));
});

test('a long text does not hang the form', () => {
  const startedAt = performance.now();
  expect('**[a](b)**'.repeat(2000)).not.toMatch(patternOf(richText('T', 180)));
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

function patternOf(schema: ReturnType<typeof text>): RegExp {
  return new RegExp(String(schema.meta()?.formPattern));
}

/** Each pattern with the place of its field, in lists that of the first item. */
function listPatterns(
  { formPattern, properties = {}, items }: JsonSchema,
  place: Path = [],
): [Path, string][] {
  return [
    ...(formPattern ? [[place, formPattern] as [Path, string]] : []),
    ...Object.entries(properties).flatMap(([key, field]) => listPatterns(field, [...place, key])),
    ...(items ? listPatterns(items, [...place, 0]) : []),
  ];
}

/** The values at a place, of every item of its lists. */
function listValues(root: unknown, [key, ...rest]: Path): string[] {
  if (key === undefined) {
    return root === undefined ? [] : [String(root)];
  }
  const inner = typeof key === 'number' && Array.isArray(root) ? root : [readPath(root, [key])];
  return inner.flatMap((one) => listValues(one, rest));
}

function withValue(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) {
    return value;
  }
  const changed = withValue(readPath(root, [key]), rest, value);
  return Array.isArray(root)
    ? root.with(Number(key), changed)
    : { ...Object(root), [key]: changed };
}
