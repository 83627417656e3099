import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { BRAND_PATH } from '@/components/ui/icon/icon-paths';
import { type FittedLine, fitLines, heightOf } from '@/components/ui/wood-type/fit-line';
import { computeInk, drawOutlines, MAX_STRETCH } from '@/components/ui/wood-type/font-metrics';
import { VARIANTS } from '@/components/ui/wood-type/variants';
import { findInitial, type NamePart } from '@/model/shop/names';
import { readColor } from '@/styles/read-tokens';

/** Replaces each `var(--color-…)` with its colour in the light scheme, because an image file has no dark variant. */
function inlineColors(svg: string): string {
  return svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => readColor(name));
}

/** Reads the tiled floor, or the street map that shows while the embedded map loads. */
export function readDrawing(name: 'floor' | 'map'): string {
  return inlineColors(readFileSync(`build/drawings/${name}.svg`, 'utf8'));
}

/** The pixels per inch of a drawing before it is resized. Four times the usual 72 makes the edges smoother. */
const DENSITY_PPI = 288;

/**
 * Creates a response with an SVG as a PNG, `width` pixels wide. A palette is enough for the flat colours of drawings.
 */
export async function createPngResponse(svg: string, width: number): Promise<Response> {
  const png = await sharp(Buffer.from(svg), { density: DENSITY_PPI })
    .resize(width)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}

// These are sizes of the shop's icon, in units of its view box, which is 64 wide and high.
const LETTER_HEIGHT = 25;
/** The width of the brand icon under the letter, and the greatest width of the letter. */
const ICON_WIDTH = 52;
/** The gap between the letter and the brand icon. */
const ICON_GAP = 3;

/**
 * Draws the shop's initial above the brand icon, so that the initial is legible at 16 px. For maskable icons, a `scale`
 * below 1 shrinks initial and brand icon inside the background.
 */
export function drawShopIcon(shortName: string, scale = 1): string {
  const initial = findInitial(shortName);
  const ink = computeInk(initial, MAX_STRETCH);
  const inkHeight = ink.top - ink.bottom;
  const inkWidth = ink.end - ink.start;
  // The largest font size at which the letter exceeds neither its maximum height nor its maximum width.
  const em = Math.min(LETTER_HEIGHT / inkHeight, ICON_WIDTH / inkWidth);
  const left = (-(ink.start + ink.end) / 2) * em;
  const top = -(LETTER_HEIGHT + ICON_GAP + heightOfBrandIcon(ICON_WIDTH)) / 2;

  return inlineColors(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64">
<path fill="var(--color-accent)" d="M-32-32h64v64h-64z"/>
<g transform="scale(${scale})">
<path transform="translate(${left} ${top + ink.top * em}) scale(${em})" fill="var(--color-light)" d="${drawOutlines(initial, MAX_STRETCH)}"/>
${drawBrandIcon(-ICON_WIDTH / 2, top + LETTER_HEIGHT + ICON_GAP, ICON_WIDTH)}
</g></svg>`);
}

/** The size in pixels that social networks recommend for the image of a shared link. */
export const SHARE_PICTURE_WIDTH = 1200;
export const SHARE_PICTURE_HEIGHT = 630;
/** The height in pixels of the wall above the floor. */
const WALL_HEIGHT = 520;

/** A box of text in the share picture: `x` is the left edge of the box, and `unit` is 1% of its width, in pixels. */
type TextBox = { x: number; unit: number; color: string };

const HEADLINE: TextBox = { x: 56, unit: 6.4, color: 'accent' };
const SIGN: TextBox = { x: 848, unit: 2.96, color: 'light' };
const SIGN_WIDTH = 296;
/**
 * The wood-type variant of the shop's name. The name is larger than on the page, because the previews of a shared link
 * are small.
 */
const SIGN_VARIANT = { ...VARIANTS.heading, minSize: 14, maxSize: 50 };
/** The gap in pixels between the brand icon and the shop's name. */
const SIGN_GAP = 28;

type SharePicture = { headline: readonly string[]; shopName: readonly NamePart[] };

/** Draws the image of a shared link (Open Graph): the headline beside the shop's sign. */
export function drawSharePicture({ headline, shopName }: SharePicture): string {
  const lines = fitLines(headline, VARIANTS.headline);
  const name = fitLines(
    shopName.map(({ text }) => text),
    SIGN_VARIANT,
  );
  const nameOffset = heightOfBrandIcon(SIGN_WIDTH) + SIGN_GAP;
  const signTop = (WALL_HEIGHT - nameOffset - heightOf(name) * SIGN.unit) / 2;

  return inlineColors(`<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE_WIDTH}" height="${SHARE_PICTURE_HEIGHT}">
    <pattern id="pole" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(45) scale(1.3)">
      <rect fill="var(--color-accent)" width="14" height="44"/>
      <rect fill="var(--color-light)" x="14" width="8" height="44"/>
      <rect fill="var(--color-secondary)" x="22" width="14" height="44"/>
      <rect fill="var(--color-light)" x="36" width="8" height="44"/>
    </pattern>
    <pattern id="floor" width="160" height="160" patternUnits="userSpaceOnUse" patternTransform="translate(0 520) scale(0.6875)">${readTile()}</pattern>
    <path fill="var(--color-wall)" d="M0 0h752v520H0z"/>
    ${drawLines(lines, (WALL_HEIGHT - heightOf(lines) * HEADLINE.unit) / 2, HEADLINE)}
    <path fill="var(--color-secondary)" d="M792 0h408v520H792z"/>
    ${drawBrandIcon(SIGN.x, signTop, SIGN_WIDTH)}
    ${drawLines(name, signTop + nameOffset, SIGN)}
    <path fill="url(#pole)" d="M752 0h40v520h-40z"/>
    <path fill="url(#floor)" d="M0 520h1200v110H0z"/>
    <path stroke="var(--color-dark)" stroke-width="4" d="M754 0v520M790 0v520M0 518h1200"/>
  </svg>`);
}

/** Reads the drawing of a single tile from the pattern of the tiled floor. */
function readTile(): string {
  const pattern = /<pattern[^>]*>(.*)<\/pattern>/s.exec(readDrawing('floor'));
  return pattern?.[1] ?? '';
}

/** Draws lines of wood type as outlines. `y` is the top of their box. */
function drawLines(lines: readonly FittedLine[], y: number, { x, unit, color }: TextBox) {
  const paths = lines.map(({ text, stretch, size, indent, baseline }) => {
    const em = size * unit;
    const transform = `translate(${x + indent * unit} ${y + baseline * unit}) scale(${em})`;
    return `<path transform="${transform}" d="${drawOutlines(text, stretch)}"/>`;
  });
  return `<g fill="var(--color-${color})">${paths.join('')}</g>`;
}

/** Draws the brand icon as an SVG path. */
function drawBrandIcon(x: number, y: number, width: number): string {
  const transform = `translate(${x} ${y}) scale(${width / 80})`;
  return `<path transform="${transform}" fill="var(--color-highlight)" d="${BRAND_PATH}"/>`;
}

/** Computes the height of the brand icon from its width, by the ratio of its view box (80 × 28). */
function heightOfBrandIcon(width: number): number {
  return (width * 28) / 80;
}
