import { drawOutlines, MAX_WIDTH, measureInk } from '@/components/ui/wood-type/font-metrics';
import { drawBrandIcon, heightOfBrandIcon, inlineColors } from './drawings';

const LETTER_HEIGHT = 25;
const BRAND_WIDTH = 52;
const GAP = 3;

/**
 * Draws the shop's initial over the brand icon, legible at 16 px. `scale` shrinks both inside the
 * background, for maskable icons.
 */
export function drawShopIcon(shopName: string, scale = 1): string {
  const initial = findInitial(shopName);
  const ink = measureInk(initial, MAX_WIDTH);
  const em = Math.min(LETTER_HEIGHT / (ink.top - ink.bottom), BRAND_WIDTH / (ink.end - ink.start));
  const left = (-(ink.start + ink.end) / 2) * em;
  const top = -(LETTER_HEIGHT + GAP + heightOfBrandIcon(BRAND_WIDTH)) / 2;

  return inlineColors(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64">
<path fill="var(--color-accent)" d="M-32-32h64v64h-64z"/>
<g transform="scale(${scale})">
<path transform="translate(${left} ${top + ink.top * em}) scale(${em})" fill="var(--color-light)" d="${drawOutlines(initial, MAX_WIDTH)}"/>
${drawBrandIcon(-BRAND_WIDTH / 2, top + LETTER_HEIGHT + GAP, BRAND_WIDTH)}
</g></svg>`);
}

/** Takes the first capital or digit that starts a word: Z of "do Zé", 3 of "(3 Irmãos)". */
function findInitial(name: string): string {
  const [initial = ''] =
    /(?<!\p{L})[\p{Lu}\d]/u.exec(name) ?? /[\p{L}\d]/u.exec(name) ?? /\S/.exec(name) ?? [];
  return initial;
}
