/** A ratio is a width divided by a height. A photo whose ratio is within the limits isn't cropped. */
export type RatioLimits = { minRatio: number; maxRatio: number };

/** A part of a photo, in pixels. */
export type Crop = { left: number; top: number; width: number; height: number };

type Size = { width: number; height: number };

export const DEFAULT_FOCUS = '50% 50%';

/** Returns the largest crop whose ratio is within the limits. `focus` is a CSS position, such as `40% 20%`. */
export function computeCrop(photo: Size, limits: RatioLimits, focus = DEFAULT_FOCUS): Crop {
  const ownRatio = photo.width / photo.height;
  const ratio = Math.min(Math.max(ownRatio, limits.minRatio), limits.maxRatio);
  const width = Math.min(photo.width, Math.round(photo.height * ratio));
  const height = Math.min(photo.height, Math.round(photo.width / ratio));
  const [x = 0, y = 0] = focus.split(' ').map((percent) => Number.parseInt(percent, 10) / 100);
  const left = Math.round((photo.width - width) * x);
  const top = Math.round((photo.height - height) * y);
  return { left, top, width, height };
}
