import { readNumber } from './read-tokens';

/** For a photo's `sizes`: a media query for screens at least as wide as a breakpoint of `_tokens.scss`. */
export function minWidth(
  breakpoint: 'hero-in-landscape' | 'two-columns' | 'inline-nav' | 'four-columns',
): string {
  return `(min-width:${readNumber(breakpoint)}rem)`;
}
