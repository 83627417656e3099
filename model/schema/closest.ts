/** The candidate that a typing slip most likely meant, if any is near enough. */
export function findClosest(typed: string, candidates: readonly string[]): string | undefined {
  const plainTyped = plain(typed);
  const [closest] = candidates
    .map((candidate) => ({ candidate, distance: countEdits(plainTyped, plain(candidate)) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, candidate.length * 0.4))
    .sort((one, other) => one.distance - other.distance);
  return closest?.candidate;
}

/** Without the differences that do not count: case, accents, separators. */
function plain(value: string): string {
  return value
    .slice(0, 100)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{Mn}\s_-]/gu, '');
}

/** Letters to add, drop or change to make one word of the other (Levenshtein). */
function countEdits(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (let column = 0; column < other.length; column += 1) {
      current.push(
        Math.min(
          (current[column] ?? 0) + 1,
          (previous[column + 1] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === other[column] ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}
