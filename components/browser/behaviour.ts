// This import loads types only, because a component must not load the behaviours of all other components.
import type { repeatedWithTime, startedOnce } from './behaviours';

type Behaviours = typeof startedOnce & typeof repeatedWithTime;

/** A behaviour that returns a clean-up function, so that React can start it in `next dev`. */
type WithCleanup = (element: never) => () => void;

/**
 * Returns the attributes that give an element its behaviour. Spread them on the element.
 *
 * - A server component passes the name alone: `<time {...behaviour('date')}>`. The page's script finds the
 *   element by that name, on the published page and in `next dev`.
 * - A client component also passes the function: `<dialog {...behaviour('lightbox', startLightbox)}>`. In
 *   `next dev` and in unit tests, React calls the function as the element's `ref`, and later calls the clean-up
 *   function that `startLightbox` returns. The published page has no React, so its HTML has the name, as in a
 *   server component.
 */
export function behaviour(name: keyof Behaviours): NameAttributes;
export function behaviour<Name extends keyof Behaviours>(
  name: Name,
  start: Behaviours[Name] & WithCleanup,
): NameAttributes | { ref: Behaviours[Name] & WithCleanup };
export function behaviour(name: string, start?: unknown) {
  if (start && process.env.NODE_ENV !== 'production') {
    return { ref: start };
  }
  // In `next dev`, the page's script may change the element before React hydrates it. React must not report
  // that difference as an error.
  return { 'data-behaviour': name, suppressHydrationWarning: true };
}

type NameAttributes = { 'data-behaviour': keyof Behaviours; suppressHydrationWarning: true };
