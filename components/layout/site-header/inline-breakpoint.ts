import { computeBrandWidth, type Name } from '@/components/shop/brand';
import { type Breakpoint, readNumber } from '@/styles/read-tokens';

/** Upper bound of a label's average letter width, in em, at weights 600 and 700. */
const LETTER_WIDTH = 0.58;
/** In rem: `font-size` of a small button, and its padding, border, gap, icon (links.module.scss). */
const BUTTON = { size: 1, frame: 2 * 1.125 + 2 * 0.125 + 0.6 + 1 };
const BREAKPOINTS = ['inline-nav', 'wide-nav'] as const satisfies Breakpoint[];

/**
 * The first breakpoint from which name, links and button fit side by side without wrapping. Without
 * one, the links stay in the menu.
 */
export function chooseInlineBreakpoint(name: Name, links: readonly string[], button: string) {
  const lettersOf = (text: string, size: number) => text.length * LETTER_WIDTH * size;
  return BREAKPOINTS.find((breakpoint) => {
    const pageWidth = readNumber(breakpoint);
    const read = (token: string) => readNumber(token, pageWidth);
    // As in site-header.module.scss, all in rem.
    const nav = links.length * (2 * read('nav-padding') + read('nav-gap'));
    const margins = 2 * read('page-margin') + 2 * read('space-4');
    const letters = lettersOf(links.join(''), read('size-step-0')) + lettersOf(button, BUTTON.size);
    return computeBrandWidth(name) + margins + nav + BUTTON.frame + letters <= pageWidth;
  });
}
