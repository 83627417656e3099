import { computeFillingSize, MIN_STRETCH } from './font-metrics';

/**
 * @file Breaks titles that are too long for one line at the places where a reader would pause. Every possible layout
 * costs points, and the cheapest one wins:
 *
 * - Each break costs points. The more closely the words around it belong together, the more it costs.
 * - A line costs points if it contains a better place for a break than its own start or end.
 * - A line costs points if its letters become too small.
 *
 * If two layouts cost the same, the one whose smallest line has larger letters wins.
 *
 * For example, "Barba com toalha quente e massagem" doesn't fit on one line. A layout of three lines costs only 6
 * points, which is less than any layout of two:
 *
 * ```
 * Barba | com toalha quente | e massagem   3 + 3          breaks before a preposition and before a conjunction
 * Barba com toalha quente | e massagem     3 + 5.4        only one break, but the first line is too small
 * Barba com toalha | quente e massagem     8 + 6 + 6      each line has a better place: before "com", before "e"
 * Barba com | toalha quente e massagem     30 + …         the first line ends with a preposition
 * ```
 */

/** The cost of a break in points, which depends on the text around it. Bars mark the breaks in the examples. */
const BREAK_COST = {
  /** A break before an opening bracket, or after a colon or dash: "Corte | (1 hora)", "Clube do Lauro: | Corte". */
  betweenPhrases: 1,
  /** A break before "+" or "&", or after a slash or middle dot: "Corte | + Barba", "Alisamento / | Relaxamento". */
  betweenItems: 2,
  /** A break after a comma, or before a preposition or conjunction: "Corte, | barba", "Barba | com navalha". */
  withinList: 3,
  /** A break between any other two words: "Corte | masculino". */
  betweenWords: 8,
  /** A break after a word or character that needs the next word: "Corte de | cabelo", "Pacote 4 | cortes". */
  inseparable: 30,
} as const;

/** The extra cost of a break inside brackets or quotation marks: "Corte (até | 10 anos)". */
const INSIDE_GROUP_COST = 30;

/**
 * The extra cost of a line if a break inside it would cost less than the break before or after it. In "Corte |
 * masculino + barba", for example, a break before the plus would cost less.
 */
const BETTER_PLACE_COST = 6;

/** The extra cost of a line whose letters are smaller than the minimum size. */
const SMALL_LINE_COST = 3;

/**
 * Added to the cost of a line that's too small, for every 10% that its letters would have to grow to reach the minimum
 * size.
 */
const COST_PER_MISSING_10_PERCENT = 1;

/**
 * In percent of the line's width. On a 320 px screen, a service card is so narrow that letters of 20 px, the smallest
 * that we use, have this size. A line that needs even smaller letters would wrap in the middle of a word there.
 */
const SMALLEST_SIZE = 7.2;

/** The extra cost of a line below `SMALLEST_SIZE`. It's so high that any break is cheaper. */
const OVERLONG_LINE_COST = 100;

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

type Layout = { lines: readonly string[]; cost: number; smallestSize: number };

/** Layouts are built from the bottom up, by adding lines above this empty one. */
const EMPTY_LAYOUT: Layout = { lines: [], cost: 0, smallestSize: Number.POSITIVE_INFINITY };

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
  if (computeFillingSize(text, MIN_STRETCH) >= minSize) {
    return [text];
  }
  const words = text.split(' ');
  const breakCosts = words.map((_, index) => (index === 0 ? 0 : computeBreakCost(words, index)));
  // Works backwards from the last word. Each step finds the cheapest layout of the words from `start` on: it tries a
  // first line of every length, above the cheapest layout of the remaining words.
  let layouts: readonly Layout[] = [EMPTY_LAYOUT];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const candidates = layouts.map((below, index) => {
      const end = start + 1 + index;
      const candidate = words.slice(start, end).join(' ');
      return addLine(candidate, breakCosts.slice(start, end + 1), minSize, below);
    });
    layouts = [candidates.reduce(chooseBetter), ...layouts];
  }
  return layouts[0]?.lines ?? [text];
}

/**
 * `breakCosts` begins with the break before the line. A break at each space in the line follows, and then the break
 * after it, which the last line doesn't have.
 */
function addLine(
  line: string,
  breakCosts: readonly number[],
  minSize: number,
  below: Layout,
): Layout {
  const wordCount = line.split(' ').length;
  const startCost = breakCosts[0] ?? 0;
  const endCost = breakCosts[wordCount] ?? 0;
  const cheapestInside = Math.min(...breakCosts.slice(1, wordCount));
  const hasBetterPlace = cheapestInside < Math.max(startCost, endCost);
  const penalty = hasBetterPlace ? BETTER_PLACE_COST : 0;
  const size = computeFillingSize(line, MIN_STRETCH);
  const cost = below.cost + endCost + penalty + computeSizeCost(size, minSize);
  return { lines: [line, ...below.lines], cost, smallestSize: Math.min(size, below.smallestSize) };
}

/** If two layouts cost the same, chooses the one whose smallest line has larger letters. */
function chooseBetter(one: Layout, other: Layout): Layout {
  if (one.cost === other.cost) {
    return one.smallestSize > other.smallestSize ? one : other;
  }
  return one.cost < other.cost ? one : other;
}

function computeSizeCost(size: number, minSize: number): number {
  if (size >= minSize) {
    return 0;
  }
  const missingShare = minSize / size - 1;
  const cost = SMALL_LINE_COST + COST_PER_MISSING_10_PERCENT * 10 * missingShare;
  return size < SMALLEST_SIZE ? cost + OVERLONG_LINE_COST : cost;
}

function computeBreakCost(words: readonly string[], index: number): number {
  const before = words.slice(0, index).join(' ');
  const after = words.slice(index).join(' ');
  const cost = BREAK_COST[classifyBreak(before, after)];
  const isInside = isInsideGroup(words.join(' '), before.length);
  return isInside ? cost + INSIDE_GROUP_COST : cost;
}

function isInsideGroup(text: string, position: number): boolean {
  return [...text.matchAll(GROUP)].some((group) => {
    const start = group.index;
    const end = start + group[0].length;
    return start < position && position < end;
  });
}

/** The order of these checks matters: the first one that applies decides. */
function classifyBreak(before: string, after: string): keyof typeof BREAK_COST {
  if (ENDS_WITH_FUNCTION_WORD.test(before) || ENDS_WITH_OPENING_CHARACTER.test(before)) {
    return 'inseparable';
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
