/** Capitalizes the first letter and leaves the others alone. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
