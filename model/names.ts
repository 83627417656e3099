/** The shop's name, and those of its words that phones show under the icon. */
type ShopName = { name: string; shortName: string };

/** A part of the shop's name. The sign sets the proper name in wide letters, and what is around it in narrow ones. */
export type NamePart = { text: string; isProper: boolean };

/** Characters that separate the parts of a name, such as `AQUINO | Barbearia`. The sign does not show them. */
export const SEPARATORS = /^[\s,;:·/–—-]+|[\s,;:·/–—-]+$|\s*[|•]\s*/g;

/**
 * Splits a name into its one to three parts, in their order: `Salão do Zé & Filhos` into `Salão do`, `Zé` and
 * `& Filhos`. Returns no part if the short name is not one or several words of the name.
 */
export function splitName({ name, shortName }: ShopName): NamePart[] {
  const start = findLastWords(name, shortName);
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

/** Finds where some words stand for the last time in a text: `Zé` in `Zeca, do Zé`, but not in `Zélia`. */
function findLastWords(text: string, words: string): number | undefined {
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

function removeSeparators(text: string): string {
  return text.replace(SEPARATORS, ' ').trim();
}

/** Finds the first letter or digit of a name, as a capital: `Z` for `“Zé” Silva`. */
export function findInitial(name: string): string {
  const [letter = name.charAt(0)] = /[\p{L}\d]/u.exec(name) ?? [];
  return letter.toUpperCase();
}
