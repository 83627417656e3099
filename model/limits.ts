/**
 * How many of each the site shows: the specification's counts. To show more or fewer, change the
 * number here; the layout takes what `layoutLimits` says.
 */
export const counts = {
  services: 7,
  featuresPerService: 3,
  team: 1,
  gallery: 3,
  testimonials: 6,
};

/** What the sections were drawn for. */
export const layoutLimits = {
  services: { min: 1, max: 12 },
  featuresPerService: { min: 1, max: 5 },
  team: { min: 1, max: 6 },
  gallery: { min: 1, max: 12 },
  testimonials: { min: 1, max: 12 },
} satisfies Record<keyof typeof counts, { min: number; max: number }>;
