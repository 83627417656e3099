// Imports only types, so that a component doesn't load every other component's behaviour.
import type { repeatedEveryMinute, startedOnce } from './behaviours';

type StartedOnce = typeof startedOnce;
type BehaviourName = keyof StartedOnce | keyof typeof repeatedEveryMinute;

/**
 * The attributes that give an element of a server component its behaviour: `<time {...behaviour('date')}>`. The page's
 * script finds the element by that name, on the published page and in `next dev`.
 */
export function behaviour(name: BehaviourName) {
  // In `next dev`, the page's script may change the element before React hydrates it. That isn't an error.
  return { 'data-behaviour': name, suppressHydrationWarning: true };
}

/**
 * The same for a client component: `<dialog {...clientBehaviour('lightbox', startLightbox)}>`. In `next dev` and in unit
 * tests, React calls the function as the element's `ref`, and later calls the clean-up function that it returns. The
 * published page has no React, so its HTML contains the name.
 */
export function clientBehaviour<Name extends keyof StartedOnce>(
  name: Name,
  start: StartedOnce[Name],
) {
  return process.env.NODE_ENV === 'production' ? behaviour(name) : { ref: start };
}
