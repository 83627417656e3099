/**
 * A rule for the stretch of lines: a line as long as the reference gets `stretch`, and a shorter line gets more.
 * For `stretch: 64, strength: 0.6`, a line half as long as the reference gets 64 × 2^0.6 = 97.
 */
type StretchRule = {
  /** The stretch of a line as long as the reference, in percent, as in the CSS property `font-stretch`. */
  stretch: number;
  /** At strength 0, all lines have the same stretch. At 1, it is inversely proportional to a line's length. */
  strength: number;
  /** The reference is a line that fills the measure at this size and the least stretch. Default: the longest line. */
  referenceSize?: number;
  /** The least ratio of two neighbours' stretches, because lines that are almost alike look like a mistake. */
  minContrast?: number;
};

/** The limits of one use of wood type. All sizes are in percent of the measure. */
export type Variant = {
  /** The rule for a heading of one line. */
  single: StretchRule;
  /** The rule for a heading of two or more lines. Default: the rule for one line. */
  several?: StretchRule;
  /** Lines that would be smaller than this are broken, so that on a 320 px screen no letter is smaller than 20 px. */
  minSize?: number;
  /** Lines that would be larger than this do not fill the measure. */
  maxSize?: number;
  /** Lines that would be more than this many times as large as the smallest one do not fill the measure. */
  maxRatio?: number;
  /** Headings that would be taller than this, with all lines together, are set at a larger stretch. */
  maxHeight?: number;
  /** The measure is not the whole container, but a share of it, which `--title-share` says. */
  isShareOfContainer?: true;
  /** Keeps descenders inside the box, because the next box follows closely. */
  keepsDescenders?: true;
};

const SINGLE: StretchRule = { referenceSize: 10.5, stretch: 64, strength: 0.6 };

/** The uses of wood type. Their numbers were chosen by eye. */
export const VARIANTS = {
  headline: {
    single: SINGLE,
    several: { stretch: 56, strength: 1.1, minContrast: 1.35 },
    maxHeight: 68,
  },
  heading: { single: SINGLE, several: { stretch: 64, strength: 1.45, minContrast: 1.36 } },
  menu: { single: { referenceSize: 31.4, stretch: 92, strength: 1 }, keepsDescenders: true },
  serviceTitle: {
    single: { referenceSize: 14.5, stretch: 50, strength: 0.97 },
    minSize: 12,
    maxRatio: 2.2,
    isShareOfContainer: true,
  },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;
