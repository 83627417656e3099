import { computeInk, measureAdvance } from '@/fonts/measure';

/** Text without visible letters, such as an emoji that the font lacks, gets a small length that isn't zero. */
export function measureInkInEm(text: string, stretch: number): number {
  const { start, end } = computeInk(text, stretch);
  return Math.max(end - start, 0.01);
}

/** Returns the font size at which a line is exactly as wide as its heading, in percent of the heading's width. */
export function computeFillingSize(text: string, stretch: number): number {
  return 100 / measureInkInEm(text, stretch);
}

/** Splits text where browsers may break the line: at spaces and after hyphens. */
function splitWords(text: string): string[] {
  return text.split(/ |(?<=-)/);
}

/** Browsers round the size of enlarged letters, and a word that's a little too wide would be broken. */
const ROUNDING_IN_EM = 0.1;

/**
 * Returns the width in em. Stylesheets get it as `--word` and limit the font size to `100 * var(--fit) / var(--word)`.
 * At that size, the widest word just fits its container, so it isn't broken.
 */
export function measureWidestWord(text: string, stretch: number): string {
  const widths = splitWords(text).map((word) => measureAdvance(word, stretch) + ROUNDING_IN_EM);
  return Math.max(...widths).toFixed(1);
}
