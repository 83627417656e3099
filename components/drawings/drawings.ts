import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { BRAND_PATH } from '@/components/ui/icon/icon-paths';
import { type FittedLine, fitLines, heightOf } from '@/components/ui/wood-type/fit-line';
import { VARIANTS } from '@/components/ui/wood-type/variants';
import { computeInk, drawOutlines, MAX_STRETCH } from '@/fonts/measure';
import { findInitial, type NamePart } from '@/model/shop/names';
import { readColor } from '@/styles/read-tokens';

/** Replaces each `var(--color-…)` with that colour in the light scheme. Our images have no dark variant. */
function inlineColors(svg: string): string {
  return svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => readColor(name));
}

/** The tiled floor, as high as its container. */
export function readFloor(): string {
  return inlineColors(readFileSync('components/drawings/floor.svg', 'utf8'));
}

/** Four times sharp's default of 72 pixels per inch, for smoother edges when the drawing is scaled down afterwards. */
const DENSITY_PPI = 288;

/** Drawings have flat colours, so a PNG with a palette is enough. */
export async function createPngResponse(svg: string, widthPx: number): Promise<Response> {
  const png = await sharp(Buffer.from(svg), { density: DENSITY_PPI })
    .resize(widthPx)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}

/** The view box of `BRAND_PATH`. */
const BRAND_ICON_SIZE = { width: 80, height: 28 };

// Sizes in the shop's icon, whose view box is 64 × 64.
const LETTER_HEIGHT = 25;
/** Also the largest width of the letter, so a wide one such as W doesn't stick out beyond the brand icon. */
const BRAND_ICON_WIDTH = 52;
const GAP_ABOVE_BRAND_ICON = 3;

/**
 * Draws the shop's initial above the brand icon. A single letter is still legible at 16 px. For a maskable icon, a
 * `scale` below 1 shrinks the letter and the brand icon, but not the background.
 */
export function drawShopIcon(shortName: string, scale = 1): string {
  const initial = findInitial(shortName);
  const ink = computeInk(initial, MAX_STRETCH);
  const inkHeight = ink.top - ink.bottom;
  const inkWidth = ink.end - ink.start;
  // Makes the letter as large as possible: either its height or its width reaches the limit.
  const fontSize = Math.min(LETTER_HEIGHT / inkHeight, BRAND_ICON_WIDTH / inkWidth);
  const left = (-(ink.start + ink.end) / 2) * fontSize;
  const heightBelowLetter = GAP_ABOVE_BRAND_ICON + heightOfBrandIcon(BRAND_ICON_WIDTH);
  const top = -(LETTER_HEIGHT + heightBelowLetter) / 2;
  const letterTransform = `translate(${left} ${top + ink.top * fontSize}) scale(${fontSize})`;
  const brandIconTop = top + LETTER_HEIGHT + GAP_ABOVE_BRAND_ICON;

  return inlineColors(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64">
<path fill="var(--color-accent)" d="M-32-32h64v64h-64z"/>
<g transform="scale(${scale})">
<path transform="${letterTransform}" fill="var(--color-light)" d="${drawOutlines(initial, MAX_STRETCH)}"/>
${drawBrandIcon(-BRAND_ICON_WIDTH / 2, brandIconTop, BRAND_ICON_WIDTH)}
</g></svg>`);
}

/** Social networks recommend 1200 × 630 px for link previews. */
export const SHARE_PICTURE_WIDTH = 1200;
export const SHARE_PICTURE_HEIGHT = 630;
const WALL_HEIGHT = 520;

/** `x` is the text box's left edge, and `unit` is 1% of its width. Both are in pixels. */
type TextBox = { x: number; unit: number; color: string };

/** The headline is pasted on the walls on both sides of the sign, as posters are. */
const HEADLINES: readonly TextBox[] = [
  { x: 28, unit: 1.9, color: 'accent' },
  { x: 982, unit: 1.9, color: 'accent' },
];
const SIGN: TextBox = { x: 350, unit: 5, color: 'light' };
const SIGN_CENTER = 600;
const BRAND_ICON_WIDTH_ON_SIGN = 310;
/** The shop's name is larger in the share picture than on the page, because link previews are small. */
const SIGN_VARIANT = { ...VARIANTS.heading, minSize: 14, maxSize: 50, maxHeight: 52 };
const SIGN_GAP = 34; // Between the brand icon and the shop's name.

type SharePicture = { headline: readonly string[]; shopName: readonly NamePart[] };

/**
 * Social networks show this picture in link previews. WhatsApp's small previews only show a square of 630 × 630 px in
 * the middle, so the shop's sign is in that square, between two barber poles outside it.
 */
export function drawSharePicture({ headline, shopName }: SharePicture): string {
  const lines = fitLines(headline, VARIANTS.headline);
  const posters = HEADLINES.map((box) => {
    const top = (WALL_HEIGHT - heightOf(lines) * box.unit) / 2;
    return drawLines(lines, top, box);
  });
  const name = fitLines(
    shopName.map(({ text }) => text),
    SIGN_VARIANT,
  );
  const nameOffset = heightOfBrandIcon(BRAND_ICON_WIDTH_ON_SIGN) + SIGN_GAP;
  const signTop = (WALL_HEIGHT - nameOffset - heightOf(name) * SIGN.unit) / 2;
  const brandIconLeft = SIGN_CENTER - BRAND_ICON_WIDTH_ON_SIGN / 2;

  return inlineColors(`<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE_WIDTH}" height="${SHARE_PICTURE_HEIGHT}">
    <pattern id="pole" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(45) scale(1.3)">
      <rect fill="var(--color-accent)" width="14" height="44"/>
      <rect fill="var(--color-light)" x="14" width="8" height="44"/>
      <rect fill="var(--color-secondary)" x="22" width="14" height="44"/>
      <rect fill="var(--color-light)" x="36" width="8" height="44"/>
    </pattern>
    <pattern id="floor" width="160" height="160" patternUnits="userSpaceOnUse" patternTransform="translate(0 520) scale(0.6875)">${readTile()}</pattern>
    <path fill="var(--color-wall)" d="M0 0h1200v520H0z"/>
    ${posters.join('')}
    <path fill="var(--color-secondary)" d="M285 0h630v520H285z"/>
    ${drawBrandIcon(brandIconLeft, signTop, BRAND_ICON_WIDTH_ON_SIGN)}
    ${drawLines(name, signTop + nameOffset, SIGN)}
    <path fill="url(#pole)" d="M245 0h40v520h-40zM915 0h40v520h-40z"/>
    <path fill="url(#floor)" d="M0 520h1200v110H0z"/>
    <path stroke="var(--color-dark)" stroke-width="4" d="M247 0v520M283 0v520M917 0v520M953 0v520M0 518h1200"/>
  </svg>`);
}

/** Returns a single floor tile, which the floor's SVG repeats as a `<pattern>`. */
function readTile(): string {
  const pattern = /<pattern[^>]*>(.*)<\/pattern>/s.exec(readFloor());
  return pattern?.[1] ?? '';
}

/** Draws text as outlines, so the picture doesn't need any fonts. */
function drawLines(lines: readonly FittedLine[], boxTop: number, { x, unit, color }: TextBox) {
  const paths = lines.map(({ text, stretch, size, indent, baseline }) => {
    const fontSize = size * unit;
    const transform = `translate(${x + indent * unit} ${boxTop + baseline * unit}) scale(${fontSize})`;
    return `<path transform="${transform}" d="${drawOutlines(text, stretch)}"/>`;
  });
  return `<g fill="var(--color-${color})">${paths.join('')}</g>`;
}

function drawBrandIcon(x: number, y: number, width: number): string {
  const transform = `translate(${x} ${y}) scale(${width / BRAND_ICON_SIZE.width})`;
  return `<path transform="${transform}" fill="var(--color-highlight)" d="${BRAND_PATH}"/>`;
}

function heightOfBrandIcon(width: number): number {
  return (width * BRAND_ICON_SIZE.height) / BRAND_ICON_SIZE.width;
}
