/** The short name is part of the name, such as `Jatobá` in `Barbearia Jatobá`. */
type ShopName = { name: string; shortName: string };

/** The shop's sign (its logo) sets the proper name in wide letters, and all other parts in narrow ones. */
export type NamePart = { text: string; isProper: boolean };

/** Matches separators in a name, such as `|` in `AQUINO | Barbearia`. The shop's sign leaves them out. */
const SEPARATORS = /^[\s,;:·/–—-]+|[\s,;:·/–—-]+$|\s*[|•]\s*/g;

/**
 * Splits a name around its short name: `Salão do Zé & Filhos` into `Salão do`, `Zé` and `& Filhos`. Returns no parts if
 * the short name isn't made of whole words of the name.
 */
export function splitName({ name, shortName }: ShopName): NamePart[] {
  const start = findWords(shortName, name);
  if (start === -1) {
    return [];
  }
  const parts = [
    { text: removeSeparators(name.slice(0, start)), isProper: false },
    { text: shortName, isProper: true },
    { text: removeSeparators(name.slice(start + shortName.length)), isProper: false },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** Skips a part of a longer word, such as `Don` in `Donatto`. Returns −1 if the words aren't in the name. */
function findWords(words: string, name: string, searchFrom = 0): number {
  const start = name.indexOf(words, searchFrom);
  const startsInWord = /[\p{L}\d]$/u.test(name.slice(0, start));
  const endsInWord = /^[\p{L}\d]/u.test(name.slice(start + words.length));
  const isPartOfWord = start !== -1 && (startsInWord || endsInWord);
  return isPartOfWord ? findWords(words, name, start + 1) : start;
}

/** Trims separators at both ends, and turns those inside into spaces. */
function removeSeparators(text: string): string {
  return text.replace(SEPARATORS, ' ').trim();
}

/** Skips quotation marks and capitalizes the letter: `“zé” Silva` has the initial `Z`. */
export function findInitial(name: string): string {
  const match = /[\p{L}\d]/u.exec(name);
  const initial = match ? match[0] : name.charAt(0);
  return initial.toUpperCase();
}
