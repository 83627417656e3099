/** @jest-environment node */
import { pruneStyles } from '@/scripts/finish/prune-styles';

const known = new Set(['here', 'other']);
const prune = (css: string) => pruneStyles(css, (name) => known.has(name));

test('drops rules that need a class which is nowhere, and keeps the others', () => {
  expect(prune('.here{a:b}.gone{a:b}p{a:b}.here .gone{a:b}')).toBe('.here{a:b}p{a:b}');
});

test('drops one selector of a list', () => {
  expect(prune('.here,.gone{a:b}')).toBe('.here{a:b}');
});

test('keeps what matches without the class', () => {
  const css = '.here:not(.gone){a:b}:is(.gone,.here){a:b}p:has(.gone){a:b}';
  expect(prune(css)).toBe(css);
});

test('drops a media query that is empty then, and leaves keyframes alone', () => {
  expect(prune('@media print{.gone{a:b}}@keyframes turn{50.5%{a:b}}')).toBe(
    '@keyframes turn{50.5%{a:b}}',
  );
});
