/** @jest-environment node */

import { FILE_IDS, FILES } from '@/model/content-files/files';
import { loadContentFiles } from '@/model/content-files/load';
import { eachText, type Path } from '@/model/content-files/source-location';
import { CONDITION_NAMES } from '@/model/schema/conditional-text';
import { TEMPLATE_VARIABLES } from '@/model/schema/text';
import { withContentFiles } from './content-copy';

const PLACEHOLDER = /\{\w+\}/g;
const fieldOf = (path: Path) => path.filter((key) => typeof key === 'string').join('.');

/** Variables and markers used in each field, and those allowed: `home.hero.lede {nome}`. */
function listPlaceholders(shop: 'ze' | 'vasconcelos') {
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
        const named = (found: RegExpMatchArray | null) =>
          (found ?? []).map((one) => `${id}.${fieldOf(path)} ${one}`);
        return {
          written: named(text.match(PLACEHOLDER)),
          taken: named(reported.replace('{engano}', '').match(PLACEHOLDER)),
        };
      });
    });
  });
}

/**
 * Groups equivalent placeholders: one template variable of the shop proves all of them in that field
 * (`home.hero.lede {variable}`), and a condition works alike in every field.
 */
function meaningOf(one: string): string {
  const [field, placeholder = ''] = one.split(' ');
  const name = placeholder.slice(1, -1);
  const isVariable = TEMPLATE_VARIABLES.some((it) => it === name);
  return CONDITION_NAMES.includes(name)
    ? placeholder
    : `${field} ${isVariable ? '{variable}' : placeholder}`;
}

test('the fixture shops use every kind of variable in every field that allows it', () => {
  const fields = [...listPlaceholders('ze'), ...listPlaceholders('vasconcelos')];
  const written = fields.flatMap((one) => one.written);
  const taken = new Set(fields.flatMap((one) => one.taken).map(meaningOf));
  expect(taken.size).toBeGreaterThan(20);
  const shown = new Set(written.map(meaningOf));
  expect([...taken].filter((one) => !shown.has(one))).toEqual([]);
  const used = new Set(written.map((one) => one.split(' ')[1]));
  expect(TEMPLATE_VARIABLES.filter((name) => !used.has(`{${name}}`))).toEqual([]);
});
