import { MAX_STRETCH, MIN_STRETCH } from '@/fonts/measure';

/**
 * The shorter a line is, the more it's stretched. With `stretch: 64` and `strength: 0.6`, for example, the longest line
 * of a heading gets 64, and a line half as long gets 64 × 2^0.6 = 97.
 */
type StretchRule = {
  /** In percent, as in the CSS property `font-stretch`. */
  stretch: number;
  /**
   * How much a line's length matters. At 0, every line gets the same stretch. At 1, a line half as long gets twice the
   * stretch.
   */
  strength: number;
  /**
   * The length of a line that gets exactly `stretch`, measured in the font's narrowest letters. By default, that's the
   * heading's longest line.
   */
  referenceLengthInEm?: number;
  /**
   * At 1.35, one of two neighbouring lines is stretched at least 1.35 times as much as the other. Lines that are almost
   * alike would look like a mistake.
   */
  minContrast?: number;
};

/** Sizes and heights are in percent of the heading's width. */
export type Variant = {
  singleLine: StretchRule;
  /** For headings of two or more lines. By default, `singleLine` applies to these, too. */
  severalLines?: StretchRule;
  /** The smallest font size. A line that would need smaller letters is broken into several. */
  minSize?: number;
  /** The largest font size. A very short line may reach it without filling the measure. */
  maxSize?: number;
  /** The largest height of the whole heading. A heading that would be taller is stretched until it fits. */
  maxHeight?: number;
  /** The lines fill only a share of the container's width, which the stylesheet sets as `--title-share`. */
  isShareOfContainer?: true;
};

const SINGLE_LINE: StretchRule = { referenceLengthInEm: 9.524, stretch: 64, strength: 0.6 };

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
  menu: { singleLine: { referenceLengthInEm: 3.185, stretch: 92, strength: 1 } },
  /** The 404 page's digits are as wide as the page: narrow and tall on phones, wide on larger screens. */
  tallNumeral: { singleLine: { stretch: MIN_STRETCH, strength: 0 }, maxSize: 100 },
  wideNumeral: { singleLine: { stretch: MAX_STRETCH, strength: 0 }, maxSize: 100 },
  serviceTitle: {
    singleLine: { referenceLengthInEm: 6.897, stretch: 50, strength: 0.97 },
    minSize: 12,
    isShareOfContainer: true,
  },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;
