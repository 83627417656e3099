/** @jest-environment node */
import { splitStyles } from '@/scripts/finish/split-styles';

const split = (css: string) =>
  splitStyles(
    css,
    (name) => ['here', 'other'].includes(name),
    (name) => ['made', 'other'].includes(name),
  );

test('drops rules that need a class which is nowhere, and keeps the others', () => {
  expect(split('.here{a:b}.gone{a:b}p{a:b}.here .gone{a:b}')).toEqual({
    page: '.here{a:b}p{a:b}',
    runtime: '',
  });
});

test('leaves to the scripts what needs a class that only they have', () => {
  expect(split('.made{a:b}.here{a:b}.here .made{c:d}@media print{.made{a:b}.here{e:f}}')).toEqual({
    page: '.here{a:b}@media print{.here{e:f}}',
    runtime: '.made{a:b}.here .made{c:d}@media print{.made{a:b}}',
  });
});

test('divides the selectors of a list', () => {
  expect(split('.here,.gone,.made{a:b}')).toEqual({ page: '.here{a:b}', runtime: '.made{a:b}' });
});

test('keeps what matches without the class', () => {
  const css =
    '.here:not(.gone){a:b}:is(.gone,.here){a:b}p:has(.made){a:b}.here:not(:has(.gone)){a:b}';
  expect(split(css)).toEqual({ page: css, runtime: '' });
});

test('drops what needs the class beside such a condition', () => {
  expect(split('.gone section :is(p,ul)+:is(p,ul){a:b}.here:has(p) .gone{a:b}').page).toBe('');
});

test('drops a media query that is empty then, and leaves keyframes, fonts and layers alone', () => {
  const kept = '@keyframes turn{50.5%{a:b}}@font-face{a:b}@layer base{p{a:b}}';
  expect(split(`@media print{.gone{a:b}}${kept}`)).toEqual({ page: kept, runtime: '' });
});

test('drops a property that no value reads, in the page or in what the scripts add', () => {
  const use = 'a:var(--one);b:var(--one)';
  expect(
    split(`:root{--one:1;--two:2;--none:0}.here{${use}}.made{${use};a:var(--two) var(--two)}`),
  ).toEqual({
    page: `:root{--one:1;--two:2}.here{${use}}`,
    runtime: `.made{${use};a:var(--two) var(--two)}`,
  });
});

test('puts a property of the root that one value reads in its place', () => {
  expect(split(':root{--one:1px;--two:2}.here{a:calc(2*var(--one))}.made{a:var(--two)}')).toEqual({
    page: '.here{a:calc(2*1px)}',
    runtime: '.made{a:2}',
  });
});

test.each([
  ['another screen declares anew', ':root{--x:1}@media print{:root{--x:2}}p{a:var(--x)}'],
  ['an element declares', '.here{--x:1}p{a:var(--x)}'],
  ['depends on another', ':root{--y:1;--x:var(--y)}.here{--y:2}p{a:var(--x)}'],
  ['may be missing', ':root{--x:1}p{a:var(--x,2)}'],
  ['a script could set', ':root{--made:1}p{a:var(--made)}'],
  ['a script could read', ':root{--made:1}'],
])('leaves a property that %s', (_name, css) => {
  expect(
    splitStyles(
      css,
      (name) => name === 'here',
      (name) => name === '--made',
    ).page,
  ).toBe(css);
});

test('closes the gaps after commas in a property, unless it holds a text', () => {
  const css =
    'p{--size:clamp(1rem, 2vw, 3rem);--quote:"a, b";a:var(--size) var(--quote);b:var(--size) var(--quote)}';
  expect(split(css).page).toBe(css.replace('1rem, 2vw, 3rem', '1rem,2vw,3rem'));
});
