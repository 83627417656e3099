/** @jest-environment node */

import { readDrawer } from '@/model/drawer/drawer';
import { FILE_IDS, FILES } from '@/model/drawer/files';
import { eachText, type Path } from '@/model/drawer/place';
import { inDrawer } from './drawer-copy';

const MARK = /\{\w+\}/g;
const fieldOf = (path: Path) => path.filter((key) => typeof key === 'string').join('.');

/** Each mark that stands in a field of a shop, and each that the field takes: `home.hero.lede {nome}`. */
function listMarks(shop: 'ze' | 'vasconcelos') {
  return inDrawer({}, shop, () => {
    const { drawer } = readDrawer();
    return FILE_IDS.flatMap((id) => {
      const { value } = drawer[id];
      return [...eachText(value)].map(({ path, text }) => {
        const refused = JSON.parse(JSON.stringify(value), (key, one) =>
          one === text && key === String(path.at(-1)) ? '{engano}' : one,
        );
        const { error } = FILES[id].schema.safeParse(refused);
        const [told = ''] = (error?.issues ?? []).map((issue) => JSON.stringify(issue));
        const named = (marks: RegExpMatchArray | null) =>
          (marks ?? []).map((mark) => `${id}.${fieldOf(path)} ${mark}`);
        return {
          written: named(text.match(MARK)),
          taken: named(told.replace('{engano}', '').match(MARK)),
        };
      });
    });
  });
}

test('the frozen shops have every mark in every field that takes it', () => {
  const fields = [...listMarks('ze'), ...listMarks('vasconcelos')];
  const [written, taken] = [
    fields.flatMap((one) => one.written),
    fields.flatMap((one) => one.taken),
  ];
  expect(new Set(taken).size).toBeGreaterThan(50);
  expect([...new Set(taken)].filter((one) => !written.includes(one))).toEqual([]);
});
