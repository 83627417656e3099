// Imports only types, so that a component doesn't load every other component's behaviour.
import type { repeatedEveryMinute, startedOnce } from './behaviours';

type BehaviourName = keyof typeof startedOnce | keyof typeof repeatedEveryMinute;

/**
 * The attributes that give an element its behaviour: `<time {...behaviour('date')}>`. The page's script finds the
 * element by that name, on the published page and in `next dev`.
 */
export function behaviour(name: BehaviourName) {
  // In `next dev`, the page's script may change the element before React hydrates it. That isn't an error.
  return { 'data-behaviour': name, suppressHydrationWarning: true };
}
