const MINUTE_IN_MS = 60_000;

/** Runs `show` now, at every change of minute, and when the visitor comes back to the page. */
export function keepCurrent(show: () => void) {
  // Minute by minute: a timer set for the next opening would be late by a laptop's sleep.
  function tick() {
    show();
    setTimeout(tick, MINUTE_IN_MS - (Date.now() % MINUTE_IN_MS));
  }

  tick();
  for (const comeback of ['visibilitychange', 'pageshow']) {
    addEventListener(comeback, show);
  }
}
