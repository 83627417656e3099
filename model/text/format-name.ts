/** Adds a no-break space after single letters: "Silva e Filhos". */
export function formatName(name: string): string {
  return name.replace(/(?<= \p{L}) /gu, '\u00a0');
}
