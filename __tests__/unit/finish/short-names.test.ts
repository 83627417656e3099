/** @jest-environment node */
import { createShortNames } from '@/scripts/finish/short-names';

const names = createShortNames({
  css: '.VhU29q_icon{} ._9KeHSa_page{animation:_9KeHSa_turn} @keyframes _9KeHSa_turn{} .a{} .skip-link{} .wCoG0W{} .plain{} .w5Z-k-{} p{--color-wood:red;--_shift:0;--a:1;--fill:red;--o:2;color:var(--color-wood)}',
  classes: ['VhU29q_icon', 'VhU29q_icon', 'b', 'plain'],
  hrefs: new Set(['wCoG0W', 'plain', 'w5Z-k-']),
  elsewhere: 'style.setProperty("--_shift", x); for (;--o;);\nvar(--fill)',
});

test('shortens the classes and animations of CSS modules, the most frequent first', () => {
  expect(names.inText('VhU29q_icon')).toBe('c'); // a and b mean something on this page.
  expect(names.inText('.VhU29q_icon{}"VhU29q_icon wCoG0W"')).toMatch(/^\.c\{\}"c [d-z]"$/);
  expect(names.inText('_9KeHSa_turn')).toHaveLength(1);
});

test('gives each name its own stand-in', () => {
  const long = ['VhU29q_icon', '_9KeHSa_page', '_9KeHSa_turn', 'wCoG0W', 'w5Z-k-'];
  const short = long.map(names.inText);
  expect(new Set(short).size).toBe(5);
  expect(Math.max(...short.map(({ length }) => length))).toBe(1);
});

test('leaves words, plain classes and longer names that contain one', () => {
  const text = 'skip-link plain my-VhU29q_icon VhU29q_icons /fotos/hero-800.3ab6198e.avif';
  expect(names.inText(text)).toBe(text);
});

test('does not run out of names', () => {
  const classes = Array.from({ length: 300 }, (_, index) => `abcdef_n${index}`);
  const css = classes.map((name) => `.${name}{}`).join('');
  const many = createShortNames({ css, classes, hrefs: new Set(), elsewhere: '' });
  expect(new Set(classes.map(many.inText)).size).toBe(300);
});

test('shortens properties in styles only, and no property that something else names', () => {
  const short = names.inStyle('p{--color-wood:red;color:var(--color-wood)}');
  expect(short).toMatch(/^p\{(--\w):red;color:var\(\1\)\}$/);
  expect(short).not.toContain('--a'); // It was there before.
  expect(names.inStyle('--_shift --fill')).toBe('--_shift --fill');
  expect(names.inText('for (;--o;) --color-wood')).toBe('for (;--o;) --color-wood');
});
