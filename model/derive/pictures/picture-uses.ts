type PictureUse = {
  /** What an original needs, in pixels, so that it is never enlarged on a usual screen. */
  minimum: { width: number; height: number };
  /** Widths to publish, in pixels, where the original has them. */
  widths: readonly number[];
  /** What is kept of the original, where the page never shows all of it. */
  crop?: {
    /** Width by height. */
    aspect: number;
    /** What the crop keeps in sight, as parts of what it cuts off: 0 is left or top, 1 right or bottom. */
    focus: { x: number; y: number };
  };
};

export type PictureUseName = 'hero' | 'gallery' | 'portrait';

/** The places of the site that show a photo, and what each asks of it. */
export const PICTURE_USES: Record<PictureUseName, PictureUse> = {
  // The chair stands at the right; the calm left third is never seen at any width of the window.
  hero: {
    minimum: { width: 1600, height: 1000 },
    widths: [480, 800, 1200, 1600],
    crop: { aspect: 10 / 9, focus: { x: 0.96, y: 0.5 } },
  },
  // Whole in the viewer; the grid cuts its own pieces in CSS.
  gallery: {
    minimum: { width: 1600, height: 1000 },
    widths: [480, 800, 1200, 1600],
  },
  portrait: {
    minimum: { width: 800, height: 800 },
    widths: [320, 480, 640, 960],
    crop: { aspect: 4 / 5, focus: { x: 0.38, y: 0.5 } },
  },
};
