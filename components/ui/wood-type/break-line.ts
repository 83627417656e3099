import { MIN_STRETCH } from '@/fonts/measure';
import { computeFillingSize } from './line-widths';

/**
 * @file Breaks titles that are too long for one line at the places where a reader would pause. A line that's too long is
 * broken once, at its best place, and then each half in the same way. For example:
 *
 * ```
 * Barba com toalha quente e massagem        too long: the best places are before "com" and before "e"
 * Barba com toalha quente | e massagem      breaking before "e" allows larger letters
 * Barba | com toalha quente | e massagem    the first half is still too long
 * ```
 */

/** Portuguese articles, prepositions and conjunctions, and abbreviations such as `c/` for `com`. */
const FUNCTION_WORD =
  '(?:[aàeo]|às|aos?|até|com|d[aeo]s?|em|entre|n[ao]s?|nº|os?|ou|para|por|pr[ao]|sem|uma?|[cps]/)';

/**
 * Matches what never breaks: a word with the function words, numbers or signs before it, and text in brackets or
 * quotation marks: "com navalha", "10 cortes", "R$ 50", "(até 10 anos)".
 */
const UNIT = new RegExp(
  `(?:(?:${FUNCTION_WORD}|\\d+(?= \\p{L})|[^ ]*[(“‘$€#]) )*(?:\\([^)]*\\)|“[^”]*”|‘[^’]*’|[^ ])+`,
  'giu',
);

/** The places for a break between two units, from best to worst. A bar marks the place. */
const PLACES = [
  /\|\(|(?:[:;!?…–—]|\u00a0-)\|/, // Corte |(1 hora), Clube do Lauro: |Corte, Pacote mensal – |10 cortes
  /\|[+&]|[/·]\|/, // Corte |+ Barba, Alisamento / |Relaxamento
  new RegExp(`,\\||\\|${FUNCTION_WORD} `, 'i'), // Corte, |barba, Barba |com navalha
  /\|/, // Corte |masculino
];

/** Letters may get a third smaller than the minimum before a line is broken at the worst place. */
const WORST_PLACE_TOLERANCE = 2 / 3;

/** Matches a space that's followed by a slash, a middle dot or a dash. */
const SPACE_BEFORE_SEPARATOR = / (?=[/·–—]|- )/g;

/**
 * Puts a no-break space before each slash, middle dot and dash, so none of them starts a line if the browser wraps the
 * text.
 */
export function keepSeparatorsOnLine(text: string): string {
  return text.replace(SPACE_BEFORE_SEPARATOR, '\u00a0');
}

/** Breaks a line only if it would otherwise need letters smaller than `minSize`. */
export function breakLine(line: string, minSize: number): readonly string[] {
  const text = keepSeparatorsOnLine(line);
  return breakUnits(text.match(UNIT) ?? [text], minSize);
}

function breakUnits(units: readonly string[], minSize: number): readonly string[] {
  const line = units.join(' ');
  const breaks = units.slice(1).map((_, index) => describeBreak(units, index + 1));
  // At equally good places, a break that allows larger letters is better.
  const [best] = breaks.toSorted((a, b) => a.place - b.place || b.size - a.size);
  if (!best || computeSize(line) >= minSize * best.tolerance) {
    return [line];
  }
  return [...breakUnits(best.before, minSize), ...breakUnits(best.after, minSize)];
}

function describeBreak(units: readonly string[], index: number) {
  const before = units.slice(0, index);
  const after = units.slice(index);
  const halves = [before.join(' '), after.join(' ')];
  const place = PLACES.findIndex((pattern) => pattern.test(halves.join('|')));
  const tolerance = place === PLACES.length - 1 ? WORST_PLACE_TOLERANCE : 1;
  return { before, after, place, tolerance, size: Math.min(...halves.map(computeSize)) };
}

function computeSize(line: string): number {
  return computeFillingSize(line, MIN_STRETCH);
}
