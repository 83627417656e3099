/** Adds a no-break space after single letters: "Silva e Filhos". */
export function formatName(name: string): string {
  return name.replace(/(?<= \p{L}) /gu, '\u00a0');
}

/** A rest such as "do Zé" or "1987", which makes no sense without its trade. */
const NEEDS_TRADE = /^(?:(?:[aeoà]s?|ao|com|d[aeo]s?|em|n[ao]s?|para|por|pr[ao])\s|[^\p{L}]*$)/iu;

/** For phones' home screens: "Jatobá", but "Barbearia do Zé". */
export function formatShortName({ full, proper }: { full: string; proper: string }): string {
  return NEEDS_TRADE.test(proper) ? full : proper;
}
