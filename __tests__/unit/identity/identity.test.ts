/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { compile } from 'sass';
import sharp from 'sharp';
import { respondWithPng } from '@/app/_assets/respond-with-png';
import { drawSharePicture, SHARE_PICTURE_WIDTH } from '@/app/_assets/share-picture';
import { drawShopIcon } from '@/app/_assets/shop-icon';
import { readSchemes } from '@/styles/read-schemes';

const shopName = { trade: 'Barbearia', proper: 'Jatobá' };

test('the share picture has the size that social networks ask for, and is light', async () => {
  const picture = drawSharePicture({ headline: ['Mais que', 'um corte'], shopName });
  const response = await respondWithPng(picture, SHARE_PICTURE_WIDTH);
  const png = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(60_000);
});

test('the share picture follows the content', () => {
  const draw = (headline: string[]) => drawSharePicture({ headline, shopName });
  expect(draw(['Mais que', 'um corte'])).not.toBe(draw(['Corte bom', 'é no Zé']));
});

test('pictures use no colour but the tokens', () => {
  const svg = drawShopIcon({ shopName: 'Jatobá' });
  const tokens = ['wood', 'porcelain', 'brass'].map((name) => readSchemes(`--color-${name}`).light);
  expect(new Set(svg.match(/#[\da-f]{6}/g))).toEqual(new Set(tokens));
});

test('a maskable icon keeps its drawing inside the circle that launchers show', async () => {
  const side = 512;
  const response = await respondWithPng(drawShopIcon({ shopName: 'Jatobá', scale: 0.72 }), side);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, info.channels);

  let furthest = 0;
  for (let pixel = 0; pixel < side * side; pixel++) {
    const color = data.subarray(pixel * info.channels, (pixel + 1) * info.channels);
    if (!color.equals(ground)) {
      const x = (pixel % side) - side / 2;
      const y = Math.floor(pixel / side) - side / 2;
      furthest = Math.max(furthest, Math.hypot(x, y));
    }
  }
  expect(furthest).toBeGreaterThan(0);
  expect(furthest).toBeLessThanOrEqual(0.4 * side);
});

test.each(['public/ladrilho.svg', 'components/sections/contact/map.svg'])(
  '%s is painted with the tokens of day, and with shades of the wall',
  (file) => {
    const { css } = compile('styles/_tokens.scss');
    const tokens: readonly string[] = css.match(/#[\da-f]{6}/g) ?? [];
    const others = (readFileSync(file, 'utf8').match(/#[\da-f]{6}/g) ?? []).filter(
      (colour) => !tokens.includes(colour),
    );
    expect(others.filter((colour) => !isLikeWall(colour))).toEqual([]);
  },
);

/** Of its hue: greener than red, and less blue than green. */
function isLikeWall(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return green > red && green > blue && green - Math.min(red, blue) < 40;
}
