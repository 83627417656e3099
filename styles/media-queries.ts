import { readNumber } from './read-tokens';

/** A media query for screens at least as wide as a breakpoint of `_tokens.scss`, as `sizes` of a photo need it. */
export function minWidth(
  breakpoint: 'hero-in-landscape' | 'two-columns' | 'inline-nav' | 'four-columns',
): string {
  return `(min-width:${readNumber(breakpoint)}rem)`;
}
