import { measureBrand } from '@/components/ui/brand/brand';
import { readWidth, type WidthName } from '@/styles/read-width';

/** Of the text font at weight 600 and 700, in em: wider than the average letter of any label. */
const LETTER = 0.58;

type HeaderWords = {
  name: { trade: string; proper: string };
  links: readonly string[];
  button: string;
};

/**
 * The first page width at which name, links and button stand side by side, each whole and on a line
 * of its own. Without any, the links stay in the menu.
 */
export function findInlineWidth(words: HeaderWords): WidthName | undefined {
  const widths = ['inline-nav', 'wide-nav'] as const;
  return widths.find((width) => measureBar(words, readWidth(width)) <= readWidth(width));
}

/** How wide the bar is on a page of a width, all in rem: what site-header.module.scss adds up to. */
function measureBar({ name, links, button }: HeaderWords, page: number): number {
  const margins = 2 * (0.2 + 0.036 * page);
  const letters = links.join('').length * LETTER * (1.03 + 0.0016 * page);
  const gaps = 3 + links.length * (1.2 + Math.min(1.25, 0.012 * page));
  return margins + measureBrand(name) + letters + gaps + button.length * LETTER + 4.2;
}
