/** Any behaviour. Its parameter has the type `never`, so that functions for every type of element are accepted. */
type Behaviour = (element: never) => unknown;

/**
 * Starts each behaviour on the elements that have its name in `data-behaviour`. If a behaviour throws,
 * the error is logged and all other elements still get their behaviours.
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
