/** A name that keeps its lone letters with what follows: "Silva e Filhos". */
export function formatName(name: string): string {
  return name.replace(/(?<= \p{L}) /gu, '\u00a0');
}
