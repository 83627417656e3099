import fc from 'fast-check';
import { fitLines, heightOf } from '@/components/ui/wood-type/fit-line';
import { VARIANTS, type Variant } from '@/components/ui/wood-type/variants';
import { computeInk } from '@/fonts/measure';
import { openFont } from '@/fonts/open-font';

/** With a fixed seed, every run generates the same texts. */
const SEED = 20_260_824;

function listWords(lines: readonly { text: string }[]): string[] {
  return lines.flatMap(({ text }) => text.split(/\s/));
}

test.each([
  { lines: ['Corte', 'e barba'], tooShort: [] },
  { lines: ['Aberto', '24 horas'], tooShort: [] },
  { lines: ['Corte', 'é arte'], tooShort: [] },
  { lines: ['A sua', 'barbearia'], tooShort: [] },
  { lines: ['Desde', '1985'], tooShort: ['1985'] },
  { lines: ['Vem', 'pro Zé'], tooShort: ['Vem'] },
  { lines: ['Seu', 'estilo'], tooShort: ['Seu'] },
  { lines: ['Sem', 'fila'], tooShort: ['Sem', 'fila'] },
])('all lines of the headline $lines fill the measure, except $tooShort', (row) => {
  const unfilled = fitLines(row.lines, VARIANTS.headline).filter(({ text, stretch, size }) => {
    const { start, end } = computeInk(text, stretch);
    return (end - start) * size < 99.99;
  });
  expect(unfilled).toEqual(
    row.tooShort.map((text) => expect.objectContaining({ text, stretch: 150, size: 30 })),
  );
});

test('a very short service title gets the maximum size and doesn’t fill its line', () => {
  const [line] = fitLines(['Zé'], VARIANTS.serviceTitle);
  expect(line).toMatchObject({ text: 'Zé', stretch: 150, size: 30 });
});

test.each([
  ['without any character of the font', ['', '💈', '理 ★'], 'headline'],
  ['of 90 lines', Array<string>(90).fill('Corte e barba'), 'headline'],
  ['without lines', [], 'heading'],
] as const)('the sizes and positions of a heading %s are finite numbers', (_, lines, variant) => {
  const fitted = fitLines(lines, VARIANTS[variant]);
  expect(fitted).toHaveLength(lines.length);
  expect(JSON.stringify(fitted)).not.toContain('null'); // JSON writes NaN and Infinity as null.
});

test.each([
  ['Corte + Barba + Sobrancelha + Hidratação capilar'],
  ['Platinado/Nevou (a partir de)'],
  ['Clube do Lauro: Corte'],
  ['Depilação (costas, peito, orelha...)'],
])(
  'in the title “%s”, the largest line is less than 2.3 times as large as the smallest',
  (title) => {
    const sizes = fitLines([title], VARIANTS.serviceTitle).map(({ size }) => size);
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(2.3);
  },
);

describe('generated headings', () => {
  const { characterSet } = openFont('fonts/display.woff2');
  const letter = fc
    .constantFrom(...characterSet)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => /\S/.test(character));
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 14 });
  const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
  const lines = fc.array(line, { minLength: 1, maxLength: 4 });
  const variant = fc.constantFrom<Variant>(...Object.values(VARIANTS));

  test('a heading keeps all its words, stays within its limits, and has lines that don’t touch', () => {
    fc.assert(
      fc.property(lines, variant, (texts, limits) => {
        const fitted = fitLines(texts, limits);
        expect(heightOf(fitted)).toBeLessThanOrEqual(limits.maxHeight ?? Number.POSITIVE_INFINITY);
        expect(listWords(fitted)).toEqual(texts.flatMap((text) => text.split(' ')));
        const edges: number[] = [];
        for (const { text, stretch, size, indent, baseline } of fitted) {
          const { start, end, top, bottom } = computeInk(text, stretch);
          edges.push(baseline - top * size, baseline - bottom * size);
          expect(start * size + indent).toBeCloseTo(0, 6);
          expect(end * size + indent).toBeLessThanOrEqual(100.000001);
          expect(stretch).toBeGreaterThanOrEqual(50);
          expect(stretch).toBeLessThanOrEqual(150);
          expect(size).toBeLessThanOrEqual(limits.maxSize ?? 30);
        }
        // If no two lines touch, the tops and bottoms of their ink are in ascending order.
        expect(edges).toEqual(edges.toSorted((a, b) => a - b));
      }),
      { numRuns: 50, seed: SEED },
    );
  });
});
