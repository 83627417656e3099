/**
 * Starts each behaviour on its elements. One that a browser cannot run leaves its element as the HTML
 * made it, and does not stop the others.
 */
export function start(behaviours: Record<string, (element: never) => unknown>) {
  for (const [name, run] of Object.entries(behaviours)) {
    for (const element of document.querySelectorAll<never>(`[data-behaviour="${name}"]`)) {
      try {
        run(element);
      } catch {
        // An old browser: the page works without.
      }
    }
  }
}
