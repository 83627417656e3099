/** How much of the widest grid's twelve columns a photo takes. */
export type GridSpan = 'whole' | 'lead' | 'half' | 'third';

/**
 * Fills whole rows with any number of photos. Three make the wall of the design: a large one with
 * two beside it; the next ones follow in rows of three, and what three does not divide goes by two.
 */
export function listGridSpans(count: number): GridSpan[] {
  if (count === 1) {
    return ['whole'];
  }
  if (count === 2 || count === 4) {
    return Array(count).fill('half');
  }
  const halves = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) {
      return 'lead';
    }
    return index < count - halves ? 'third' : 'half';
  });
}
