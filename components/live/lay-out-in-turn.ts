/** What may need the place of any part of the page; a press begins with a move. */
const SIGNS = ['pointermove', 'scroll', 'focusin', 'keydown', 'click'];

/**
 * Leaves the sections below the first for later, each for a moment in which the browser has nothing
 * else to do: laid out in one piece, they keep a cheap phone from answering. At the first sign of a
 * visitor the rest is laid out at once, so that links, jumps and searches land exactly.
 *
 * A visit that begins at a place of its own, by address or by coming back, has them from the start.
 */
export function layOutInTurn() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || /#/.test(visit.name + location.hash)) {
    return;
  }
  const waiting = [...document.querySelectorAll<HTMLElement>('main>section+section')];

  function layOutNext() {
    const section = waiting.shift();
    if (section) {
      section.style.contentVisibility = '';
      (window.requestIdleCallback ?? setTimeout)(layOutNext); // Safari has no idle callback.
    }
  }

  function layOutAll() {
    while (waiting[0]) {
      layOutNext();
    }
  }

  for (const { style } of waiting) {
    style.contentVisibility = 'auto';
  }
  layOutNext();
  for (const sign of SIGNS) {
    addEventListener(sign, layOutAll, true);
  }
}
