import { chooseGridSpan } from '@/components/sections/gallery/gallery';

type GridSpan = ReturnType<typeof chooseGridSpan>;

const COLUMNS: Record<GridSpan, number> = { whole: 12, lead: 8, half: 6, third: 4 };

const listGridSpans = (count: number) =>
  Array.from({ length: count }, (_, index) => chooseGridSpan(index, count));

/** How many columns the photos fill in the lead's two rows and in the other rows. */
function filledCells(slots: readonly GridSpan[]) {
  return slots.reduce((cells, slot) => cells + COLUMNS[slot] * (slot === 'lead' ? 2 : 1), 0);
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  '%i photos leave no gap in the grid',
  (count) => {
    const slots = listGridSpans(count);
    expect(slots).toHaveLength(count);
    expect(filledCells(slots) % 12).toBe(0);

    // Halves come in pairs; two thirds beside the lead, then three per row.
    expect(slots.filter((slot) => slot === 'half').length % 2).toBe(0);
    const thirds = slots.filter((slot) => slot === 'third').length;
    expect((thirds - (slots[0] === 'lead' ? 2 : 0)) % 3).toBe(0);
  },
);

test('three photos form the grid of docs/design.md', () => {
  expect(listGridSpans(3)).toEqual(['lead', 'third', 'third']);
});
