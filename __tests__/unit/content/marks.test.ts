/** @jest-environment node */

import { readDrawer, SUBJECTS } from '@/model/drawer/drawer';
import { eachText } from '@/model/drawer/place';
import { buildJsonSchema, type JsonSchema } from '@/model/json-schema';
import { inDrawer } from './drawer-copy';

/** Each mark that a field takes, by the field: `home.hero.lede {nome}`. */
function listMarks(
  { properties = {}, items, anyOf = [], remedy = '' }: Schema,
  at: string,
): string[] {
  const [, marks = ''] = /entre chaves, só (.*)/.exec(remedy) ?? [];
  const parts = Object.entries(properties).map(([key, one]): [Schema, string] => [
    one,
    `${at}.${key}`,
  ]);
  const others = [...anyOf, ...(items ? [items] : [])].map((one): [Schema, string] => [one, at]);
  const own: string[] = (marks.match(/\{\w+\}/g) ?? []).map((mark) => `${at} ${mark}`);
  return [...own, ...[...parts, ...others].flatMap(([one, place]) => listMarks(one, place))];
}

type Schema = JsonSchema & { anyOf?: Schema[] };

test('the frozen shops have every mark in every field that takes it', () => {
  const written = (['ze', 'vasconcelos'] as const).flatMap((shop) =>
    inDrawer({}, shop, () => {
      const { drawer } = readDrawer();
      return SUBJECTS.flatMap((subject) =>
        [...eachText(drawer[subject].value)].flatMap(({ path, text }) => {
          const keys = path.filter((key) => typeof key === 'string');
          const marks = text.match(/\{\w+\}/g) ?? [];
          return marks.map((mark) => `${[subject, ...keys].join('.')} ${mark}`);
        }),
      );
    }),
  );
  const taken = SUBJECTS.flatMap((subject) => listMarks(buildJsonSchema(subject), subject));
  expect(taken.length).toBeGreaterThan(100);
  expect([...new Set(taken)].filter((one) => !written.includes(one))).toEqual([]);
});
