import { readNumber } from './read-tokens';

/** A media query for a photo's `sizes`, such as `(min-width:44rem)`. The breakpoints are those in `_tokens.scss`. */
export function minWidth(breakpoint: 'hero-in-landscape' | 'two-columns' | 'inline-nav'): string {
  return `(min-width:${readNumber(breakpoint)}rem)`;
}
