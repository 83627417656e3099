type PresetSettings = {
  /** Widths to publish, in pixels, where the original has them. */
  widths: readonly number[];
  /** Width by height of what is kept of the original, where the page never shows all of it. */
  aspect?: number;
};

export type ImagePreset = 'hero' | 'gallery' | 'portrait';

/** The places of the site that show a photo, and what each asks of it. */
export const IMAGE_PRESETS: Record<ImagePreset, PresetSettings> = {
  hero: { widths: [480, 800, 1200, 1600], aspect: 10 / 9 },
  // Whole in the viewer, as large as the screen; the grid cuts its own pieces in CSS.
  gallery: { widths: [480, 800, 1200, 1600, 2400] },
  portrait: { widths: [320, 480, 640, 960], aspect: 4 / 5 },
};
