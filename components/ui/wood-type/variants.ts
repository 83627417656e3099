/** Font width: `width` for a line as long as the reference, wider for shorter lines. */
type Stretch = {
  width: number;
  /** 0: all lines have the same width. 1: inversely proportional to the line's length. */
  strength: number;
  /** The reference fills the measure at this size with the narrowest font. Default: the longest line. */
  size?: number;
  /** Least width ratio of neighbours: lines that are almost alike look like a mistake. */
  contrast?: number;
};

/** Sizes are in percent of the measure. */
export type Variant = {
  /** A single line. */
  alone: Stretch;
  /** Lines of one heading, unless each is like a single one. */
  together?: Stretch;
  /** Longer lines are broken: at 320 px no letter may be smaller than 20 px. */
  minSize?: number;
  /** Shorter lines do not fill the measure. */
  maxSize?: number;
  /** Lines beside a very long one, at most so many times as large, do not either. */
  maxRatio?: number;
  /** Limit for all lines together; taller headings are set in a wider font. */
  maxHeight?: number;
  /** The measure is a share of the container (`--title-share`). */
  isShareOfContainer?: true;
  /** Keeps descenders inside the box, for boxes stacked closely. */
  keepsDescenders?: true;
};

const ALONE = { size: 10.5, width: 64, strength: 0.6 };

/** Limits of each use of wood type, chosen by eye. */
export const VARIANTS = {
  headline: { alone: ALONE, together: { width: 56, strength: 1.1, contrast: 1.35 }, maxHeight: 68 },
  heading: { alone: ALONE, together: { width: 64, strength: 1.45, contrast: 1.36 } },
  menu: { alone: { size: 31.4, width: 92, strength: 1 }, keepsDescenders: true },
  serviceTitle: {
    alone: { size: 14.5, width: 50, strength: 0.97 },
    minSize: 12,
    maxRatio: 2.2,
    isShareOfContainer: true,
  },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;
