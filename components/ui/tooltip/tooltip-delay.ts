const OPEN_DELAY_MS = 700;
const SKIP_WINDOW_MS = 300;

/**
 * How long a pointer waits for a tooltip, and that only one is open at a time.
 *
 * One instance serves every tooltip on the page: a pointer moving along a row of icons
 * waits once, then each neighbour opens at once. A timer per tooltip could never know that.
 */
export function createTooltipDelay(now = () => performance.now()) {
  let closeOpenOne: (() => void) | undefined;
  let lastClosedAt = -Infinity;

  return {
    beforeOpening: () =>
      closeOpenOne || now() - lastClosedAt < SKIP_WINDOW_MS ? 0 : OPEN_DELAY_MS,
    noteOpened: (close: () => void) => {
      closeOpenOne?.();
      closeOpenOne = close;
    },
    noteClosed: () => {
      closeOpenOne = undefined;
      lastClosedAt = now();
    },
  };
}
