import { computeFillingSize, MIN_STRETCH } from './font-metrics';

/**
 * @file Breaks a line that is too long for its measure at the places that suit its meaning best. Each way to
 * break the line has a cost in points, and the cheapest way wins:
 *
 * - A break between words that belong closely together costs more than other breaks.
 * - A line costs points if it contains a place where a break would be cheaper than the breaks at its ends.
 * - A line costs points if it is too small.
 *
 * If several ways are equally cheap, the way with the largest letters in its smallest line wins.
 *
 * "Barba com toalha quente e massagem", for example, does not fit on one line. This title is broken into three lines
 * for 6 points, because two lines would cost more:
 *
 * ```
 * Barba | com toalha quente | e massagem   3 + 3          two breaks before small words
 * Barba com toalha quente | e massagem     3 + 5.4        one such break, but the first line is too small
 * Barba com toalha | quente e massagem     8 + 6 + 6      a break before "com" or "e" would be cheaper
 * Barba com | toalha quente e massagem     30 + …         a small word at the end of its line
 * ```
 */

/** The cost of a break in points, by the kind of its place. */
const BREAK_COST = {
  /** Before a bracket, or after a colon or a dash: "Clube do Lauro: | Corte | (1 hora) – | Centro". */
  betweenPhrases: 1,
  /** Before a plus or an ampersand, or after a slash or a middle dot: "Corte | + Barba / | Bigode". */
  betweenItems: 2,
  /** After a comma, or before a preposition or a conjunction: "Corte, | barba | e bigode | com navalha". */
  withinList: 3,
  /** Between any other words: "Corte | masculino". */
  betweenWords: 8,
  /**
   * After a word or character that needs the next word: "Corte de | cabelo", "Pacote 4 | cortes", "Corte + | barba".
   */
  afterOpener: 30,
} as const;

/** The additional cost of a break inside brackets or quotation marks: "Corte (até | 10 anos)". */
const INSIDE_GROUP_COST = 30;

/**
 * The cost of a line that contains a place where a break would be cheaper than the breaks at its ends.
 * In "Corte | masculino + barba", the second line contains such a place, before the plus.
 */
const CHEAPER_BREAK_COST = 6;

/** The cost of a line that is smaller than its variant allows. */
const SMALL_LINE_COST = 3;
/** The further cost of a line below the minimum size, for each 10% by which its letters would have to grow. */
const COST_PER_MISSING_10_PERCENT = 1;

/**
 * The size, in percent of the measure, of a line that fills a service card on a 320 px screen with letters of
 * 20 px. A longer line would have smaller letters, or wrap in the middle of a word.
 */
const SMALLEST_SIZE = 7.2;
/** The additional cost of a line below `SMALLEST_SIZE`: so many points that any break is cheaper. */
const OVERLONG_LINE_COST = 100;

/** Portuguese articles, prepositions and conjunctions, and abbreviations such as `c/` for `com`. */
const SMALL_WORD =
  '(?:[aàeo]|às|aos?|até|com|d[aeo]s?|em|entre|n[ao]s?|nº|os?|ou|para|por|pr[ao]|sem|uma?|[cps]/)';
const STARTS_WITH_SMALL_WORD = new RegExp(`^${SMALL_WORD} `, 'i');
const ENDS_WITH_SMALL_WORD = new RegExp(`(?:^|[ (“‘])${SMALL_WORD}$`, 'i');
const ENDS_WITH_NUMBER = /(?:^|[ (“‘])\d+$/;
/** On a sign, "+" and "&" are words, "mais" and "e", so like these they lead what they add: "Corte | + Barba". */
const STARTS_WITH_OPERATOR = /^[+&]/;
/** Matches text that ends with an opening character, or with an operator after a space. */
const ENDS_WITH_OPENING_CHARACTER = /[(“‘$€#]$|(?:^| )[+&]$/;
const ENDS_WITH_CLOSING_CHARACTER = /[:;!?…)–—]$|\u00a0-$/;
/** Matches text that ends with a slash or a middle dot. They separate, like a comma, and so never lead a line. */
const ENDS_WITH_SEPARATOR = /[/·]$/;
/** Matches the space before a separator or a dash. */
const SPACE_BEFORE_SEPARATOR = / (?=[/·–—]|- )/g;
/** Matches text in brackets or quotation marks. */
const GROUP = /\([^)]*\)|“[^”]*”|‘[^’]*’/g;

/** A way to break the remaining words of a text into lines, with its cost in points. */
type Setting = { lines: readonly string[]; cost: number; smallestSize: number };

/** The empty setting: what remains after the last word of a text. */
const EMPTY_SETTING: Setting = { lines: [], cost: 0, smallestSize: Number.POSITIVE_INFINITY };

/**
 * Puts a no-break space before each slash, middle dot and dash, so that none begins a line: neither here nor where a
 * browser wraps the text.
 */
export function keepSeparatorsOnLine(text: string): string {
  return text.replace(SPACE_BEFORE_SEPARATOR, '\u00a0');
}

/** Breaks a line in the cheapest way. A line that fills the measure at `minSize` or a larger size is not broken. */
export function breakLine(line: string, minSize: number): readonly string[] {
  const text = keepSeparatorsOnLine(line.trim());
  if (computeFillingSize(text, MIN_STRETCH) >= minSize) {
    return [text];
  }
  const words = text.split(' ');
  const breakCosts = words.map((_, index) => (index === 0 ? 0 : computeBreakCost(words, index)));
  // Finds the cheapest setting of the text from each word on. The loop begins at the last word, because the setting
  // from a word on is built from the settings of the words after that word.
  let settings: readonly Setting[] = [EMPTY_SETTING];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const candidates = settings.map((below, index) => {
      const end = start + 1 + index;
      const candidate = words.slice(start, end).join(' ');
      return addLine(candidate, breakCosts.slice(start, end + 1), minSize, below);
    });
    settings = [candidates.reduce(chooseBetter), ...settings];
  }
  return settings[0]?.lines ?? [text];
}

/**
 * Adds a line above the setting of the words after it. `breakCosts` lists the costs of the break before the line, of a
 * break at each space in the line, and of the break after the line. The last line of a text has no break after it.
 */
function addLine(
  line: string,
  breakCosts: readonly number[],
  minSize: number,
  below: Setting,
): Setting {
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

/** Chooses the cheaper setting, or, of two equally cheap settings, the setting whose smallest line is larger. */
function chooseBetter(one: Setting, other: Setting): Setting {
  if (one.cost === other.cost) {
    return one.smallestSize > other.smallestSize ? one : other;
  }
  return one.cost < other.cost ? one : other;
}

/** Computes the cost of a line for its size. The cost is 0 for a line of at least `minSize`. */
function computeSizeCost(size: number, minSize: number): number {
  if (size >= minSize) {
    return 0;
  }
  const missingShare = minSize / size - 1;
  const cost = SMALL_LINE_COST + COST_PER_MISSING_10_PERCENT * 10 * missingShare;
  return size < SMALLEST_SIZE ? cost + OVERLONG_LINE_COST : cost;
}

/** Computes the cost of a break before the word at `index`. */
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

/** Finds the kind of the break between two texts. If several kinds fit, the first one counts. */
function classifyBreak(before: string, after: string): keyof typeof BREAK_COST {
  if (ENDS_WITH_SMALL_WORD.test(before) || ENDS_WITH_OPENING_CHARACTER.test(before)) {
    return 'afterOpener';
  }
  if (STARTS_WITH_OPERATOR.test(after) || ENDS_WITH_SEPARATOR.test(before)) {
    return 'betweenItems';
  }
  if (after.startsWith('(') || ENDS_WITH_CLOSING_CHARACTER.test(before)) {
    return 'betweenPhrases';
  }
  if (STARTS_WITH_SMALL_WORD.test(after) || before.endsWith(',')) {
    return 'withinList';
  }
  if (ENDS_WITH_NUMBER.test(before)) {
    return 'afterOpener';
  }
  return 'betweenWords';
}
