/** @jest-environment node */
import { applyEdits, readElements } from '@/scripts/finish/page-source';

test('finds every element that the source writes, with its attributes, text and place', () => {
  const html = '<!DOCTYPE html><p class="a">Olá <b>você</b></p><template><i>x</i></template>';
  const elements = readElements(html);

  expect(elements.map(({ name }) => name)).toEqual(['p', 'b', 'template', 'i']);
  const [paragraph, bold] = elements;
  expect(paragraph?.attributes.get('class')).toBe('a');
  expect(html.slice(bold?.start, bold?.end)).toBe('<b>você</b>');
  expect(html.slice(bold?.contentStart, bold?.contentEnd)).toBe('você');
});

test('replaces pieces in any order and leaves the rest as it was', () => {
  expect(
    applyEdits('um dois três', [
      { start: 8, end: 12, replacement: '3' },
      { start: 0, end: 2, replacement: '1' },
    ]),
  ).toBe('1 dois 3');
});

test('refuses edits that overlap', () => {
  const edits = [
    { start: 0, end: 3, replacement: '' },
    { start: 2, end: 4, replacement: '' },
  ];
  expect(() => applyEdits('abcdef', edits)).toThrow(RangeError);
});
