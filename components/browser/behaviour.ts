// Imports only types, so that a component doesn't load every other component's behaviour.
import type { repeatedEveryMinute, startedOnce } from './behaviours';

type Behaviours = typeof startedOnce & typeof repeatedEveryMinute;

/** A behaviour that also returns a clean-up function, so React can start and stop it in `next dev`. */
type WithCleanup = (element: never) => () => void;

/**
 * The attributes that give an element its behaviour.
 *
 * - A server component passes only the name: `<time {...behaviour('date')}>`. The page's script finds the element by
 *   that name, on the published page and in `next dev`.
 * - A client component also passes the function: `<dialog {...behaviour('lightbox', startLightbox)}>`. In `next dev` and
 *   in unit tests, React calls it as the element's `ref`, and later calls the clean-up function that it returns. The
 *   published page has no React, so its HTML contains the name instead, as for a server component.
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
  // In `next dev`, the page's script may change the element before React hydrates it. That isn't an error.
  return { 'data-behaviour': name, suppressHydrationWarning: true };
}

type NameAttributes = { 'data-behaviour': keyof Behaviours; suppressHydrationWarning: true };
