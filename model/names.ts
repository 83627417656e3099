/** The shop's name, and the words of it that phones show under the icon. */
type ShopName = { name: string; shortName: string };

/** A part of the shop's name. The sign sets the proper name wide, and what is around it narrow. */
export type NamePart = { text: string; isProper: boolean };

/** What may stand between two parts of a name, and is not shown on the sign. */
export const SEPARATORS = /^[\s,;:·/–—-]+|[\s,;:·/–—-]+$|\s*[|•]\s*/g;

/**
 * The one to three parts of a name, in its order: `AQUINO | Barbearia` has `AQUINO` and `Barbearia`.
 * None if the short name is not one or several of its words.
 */
export function splitName({ name, shortName }: ShopName): NamePart[] {
  const pieces = name.split(shortName);
  const after = pieces.findLastIndex(
    (piece, index) => !/^[\p{L}\d]/u.test(piece) && !/[\p{L}\d]$/u.test(pieces[index - 1] ?? ''),
  );
  const join = (some: readonly string[]) => some.join(shortName).replace(SEPARATORS, ' ').trim();
  const parts = [
    { text: join(pieces.slice(0, after)), isProper: false },
    { text: shortName, isProper: true },
    { text: join(pieces.slice(after)), isProper: false },
  ];
  return after < 1 ? [] : parts.filter(({ text }) => text);
}

/** The first letter or digit of a name, as a capital: of `“Zé” Silva`, `Z`. */
export function findInitial(name: string): string {
  return (/[\p{L}\d]/u.exec(name)?.[0] ?? name.charAt(0)).toUpperCase();
}
