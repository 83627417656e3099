// Imports types only, because a component must not load the behaviours of all other components with its own.
import type { repeatedWithTime, startedOnce } from './behaviours';

type Behaviours = typeof startedOnce & typeof repeatedWithTime;

/** The behaviours that React can start in `next dev`: those that return their clean-up. */
type BehavioursWithCleanup = {
  [Name in keyof Behaviours as ReturnType<Behaviours[Name]> extends () => void
    ? Name
    : never]: Behaviours[Name];
};

/**
 * Returns the attributes that give an element its behaviour. Spread them on the element.
 *
 * - A server component passes the name alone: `<time {...behaviour('date')}>`. The page's script finds the
 *   element by that name, on the published page and in `next dev`.
 * - A client component also passes the function: `<dialog {...behaviour('lightbox', startLightbox)}>`. In
 *   `next dev` and in unit tests, React calls it as the element's `ref` and calls the clean-up that it returns.
 *   The published page has no React, so there the element gets the name, as in a server component.
 */
export function behaviour(name: keyof Behaviours): NameAttributes;
export function behaviour<Name extends keyof BehavioursWithCleanup>(
  name: Name,
  start: BehavioursWithCleanup[Name],
): NameAttributes | { ref: BehavioursWithCleanup[Name] };
export function behaviour(name: string, start?: unknown) {
  if (start && process.env.NODE_ENV !== 'production') {
    return { ref: start };
  }
  // In `next dev`, the page's script may change the element before React hydrates it. React must not report
  // that difference as an error.
  return { 'data-behaviour': name, suppressHydrationWarning: true };
}

type NameAttributes = { 'data-behaviour': keyof Behaviours; suppressHydrationWarning: true };
