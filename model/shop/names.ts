/** The shop's name, and its short name: the words of the name that phones show under the icon. */
type ShopName = { name: string; shortName: string };

/**
 * A part of the shop's name. The shop's sign, which is its logo, sets the proper name in wide letters and the other
 * parts in narrow ones.
 */
export type NamePart = { text: string; isProper: boolean };

/**
 * Matches the characters that separate the parts of a name, such as `|` in `AQUINO | Barbearia`. The sign omits them.
 */
export const SEPARATORS = /^[\s,;:·/–—-]+|[\s,;:·/–—-]+$|\s*[|•]\s*/g;

/**
 * Splits a name into the short name and what is before and after it: `Salão do Zé & Filhos` into `Salão do`, `Zé` and
 * `& Filhos`. Returns no parts if the short name does not consist of whole words of the name.
 */
export function splitName({ name, shortName }: ShopName): NamePart[] {
  const start = findLastStart(name, shortName);
  if (start === undefined) {
    return [];
  }
  const before = name.slice(0, start);
  const after = name.slice(start + shortName.length);
  const parts = [
    { text: removeSeparators(before), isProper: false },
    { text: shortName, isProper: true },
    { text: removeSeparators(after), isProper: false },
  ];
  return parts.filter(({ text }) => text !== '');
}

/**
 * Finds the index at which words last occur in a text as whole words: `Zé` occurs in `Zeca, do Zé`, but not in `Zélia`.
 */
function findLastStart(text: string, words: string): number | undefined {
  let lastStart: number | undefined;
  for (let start = text.indexOf(words); start !== -1; start = text.indexOf(words, start + 1)) {
    const beginsInsideWord = /[\p{L}\d]$/u.test(text.slice(0, start));
    const endsInsideWord = /^[\p{L}\d]/u.test(text.slice(start + words.length));
    if (!beginsInsideWord && !endsInsideWord) {
      lastStart = start;
    }
  }
  return lastStart;
}

/** Removes the separators at both ends of a text, and replaces each separator inside it with a space. */
function removeSeparators(text: string): string {
  return text.replace(SEPARATORS, ' ').trim();
}

/** Finds the first letter or digit of a name, and capitalizes it: `Z` for `“Zé” Silva`. */
export function findInitial(name: string): string {
  const match = /[\p{L}\d]/u.exec(name);
  const initial = match ? match[0] : name.charAt(0);
  return initial.toUpperCase();
}
