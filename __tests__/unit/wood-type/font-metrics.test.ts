import {
  computeInk,
  measureAdvance,
  measureWidestWord,
} from '@/components/ui/wood-type/font-metrics';

jest.mock('@/fonts/folder', () => ({ FONTS_FOLDER: '__tests__/fixtures/fonts' }));

test('the ink of a stretch between two measured fonts is interpolated', () => {
  const inkWidth = (stretch: number) => computeInk('Corte', stretch).end;
  expect(inkWidth(75)).toBeCloseTo((inkWidth(50) + inkWidth(100)) / 2, 6);
  expect(inkWidth(125)).toBeCloseTo((inkWidth(100) + inkWidth(150)) / 2, 6);
});

test('a stretch outside the font’s range counts as the nearest one in it', () => {
  expect(measureAdvance('Corte', 20)).toBe(measureAdvance('Corte', 50));
  expect(measureAdvance('Corte', 300)).toBe(measureAdvance('Corte', 150));
});

test('the widest word has room for the space after its last letter', () => {
  const width = Number(measureWidestWord('de barba…', 50));
  expect(width).toBeGreaterThanOrEqual(measureAdvance('barba…', 50));
  expect(width - measureAdvance('barba…', 50)).toBeLessThan(0.1);
  expect(width).toBeGreaterThan(computeInk('barba…', 50).end);
});
