import { chooseGridSpan } from '@/components/sections/gallery/gallery';

const COLUMNS = { whole: 12, lead: 8, half: 6, third: 4 };

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  '%i photos leave no gap in the grid',
  (count) => {
    const spans = Array.from({ length: count }, (_, index) => chooseGridSpan(index, count));
    const countOf = (span: string) => spans.filter((it) => it === span).length;
    // The lead is two rows high, with two thirds beside it; then come three in a row, or pairs.
    const cells = spans.reduce((sum, span) => sum + COLUMNS[span] * (span === 'lead' ? 2 : 1), 0);
    expect(cells % 12).toBe(0);
    expect([countOf('half') % 2, (countOf('third') - 2 * countOf('lead')) % 3]).toEqual([0, 0]);
    expect(count !== 3 || spans.join() === 'lead,third,third').toBe(true); // docs/design.md
  },
);
