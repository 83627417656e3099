import { computeFillingSize, MIN_STRETCH } from './font-metrics';

/**
 * @file Breaks a line that is too long for its measure where its sense breaks. Each way to break it costs
 * points: for every break, by how closely it ties what it parts; for every line that keeps a looser tie
 * than the one broken beside it; and for every line that is too small. The cheapest way wins. Of equally
 * cheap ones, it is the one whose smallest line is the largest.
 *
 * "Barba com toalha quente e massagem" does not fit on a line. It becomes three lines for 6 points, because
 * two lines would cost more:
 *
 * ```
 * Barba | com toalha quente | e massagem   3 + 3          two breaks before small words
 * Barba com toalha quente | e massagem     3 + 5.4        one such break, but the first line is too small
 * Barba com toalha | quente e massagem     8 + 6 + 6      both lines keep a looser tie: before "com" and "e"
 * Barba com | toalha quente e massagem     30 + …         a small word at the end of its line
 * ```
 */

/** What a break costs, in points. */
const BREAK_COST = {
  /** Before a bracket or a dash, or after a colon: "Clube do Lauro: | Corte | (1 hora) | – Centro". */
  betweenPhrases: 1,
  /** Before an operator: "Corte | + Barba | / Bigode". */
  betweenItems: 2,
  /** After a comma, or before a preposition or a conjunction: "Corte, | barba | e bigode | com navalha". */
  withinList: 3,
  /** Between any other words: "Corte | masculino". */
  betweenWords: 8,
  /** After what needs its next word: "Corte de | cabelo", "Pacote 4 | cortes", "Corte + | barba". */
  afterOpener: 30,
} as const;

/** Added to a break inside brackets or quotation marks: "Corte (até | 10 anos)". */
const INSIDE_GROUP_COST = 30;

/** What a line costs that keeps a looser tie than the one broken beside it: "Corte | masculino + barba". */
const LOOSER_TIE_COST = 6;

/** What a line costs that is smaller than its variant allows, and more for each tenth that is missing. */
const SMALL_LINE_COST = 3;
const MISSING_TENTH_COST = 1;

/**
 * In percent of the measure. A line of this size fills a service card on a 320 px screen with letters of
 * 20 px. A longer line would have smaller letters or wrap at any letter, so any break is better.
 */
const SMALLEST_SIZE = 7.2;
const OVERLONG_LINE_COST = 100;

/** Portuguese articles, prepositions and conjunctions, and abbreviations such as `c/` for `com`. */
const SMALL_WORD =
  '(?:[aàeo]|às|aos?|até|com|d[aeo]s?|em|entre|n[ao]s?|nº|os?|ou|para|por|pr[ao]|sem|uma?|[cps]/)';
const STARTS_WITH_SMALL_WORD = new RegExp(`^${SMALL_WORD} `, 'i');
const ENDS_WITH_SMALL_WORD = new RegExp(`(?:^|[ (“‘])${SMALL_WORD}$`, 'i');
const ENDS_WITH_NUMBER = /(?:^|[ (“‘])\d+$/;
const STARTS_WITH_OPERATOR = /^[+/&·]/;
const STARTS_WITH_BRACKET_OR_DASH = /^[(–—-]/;
/** An opening sign, or an operator or dash with a space on both sides. */
const ENDS_WITH_OPENING_SIGN = /[(“‘$€#]$|(?:^| )[+/&·–—-]$/;
const ENDS_WITH_CLOSING_SIGN = /[:;!?…)]$/;
const GROUP = /\([^)]*\)|“[^”]*”|‘[^’]*’/g;

/** A way to set the text from some word on. */
type Setting = { lines: readonly string[]; cost: number; smallestSize: number };

const NOTHING: Setting = { lines: [], cost: 0, smallestSize: Number.POSITIVE_INFINITY };

/** Breaks a line at the spaces where that costs least. A line of at least `minSize` stays whole. */
export function breakLine(line: string, minSize: number): readonly string[] {
  const text = line.trim();
  if (computeFillingSize(text, MIN_STRETCH) >= minSize) {
    return [text];
  }
  const words = text.split(' ');
  const breakCosts = words.map((_, index) => (index === 0 ? 0 : computeBreakCost(words, index)));
  // The last words are set first, because each line is chosen by what follows it.
  let settings: readonly Setting[] = [NOTHING];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const candidates = settings.map((below, index) => {
      const end = start + 1 + index;
      return addLine(
        words.slice(start, end).join(' '),
        breakCosts.slice(start, end + 1),
        minSize,
        below,
      );
    });
    settings = [candidates.reduce(chooseBetter), ...settings];
  }
  return settings[0]?.lines ?? [text];
}

/**
 * Puts a line above a setting. `breakCosts` are those of the break before the line, of each space in it,
 * and of the break after it, which is missing at the end of the text.
 */
function addLine(
  line: string,
  breakCosts: readonly number[],
  minSize: number,
  below: Setting,
): Setting {
  const wordCount = line.split(' ').length;
  const [before = 0, ...others] = breakCosts;
  const kept = others.slice(0, wordCount - 1);
  const [after = 0] = others.slice(wordCount - 1);
  const keepsLooserTie = kept.some((cost) => cost < before || cost < after);
  const size = computeFillingSize(line, MIN_STRETCH);
  const cost =
    below.cost + after + (keepsLooserTie ? LOOSER_TIE_COST : 0) + computeSizeCost(size, minSize);
  return { lines: [line, ...below.lines], cost, smallestSize: Math.min(size, below.smallestSize) };
}

function chooseBetter(one: Setting, other: Setting): Setting {
  if (one.cost === other.cost) {
    return one.smallestSize > other.smallestSize ? one : other;
  }
  return one.cost < other.cost ? one : other;
}

/** Computes what a line of a size costs. */
function computeSizeCost(size: number, minSize: number): number {
  if (size >= minSize) {
    return 0;
  }
  const missingTenths = 10 * (minSize / size - 1);
  const cost = SMALL_LINE_COST + MISSING_TENTH_COST * missingTenths;
  return size < SMALLEST_SIZE ? cost + OVERLONG_LINE_COST : cost;
}

/** Computes what a break before a word costs. */
function computeBreakCost(words: readonly string[], index: number): number {
  const before = words.slice(0, index).join(' ');
  const after = words.slice(index).join(' ');
  const cost = BREAK_COST[classifyBreak(before, after)];
  const isInsideGroup = [...`${before} ${after}`.matchAll(GROUP)].some(
    ({ 0: group, index: start }) => start < before.length && before.length < start + group.length,
  );
  return isInsideGroup ? cost + INSIDE_GROUP_COST : cost;
}

function classifyBreak(before: string, after: string): keyof typeof BREAK_COST {
  if (ENDS_WITH_SMALL_WORD.test(before) || ENDS_WITH_OPENING_SIGN.test(before)) {
    return 'afterOpener';
  }
  if (STARTS_WITH_OPERATOR.test(after)) {
    return 'betweenItems';
  }
  if (STARTS_WITH_BRACKET_OR_DASH.test(after) || ENDS_WITH_CLOSING_SIGN.test(before)) {
    return 'betweenPhrases';
  }
  if (STARTS_WITH_SMALL_WORD.test(after) || before.endsWith(',')) {
    return 'withinList';
  }
  return ENDS_WITH_NUMBER.test(before) ? 'afterOpener' : 'betweenWords';
}
