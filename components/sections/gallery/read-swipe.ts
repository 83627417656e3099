const SHORTEST_SWIPE_PX = 48;

/** A finger's place on the screen. */
export type Point = { clientX: number; clientY: number };

/**
 * Which photo a finger asks for: the next (1), the one before (-1) or none (0).
 * A swipe goes sideways far more than up or down, so that a scrolling thumb turns no page.
 */
export function readSwipe(from: Point, to: Point): 1 | 0 | -1 {
  const across = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  if (Math.abs(across) < SHORTEST_SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) {
    return 0;
  }
  return across < 0 ? 1 : -1;
}
