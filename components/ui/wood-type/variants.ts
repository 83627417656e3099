/**
 * A rule for the stretch of lines: a line as long as the reference gets `stretch`, and a shorter line gets a larger
 * one. For `stretch: 64, strength: 0.6`, a line half as long as the reference gets 64 × 2^0.6 = 97.
 */
type StretchRule = {
  /** The stretch of a line as long as the reference, in percent, as in the CSS property `font-stretch`. */
  stretch: number;
  /** How much the stretch depends on a line's length: not at all at 0, and in inverse proportion at 1. */
  strength: number;
  /**
   * The size at which the reference line fills the measure at the smallest stretch. Default: the size of the longest
   * line.
   */
  referenceSize?: number;
  /** The minimum ratio of the stretches of two neighbouring lines. Lines that are almost alike look like a mistake. */
  minContrast?: number;
};

/** The limits of one use of wood type. All sizes are in percent of the measure. */
export type Variant = {
  /** The rule for a heading of one line. */
  singleLine: StretchRule;
  /** The rule for a heading of two or more lines. Default: the rule for one line. */
  severalLines?: StretchRule;
  /** The minimum size. Smaller lines are broken, so that no letter is smaller than 20 px on a 320 px screen. */
  minSize?: number;
  /** The maximum size. A line that reaches this size may not fill the measure. */
  maxSize?: number;
  /**
   * The maximum ratio of a line's size to the size of the smallest line. A line at this limit may not fill the measure.
   */
  maxRatio?: number;
  /** The maximum height of all lines together. A taller heading is set at a larger stretch. */
  maxHeight?: number;
  /** Makes the measure a share of the container, `--title-share`, instead of the whole container. */
  isShareOfContainer?: true;
  /** Keeps descenders inside the box of a heading, because the next box is close below it. */
  keepsDescenders?: true;
};

const SINGLE_LINE: StretchRule = { referenceSize: 10.5, stretch: 64, strength: 0.6 };

/** The uses of wood type, with numbers that were chosen by eye. */
export const VARIANTS = {
  headline: {
    singleLine: SINGLE_LINE,
    severalLines: { stretch: 56, strength: 1.1, minContrast: 1.35 },
    maxHeight: 68,
  },
  heading: {
    singleLine: SINGLE_LINE,
    severalLines: { stretch: 64, strength: 1.45, minContrast: 1.36 },
  },
  menu: { singleLine: { referenceSize: 31.4, stretch: 92, strength: 1 }, keepsDescenders: true },
  serviceTitle: {
    singleLine: { referenceSize: 14.5, stretch: 50, strength: 0.97 },
    minSize: 12,
    maxRatio: 2.2,
    isShareOfContainer: true,
  },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;
