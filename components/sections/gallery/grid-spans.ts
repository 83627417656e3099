/** How many of the grid's twelve columns a photo spans. */
export type GridSpan = 'whole' | 'lead' | 'half' | 'third';

/**
 * Assigns spans so that every row is full. The first three photos are a large one with two beside it;
 * the others follow in rows of three, and a remainder in rows of two.
 */
export function listGridSpans(count: number): GridSpan[] {
  if (count === 1) {
    return ['whole'];
  }
  const halves = [0, 4, 2][count % 3] ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const span = index === 0 ? 'lead' : 'third';
    return index < count - halves ? span : 'half';
  });
}
