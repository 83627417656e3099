/** @jest-environment node */

import { FILE_IDS, FILES } from '@/model/content-files/files';
import { loadContentFiles } from '@/model/content-files/load';
import { eachText, type Path } from '@/model/content-files/source-location';
import { CONDITION_NAMES } from '@/model/schema/conditional-text';
import { TEMPLATE_VARIABLES } from '@/model/schema/text';
import { withContentFiles } from './content-copy';

const MARK = /\{\w+\}/g;
const fieldOf = (path: Path) => path.filter((key) => typeof key === 'string').join('.');

/** Variables and markers used in each field, and those allowed: `home.hero.lede {nome}`. */
function listMarks(shop: 'ze' | 'vasconcelos') {
  return withContentFiles({}, shop, () => {
    const { files } = loadContentFiles();
    return FILE_IDS.flatMap((id) => {
      const { value } = files[id];
      return [...eachText(value)].map(({ path, text }) => {
        const refused = JSON.parse(JSON.stringify(value), (key, one) =>
          one === text && key === String(path.at(-1)) ? '{engano}' : one,
        );
        const { error } = FILES[id].schema.safeParse(refused);
        const [reported = ''] = (error?.issues ?? []).map((issue) => JSON.stringify(issue));
        const named = (markers: RegExpMatchArray | null) =>
          (markers ?? []).map((mark) => `${id}.${fieldOf(path)} ${mark}`);
        return {
          written: named(text.match(MARK)),
          taken: named(reported.replace('{engano}', '').match(MARK)),
        };
      });
    });
  });
}

/**
 * Groups equivalent markers: one template variable of the shop proves all of them in that field
 * (`home.hero.lede {fact}`), and a condition works alike in every field.
 */
function meaningOf(one: string): string {
  const [field, mark = ''] = one.split(' ');
  const name = mark.slice(1, -1);
  const isFact = TEMPLATE_VARIABLES.some((it) => it === name);
  return CONDITION_NAMES.includes(name) ? mark : `${field} ${isFact ? '{fact}' : mark}`;
}

test('the fixture shops use every kind of variable in every field that allows it', () => {
  const fields = [...listMarks('ze'), ...listMarks('vasconcelos')];
  const written = fields.flatMap((one) => one.written);
  const taken = new Set(fields.flatMap((one) => one.taken).map(meaningOf));
  expect(taken.size).toBeGreaterThan(20);
  const shown = new Set(written.map(meaningOf));
  expect([...taken].filter((one) => !shown.has(one))).toEqual([]);
  const used = new Set(written.map((one) => one.split(' ')[1]));
  expect(TEMPLATE_VARIABLES.filter((name) => !used.has(`{${name}}`))).toEqual([]);
});
