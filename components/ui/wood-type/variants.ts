/**
 * How stretched lines are: a line as long as the reference gets `stretch`, shorter ones get more. For
 * `stretch: 64, strength: 0.6`, a line half as long as the reference gets 64 × 2^0.6 = 97.
 */
type StretchRule = {
  /** In percent, as in the CSS property `font-stretch`. */
  stretch: number;
  /** At 0, all lines have the same stretch. At 1, it is inversely proportional to a line's length. */
  strength: number;
  /** The reference is the line that fills the measure at this size, unstretched. Default: the longest line. */
  referenceSize?: number;
  /** The least ratio of two neighbours' stretches, because lines that are almost alike look like a mistake. */
  minContrast?: number;
};

/** The limits of one use of wood type. All sizes are in percent of the measure. */
export type Variant = {
  /** For a line that stands alone. */
  single: StretchRule;
  /** For two or more lines. Default: each is stretched as if it stood alone. */
  several?: StretchRule;
  /** Lines that would be smaller are broken, because at 320 px no letter may be smaller than 20 px. */
  minSize?: number;
  /** Lines that would be larger do not fill the measure. */
  maxSize?: number;
  /** Lines that would be more than this many times as large as the smallest one do not fill the measure. */
  maxRatio?: number;
  /** Headings that would be taller, all lines together, are set at a larger stretch. */
  maxHeight?: number;
  /** The measure is a share of the container, `--title-share`, instead of the whole container. */
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
