/** Any behaviour, whatever type of element it takes: a parameter of the type `never` allows for all of them. */
type Behaviour = (element: never) => unknown;

/**
 * Starts each behaviour on the elements that have its name in `data-behaviour`. A behaviour that throws is
 * logged: its element keeps its static HTML, and all others still start.
 */
export function start(behaviours: Record<string, Behaviour>): void {
  for (const [name, run] of Object.entries(behaviours)) {
    for (const element of document.querySelectorAll<never>(`[data-behaviour="${name}"]`)) {
      try {
        run(element);
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: an error must be seen, in tests and on the published page.
        console.error(`The behaviour "${name}" failed:`, error);
      }
    }
  }
}
