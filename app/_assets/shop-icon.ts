import { drawOutlines, MAX_WIDTH, measureInk } from '@/components/ui/wood-type/font-metrics';
import { drawMark, heightOfMark, paint } from './drawings';

const LETTER_HEIGHT = 25;
const MARK_WIDTH = 52;
const GAP = 3;

/**
 * The shop's initial over its moustache, on its accent: the same at 16 px and at 512. With a `scale`,
 * smaller on as much ground, for what cuts the rim away.
 */
export function drawShopIcon(shopName: string, scale = 1): string {
  const initial = findInitial(shopName);
  const ink = measureInk(initial, MAX_WIDTH);
  const em = Math.min(LETTER_HEIGHT / (ink.top - ink.bottom), MARK_WIDTH / (ink.end - ink.start));
  const left = (-(ink.start + ink.end) / 2) * em;
  const top = -(LETTER_HEIGHT + GAP + heightOfMark(MARK_WIDTH)) / 2;

  return paint(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64">
<path fill="var(--color-accent)" d="M-32-32h64v64h-64z"/>
<g transform="scale(${scale})">
<path transform="translate(${left} ${top + ink.top * em}) scale(${em})" fill="var(--color-light)" d="${drawOutlines(initial, MAX_WIDTH)}"/>
${drawMark(-MARK_WIDTH / 2, top + LETTER_HEIGHT + GAP, MARK_WIDTH)}
</g></svg>`);
}

/** Of its first word in capitals, past what leads to it: the Z of "do Zé", the 3 of "(3 Irmãos)". */
function findInitial(name: string): string {
  const [initial = ''] =
    /(?<!\p{L})[\p{Lu}\d]/u.exec(name) ?? /[\p{L}\d]/u.exec(name) ?? /\S/.exec(name) ?? [];
  return initial;
}
