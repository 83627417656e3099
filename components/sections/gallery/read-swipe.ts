const MIN_SWIPE_PX = 48;

/** A touch position. */
export type Point = { clientX: number; clientY: number };

/**
 * The direction of a swipe: to the next photo (1), the previous one (-1) or none (0). A swipe is at
 * least twice as wide as high, so that vertical scrolling does not count.
 */
export function readSwipe(from: Point, to: Point): 1 | 0 | -1 {
  const across = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) {
    return 0;
  }
  return across < 0 ? 1 : -1;
}
