import type { WidthName } from '@/styles/read-width';

/** How wide a line is set: `width` for a line as long as the reference, wider for shorter lines. */
type Stretch = {
  width: number;
  /** 0: every line as wide as the reference. 1: as much wider as the line is shorter. */
  strength: number;
};

/** The reference is a line that fills the measure at `size` when narrowest. */
type Line = Stretch & { size: number };

/** Sizes are in percent of the measure. */
export type Setting = {
  /** A line by itself. */
  alone: Line;
  /** Lines that share a heading. The reference is the longest of them. */
  together?: Stretch & {
    /** Neighbours differ at least so much in width: lines that are almost alike look like a parseProblem. */
    contrast: number;
  };
  /** A longer line is broken: at 320 px no letter may be smaller than 20 px. */
  minSize?: number;
  /** A shorter line does not fill the measure. */
  maxSize?: number;
  /** All lines together; above it they are set wider, so lower. */
  maxHeight?: number;
  /** The measure is a share of the container: `--title-measure`. */
  isShareOfContainer?: true;
  /** Descenders stay inside the box, because more type follows in a box of its own. */
  keepsDescenders?: true;
  /** All lines as one, from a page width up. */
  joined?: Line & { from: WidthName };
};

/**
 * The limits of each place where wood type stands, fitted to the lines that docs/design.md set by hand.
 */
export const SETTINGS = {
  headline: {
    alone: { size: 10.5, width: 64, strength: 0.6 },
    together: { width: 56, strength: 1.1, contrast: 1.35 },
    maxHeight: 68,
  },
  heading: {
    alone: { size: 10.5, width: 64, strength: 0.6 },
    together: { width: 64, strength: 1.45, contrast: 1.36 },
  },
  menu: { alone: { size: 31.4, width: 92, strength: 1 }, keepsDescenders: true },
  serviceTitle: {
    alone: { size: 14.5, width: 50, strength: 0.97 },
    minSize: 12,
    isShareOfContainer: true,
  },
  numeral: {
    alone: { size: 69, width: 50, strength: 0 },
    maxSize: 100,
    joined: { from: 'two-columns', size: 69, width: 150, strength: 0 },
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
