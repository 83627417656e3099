import { measureBrand } from '@/components/ui/brand/brand';
import { readWidth, type WidthName } from '@/styles/read-tokens';

/** Upper bound of a label's average letter width, in em, at weights 600 and 700. */
const LETTER_WIDTH = 0.58;

// Sizes in rem, from the style sheets named below.
/** The two gaps between brand, links and button (`.bar`). */
const BAR_GAPS = 3;
/** Both sides of a link (`.nav a`). */
const LINK_PADDING = 1.2;
/** Padding, border, icon and its gap (`.small` of button-link.module.scss; its letters are 1 rem). */
const BUTTON_FRAME = 4.2;

type HeaderText = {
  name: { trade: string; proper: string };
  links: readonly string[];
  button: string;
};

/**
 * The first page width at which name, links and button fit side by side without wrapping. Without
 * one, the links stay in the menu.
 */
export function computeInlineWidth(text: HeaderText): WidthName | undefined {
  const widths = ['inline-nav', 'wide-nav'] as const;
  return widths.find((width) => computeHeaderWidth(text, readWidth(width)) <= readWidth(width));
}

/** The width that the header's content takes on a page of `pageWidth`; both in rem. */
function computeHeaderWidth({ name, links, button }: HeaderText, pageWidth: number): number {
  const vw = pageWidth / 100;
  const pageMargin = 0.2 + 3.6 * vw; // $page-margin
  const linkSize = 1.03 + 0.16 * vw; // $size-step-0
  const linkGap = Math.min(1.2 * vw, 1.25); // `.nav`

  const linkLetters = links.join('').length * LETTER_WIDTH * linkSize;
  const linkFrames = links.length * (LINK_PADDING + linkGap);
  const buttonWidth = button.length * LETTER_WIDTH + BUTTON_FRAME;
  return 2 * pageMargin + measureBrand(name) + BAR_GAPS + linkLetters + linkFrames + buttonWidth;
}
