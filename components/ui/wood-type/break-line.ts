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

/** The places for a break, from best to worst. Bars mark the breaks in the examples. */
const PLACES = [
  /** Before an opening bracket, or after a colon or dash: "Corte | (1 hora)", "Clube do Lauro: | Corte". */
  'betweenPhrases',
  /** Before "+" or "&", or after a slash or middle dot: "Corte | + Barba", "Alisamento / | Relaxamento". */
  'betweenItems',
  /** After a comma, or before a preposition or conjunction: "Corte, | barba", "Barba | com navalha". */
  'withinList',
  /** Between any other two words: "Corte | masculino". */
  'betweenWords',
  /** Inside brackets or quotation marks: "Corte (até | 10 anos)". */
  'insideGroup',
  /** After a word or character that needs the next word: "Corte de | cabelo", "Pacote 4 | cortes". */
  'inseparable',
] as const;

type Place = (typeof PLACES)[number];

/** Letters may get a third smaller than the minimum before a line is broken between two words that belong together. */
const WORDS_TOLERANCE = 2 / 3;

/**
 * In percent of the line's width. On a 320 px screen, a service card is so narrow that letters of 20 px, the smallest
 * that we use, have this size. Only a line that needs even smaller letters is broken at one of the last two places,
 * because it would wrap in the middle of a word there.
 */
const SMALLEST_SIZE = 7.2;

/** Portuguese articles, prepositions and conjunctions, and abbreviations such as `c/` for `com`. */
const FUNCTION_WORD =
  '(?:[aàeo]|às|aos?|até|com|d[aeo]s?|em|entre|n[ao]s?|nº|os?|ou|para|por|pr[ao]|sem|uma?|[cps]/)';
const STARTS_WITH_FUNCTION_WORD = new RegExp(`^${FUNCTION_WORD} `, 'i');
const ENDS_WITH_FUNCTION_WORD = new RegExp(`(?:^|[ (“‘])${FUNCTION_WORD}$`, 'i');
const ENDS_WITH_NUMBER = /(?:^|[ (“‘])\d+$/;
/** "+" and "&" are read as the words "mais" and "e". Like those words, they start the next line: "Corte | + Barba". */
const STARTS_WITH_OPERATOR = /^[+&]/;
/**
 * Matches text that ends with an opening bracket or quotation mark, with $, € or #, or with a "+" or "&" on its own.
 */
const ENDS_WITH_OPENING_CHARACTER = /[(“‘$€#]$|(?:^| )[+&]$/;
const ENDS_WITH_CLOSING_CHARACTER = /[:;!?…)–—]$|\u00a0-$/;
/** Matches text that ends with a slash or a middle dot. Like commas, these stay at the end of a line. */
const ENDS_WITH_SEPARATOR = /[/·]$/;
/** Matches a space that's followed by a slash, a middle dot or a dash. */
const SPACE_BEFORE_SEPARATOR = / (?=[/·–—]|- )/g;
/** Matches text in brackets or quotation marks. */
const GROUP = /\([^)]*\)|“[^”]*”|‘[^’]*’/g;

/**
 * Puts a no-break space before each slash, middle dot and dash, so none of them starts a line if the browser wraps the
 * text.
 */
export function keepSeparatorsOnLine(text: string): string {
  return text.replace(SPACE_BEFORE_SEPARATOR, '\u00a0');
}

/** Breaks a line only if it would otherwise need letters smaller than `minSize`. */
export function breakLine(line: string, minSize: number): readonly string[] {
  const text = keepSeparatorsOnLine(line.trim());
  if (computeSize(text) >= minSize) {
    return [text];
  }
  const words = text.split(' ');
  const places = words.map((_, index) => classifyBreak(words, index));
  return breakWords(words, places, minSize);
}

/** `places[1]` is the place between `words[0]` and `words[1]`. */
function breakWords(
  words: readonly string[],
  places: readonly Place[],
  minSize: number,
): readonly string[] {
  const line = words.join(' ');
  const place = PLACES.find((candidate) => places.indexOf(candidate, 1) > 0);
  if (!place || computeSize(line) >= computeLimit(place, minSize)) {
    return [line];
  }
  const indexes = [...words.keys()].filter((index) => index > 0 && places[index] === place);
  const sizeOfHalves = (index: number) =>
    Math.min(
      computeSize(words.slice(0, index).join(' ')),
      computeSize(words.slice(index).join(' ')),
    );
  // Of several such places, takes the one that allows the largest letters.
  const best = indexes.reduce((one, other) =>
    sizeOfHalves(other) > sizeOfHalves(one) ? other : one,
  );
  return [
    ...breakWords(words.slice(0, best), places.slice(0, best), minSize),
    ...breakWords(words.slice(best), places.slice(best), minSize),
  ];
}

/** The size of letters below which a line is broken at this place. */
function computeLimit(place: Place, minSize: number): number {
  if (place === 'insideGroup' || place === 'inseparable') {
    return Math.min(minSize, SMALLEST_SIZE);
  }
  return place === 'betweenWords' ? minSize * WORDS_TOLERANCE : minSize;
}

function computeSize(line: string): number {
  return computeFillingSize(line, MIN_STRETCH);
}

function isInsideGroup(text: string, position: number): boolean {
  return [...text.matchAll(GROUP)].some((group) => {
    const start = group.index;
    const end = start + group[0].length;
    return start < position && position < end;
  });
}

/** The order of these checks matters: the first one that applies decides. */
function classifyBreak(words: readonly string[], index: number): Place {
  const before = words.slice(0, index).join(' ');
  const after = words.slice(index).join(' ');
  if (ENDS_WITH_FUNCTION_WORD.test(before) || ENDS_WITH_OPENING_CHARACTER.test(before)) {
    return 'inseparable';
  }
  if (isInsideGroup(words.join(' '), before.length)) {
    return 'insideGroup';
  }
  if (STARTS_WITH_OPERATOR.test(after) || ENDS_WITH_SEPARATOR.test(before)) {
    return 'betweenItems';
  }
  if (after.startsWith('(') || ENDS_WITH_CLOSING_CHARACTER.test(before)) {
    return 'betweenPhrases';
  }
  if (STARTS_WITH_FUNCTION_WORD.test(after) || before.endsWith(',')) {
    return 'withinList';
  }
  if (ENDS_WITH_NUMBER.test(before)) {
    return 'inseparable';
  }
  return 'betweenWords';
}
