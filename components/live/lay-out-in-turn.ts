/**
 * Leaves the sections below the first for later, each for a moment in which the browser has nothing
 * else to do: laid out in one piece, they keep a cheap phone from answering. Returns what lays out
 * the rest at once, so that links, jumps and searches land exactly.
 *
 * A visit that begins at a place of its own, by address or by coming back, has them from the start.
 */
export function layOutInTurn(): () => void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const waiting =
    visit?.type !== 'navigate' || /#/.test(visit.name + location.hash)
      ? []
      : [...document.querySelectorAll<HTMLElement>('main>section+section')];

  function layOutNext() {
    const section = waiting.shift();
    if (section) {
      section.style.contentVisibility = '';
      (window.requestIdleCallback ?? setTimeout)(layOutNext); // Safari has no idle callback.
    }
  }

  for (const { style } of waiting) {
    style.contentVisibility = 'auto';
  }
  layOutNext();
  return () => {
    while (waiting[0]) {
      layOutNext();
    }
  };
}
