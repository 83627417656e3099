import { computeFillingSize, MIN_STRETCH } from './font-metrics';

/**
 * @file Breaks a title that's too long for one line where the sense breaks. Every layout costs points, and the cheapest
 * one wins:
 *
 * - Each break costs points. The closer the words around it belong together, the more it costs.
 * - A line costs points if breaking somewhere inside it would be cheaper than a break at one of its ends.
 * - A line costs points if its letters become too small.
 *
 * If several layouts are equally cheap, the one whose smallest letters are largest wins.
 *
 * "Barba com toalha quente e massagem", for example, doesn't fit on one line. Three lines cost only 6 points, less than
 * any two:
 *
 * ```
 * Barba | com toalha quente | e massagem   3 + 3          a break before a preposition, one before a conjunction
 * Barba com toalha quente | e massagem     3 + 5.4        a single break, but the first line is too small
 * Barba com toalha | quente e massagem     8 + 6 + 6      both lines have a cheaper place: before "com" and before "e"
 * Barba com | toalha quente e massagem     30 + …         a preposition at the end of a line
 * ```
 */

/** The cost of a break in points, depending on the text on both sides of it. */
const BREAK_COST = {
  /** Before a bracket, or after a colon or a dash: "Clube do Lauro: | Corte | (1 hora) – | Centro". */
  betweenPhrases: 1,
  /** Before a plus or an ampersand, or after a slash or a middle dot: "Corte | + Barba / | Bigode". */
  betweenItems: 2,
  /** After a comma, or before a preposition or a conjunction: "Corte, | barba | e bigode | com navalha". */
  withinList: 3,
  /** Between any other words: "Corte | masculino". */
  betweenWords: 8,
  /** After something that needs the next word: "Corte de | cabelo", "Pacote 4 | cortes", "Corte + | barba". */
  inseparable: 30,
} as const;

/** The extra cost of a break inside brackets or quotation marks: "Corte (até | 10 anos)". */
const INSIDE_GROUP_COST = 30;

/**
 * The extra cost of a line in which a break would be cheaper than at one of its ends. The second line of
 * "Corte | masculino + barba" has such a place, before the plus.
 */
const CHEAPER_BREAK_COST = 6;

/** The extra cost of a line below the minimum size. */
const SMALL_LINE_COST = 3;

/** The further cost of a line below the minimum size, for each 10% by which its letters would have to grow. */
const COST_PER_MISSING_10_PERCENT = 1;

/**
 * A line of this size, in percent of the measure, fills a service card on a 320 px screen with letters of 20 px. A
 * longer line would have smaller letters, or wrap in the middle of a word.
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
/** On a sign, "+" and "&" are read as words, "mais" and "e". Like these, they start the next line: "Corte | + Barba". */
const STARTS_WITH_OPERATOR = /^[+&]/;
/** Matches text that ends with an opening bracket or quotation mark, with $, € or #, or with " +" or " &". */
const ENDS_WITH_OPENING_CHARACTER = /[(“‘$€#]$|(?:^| )[+&]$/;
const ENDS_WITH_CLOSING_CHARACTER = /[:;!?…)–—]$|\u00a0-$/;
/** Matches text that ends with a slash or a middle dot. Like a comma, these never start a line. */
const ENDS_WITH_SEPARATOR = /[/·]$/;
/** Matches the space before a separator or a dash. */
const SPACE_BEFORE_SEPARATOR = / (?=[/·–—]|- )/g;
/** Matches text in brackets or quotation marks. */
const GROUP = /\([^)]*\)|“[^”]*”|‘[^’]*’/g;

/** One way to break words into lines, with its cost in points. */
type Layout = { lines: readonly string[]; cost: number; smallestSize: number };

/** The layout of no words, on which all others build. */
const EMPTY_LAYOUT: Layout = { lines: [], cost: 0, smallestSize: Number.POSITIVE_INFINITY };

/** With a no-break space before it, no slash, middle dot or dash begins a line, not even where a browser wraps text. */
export function keepSeparatorsOnLine(text: string): string {
  return text.replace(SPACE_BEFORE_SEPARATOR, '\u00a0');
}

/** A line that fills the measure at `minSize` or a larger size isn't broken. */
export function breakLine(line: string, minSize: number): readonly string[] {
  const text = keepSeparatorsOnLine(line.trim());
  if (computeFillingSize(text, MIN_STRETCH) >= minSize) {
    return [text];
  }
  const words = text.split(' ');
  const breakCosts = words.map((_, index) => (index === 0 ? 0 : computeBreakCost(words, index)));
  // Goes backwards through the words. `layouts[0]` is always the cheapest layout of the words from `start` to the end,
  // followed by the layouts of fewer words, on which the next one builds.
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
 * Adds a line above a layout. `breakCosts` starts with the cost of the break before the line, followed by that of a
 * break at each space in the line, and of the break after it. Nothing follows the last line.
 */
function addLine(
  line: string,
  breakCosts: readonly number[],
  minSize: number,
  below: Layout,
): Layout {
  const wordCount = line.split(' ').length;
  const costBefore = breakCosts[0] ?? 0;
  const costsInside = breakCosts.slice(1, wordCount);
  const costAfter = breakCosts[wordCount] ?? 0;
  const hasCheaperBreak = costsInside.some((inside) => inside < costBefore || inside < costAfter);
  const cheaperBreakCost = hasCheaperBreak ? CHEAPER_BREAK_COST : 0;
  const size = computeFillingSize(line, MIN_STRETCH);
  const cost = below.cost + costAfter + cheaperBreakCost + computeSizeCost(size, minSize);
  return { lines: [line, ...below.lines], cost, smallestSize: Math.min(size, below.smallestSize) };
}

/** The cheaper layout, or of two equally cheap ones the one whose smallest line is larger. */
function chooseBetter(one: Layout, other: Layout): Layout {
  if (one.cost === other.cost) {
    return one.smallestSize > other.smallestSize ? one : other;
  }
  return one.cost < other.cost ? one : other;
}

/** A line of at least `minSize` costs nothing. */
function computeSizeCost(size: number, minSize: number): number {
  if (size >= minSize) {
    return 0;
  }
  const missingShare = minSize / size - 1;
  const cost = SMALL_LINE_COST + COST_PER_MISSING_10_PERCENT * 10 * missingShare;
  return size < SMALLEST_SIZE ? cost + OVERLONG_LINE_COST : cost;
}

/** The cost of a break before the word at `index`. */
function computeBreakCost(words: readonly string[], index: number): number {
  const before = words.slice(0, index).join(' ');
  const after = words.slice(index).join(' ');
  const cost = BREAK_COST[classifyBreak(before, after)];
  const groups = [...words.join(' ').matchAll(GROUP)];
  const isInsideGroup = groups.some((group) => {
    const groupStart = group.index;
    const groupEnd = groupStart + group[0].length;
    return groupStart < before.length && before.length < groupEnd;
  });
  return isInsideGroup ? cost + INSIDE_GROUP_COST : cost;
}

/** If several kinds of breaks fit, the first one counts. */
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
