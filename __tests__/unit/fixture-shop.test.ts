import { readContentFiles } from '@/model/loading/content-files';
import { listFields } from '../fixtures/list-fields';

/** Lists the paths of the fields that have a value, in the same notation as `listFields`. */
function listFilledFields(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item) => listFilledFields(item, path));
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const innerPath = `${path} › ${name}`;
    return [innerPath, ...listFilledFields(inner, innerPath)];
  });
}

// This way, the outlines in e2e/outlines/ show every field.
test('the fixture shop has a value for every field of the schemas', () => {
  const filled = readContentFiles().flatMap(({ key, value }) => [
    key,
    ...listFilledFields(value, key),
  ]);
  expect([...new Set(filled)].sort()).toEqual(listFields().sort());
});
