import { readNumber } from './read-tokens';

/** A media query for a photo's `sizes`, such as `(min-width:44rem)`. The breakpoints are those in `_tokens.scss`. */
export function minWidth(breakpoint: 'hero-in-landscape' | 'two-columns' | 'inline-nav'): string {
  return `(min-width:${readNumber(breakpoint)}rem)`;
}

/** A media query for windows that are low and wide, such as those of most laptops. */
export function lowWindow(): string {
  return `(min-aspect-ratio:${readNumber('low-window-ratio')}/1) and (max-height:${readNumber('low-window-height')}rem)`;
}
