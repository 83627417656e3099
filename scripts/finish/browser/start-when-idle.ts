/**
 * Starts Next's runtime, which keeps a slow phone busy for a good part of a second, when the tap
 * or the key that called for it has had its effect on the screen.
 */
declare global {
  // Turbopack's queue: an array until its runtime is there, and then what takes entries.
  var TURBOPACK: { push(entry: unknown): void } | undefined;
}

/** The chunks to wait for and the modules to run. */
declare const ENTRY: unknown;

/** A tap lasts about 100 ms; then its click is answered and painted. */
const PAUSE_MS = 300;
const LONGEST_WAIT_MS = 2000;

function start() {
  globalThis.TURBOPACK ??= [];
  globalThis.TURBOPACK.push(ENTRY);
}

setTimeout(() => {
  // Safari has no idle callback.
  window.requestIdleCallback?.(start, { timeout: LONGEST_WAIT_MS }) ?? start();
}, PAUSE_MS);

export {};
