/**
 * How much lines are stretched. A line as long as the reference gets `stretch`, and a shorter one gets more. With
 * `stretch: 64, strength: 0.6`, a line half as long as the reference gets 64 × 2^0.6 = 97.
 */
type StretchRule = {
  /** In percent, as in the CSS property `font-stretch`. */
  stretch: number;
  /** How much a line's length matters: not at all at 0, and in inverse proportion at 1. */
  strength: number;
  /**
   * How long the reference is, given as the size at which it fills the measure at the smallest stretch. By default, the
   * longest line is the reference.
   */
  referenceSize?: number;
  /** The smallest ratio of two neighbouring lines' stretches. Lines that are almost alike look like a mistake. */
  minContrast?: number;
};

/**
 * How one kind of heading is set in wood type. Sizes and heights are in percent of the measure, the width that each
 * line has to fill.
 */
export type Variant = {
  singleLine: StretchRule;
  /** For headings of two or more lines. By default, they follow the rule for a single line. */
  severalLines?: StretchRule;
  /** Lines that would be smaller are broken, which keeps letters at 20 px or more on a 320 px screen. */
  minSize?: number;
  /** A line that reaches this size may not fill the measure. */
  maxSize?: number;
  /** How many times larger than the smallest line a line may be. At this limit, it may not fill the measure. */
  maxRatio?: number;
  /** For all lines together. A heading that would be taller is stretched until it fits. */
  maxHeight?: number;
  /** The measure is a share of the container, `--title-share`, instead of its whole width. */
  isShareOfContainer?: true;
  /** Keeps descenders inside the heading's box, for headings with another box close below. */
  keepsDescenders?: true;
};

const SINGLE_LINE: StretchRule = { referenceSize: 10.5, stretch: 64, strength: 0.6 };

/** The numbers were chosen by eye. */
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
