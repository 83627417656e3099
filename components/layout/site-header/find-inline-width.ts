import { measureBrand } from '@/components/ui/brand/brand';
import { readWidth, type WidthName } from '@/styles/read-tokens';

/** Upper bound of a label's average letter width, in em, at weights 600 and 700. */
const LETTER_WIDTH = 0.58;

type HeaderText = {
  name: { trade: string; proper: string };
  links: readonly string[];
  button: string;
};

/**
 * The first page width at which name, links and button fit side by side without wrapping. Without
 * one, the links stay in the menu.
 */
export function findInlineWidth(text: HeaderText): WidthName | undefined {
  const widths = ['inline-nav', 'wide-nav'] as const;
  return widths.find((width) => measureHeader(text, readWidth(width)) <= readWidth(width));
}

/** The header's content width at a page width, in rem: the sum of site-header.module.scss. */
function measureHeader({ name, links, button }: HeaderText, page: number): number {
  const margins = 2 * (0.2 + 0.036 * page);
  const letters = links.join('').length * LETTER_WIDTH * (1.03 + 0.0016 * page);
  const gaps = 3 + links.length * (1.2 + Math.min(1.25, 0.012 * page));
  return margins + measureBrand(name) + letters + gaps + button.length * LETTER_WIDTH + 4.2;
}
