/** The parameter's type is `never`, so behaviours for every type of element are accepted. */
type Behaviour = (element: never) => unknown;

/**
 * Runs each behaviour on the elements that have its name in `data-behaviour`, except those in `finished`, and adds them
 * to it. If one throws, the error is logged, and all other elements still get their behaviours.
 */
export function runBehaviours(
  behaviours: Record<string, Behaviour>,
  finished = new WeakSet<Element>(),
): void {
  for (const [name, run] of Object.entries(behaviours)) {
    const selector = `[data-behaviour="${name}"]`;
    for (const element of document.querySelectorAll<never>(selector)) {
      if (finished.has(element)) {
        continue;
      }
      finished.add(element);
      try {
        run(element);
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: an error must be seen, in tests and on the published page.
        console.error(selector, error);
      }
    }
  }
}
