import fs from 'node:fs';
import sharp from 'sharp';
import { GET } from '@/app/icones/[file]/route';
import { drawSharePicture, drawShopIcon, readDrawing } from '@/build/drawings/drawings';
import { splitName } from '@/model/shop/names';

const shopName = splitName({ name: 'Barbearia Jatobá', shortName: 'Jatobá' });

/** A shop's name, its short name and its initial. */
const NAMES = [
  ['Barbearia Jatobá', 'Jatobá', 'J'],
  ['navalha', 'navalha', 'N'],
  ['Monumental Barbearia', 'Monumental', 'M'],
  ['Wwwwwwwwwwwwwwww Mmmmmmmmmmmmmmmm Wwwww', 'Mmmmmmmmmmmmmmmm Wwwww', 'M'],
  ['(3 Irmãos)', '3 Irmãos', '3'],
  ['Barbearia “D’Ávila”', '“D’Ávila”', 'D'],
  ['Salão e Barbearia Ágil', 'Ágil', 'Á'],
];

test.each(NAMES)('the icon of the shop “%s” shows its initial', (_, shortName, initial) => {
  const icon = drawShopIcon(shortName);
  expect(icon).toBe(drawShopIcon(initial));
  expect(icon).not.toMatch(/NaN|Infinity|undefined/);
});

test.each(NAMES)(
  'the share picture of “%s” has all its text above the tiled floor',
  (name, shortName) => {
    const picture = drawSharePicture({
      headline: ['Mais que', 'um corte'],
      shopName: splitName({ name, shortName }),
    });
    expect(picture).not.toMatch(/NaN|Infinity|undefined/);
    const lines = picture.matchAll(/path transform="translate\([\d.]+ (?<baseline>[\d.]+)\)/g);
    const baselines = [...lines].map(({ groups }) => Number(groups?.baseline));
    const floorTop = 520;
    expect(baselines).not.toEqual([]);
    expect(Math.max(...baselines)).toBeLessThan(floorTop);
  },
);

test('a maskable icon’s drawing is inside the circle that launchers crop to', async () => {
  const sidePx = 512;
  const params = Promise.resolve({ file: 'icone-maskable-512.png' });
  const response = await GET(new Request('https://a.com'), { params });
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const background = data.subarray(0, info.channels); // The first pixel is in a corner, outside the drawing.

  // Each pixel's distance from the centre of the icon, or 0 for the background.
  const distances = Array.from({ length: sidePx * sidePx }, (_, pixel) => {
    const color = data.subarray(pixel * info.channels, (pixel + 1) * info.channels);
    const x = (pixel % sidePx) - sidePx / 2;
    const y = Math.floor(pixel / sidePx) - sidePx / 2;
    return color.equals(background) ? 0 : Math.hypot(x, y);
  });
  const furthest = distances.reduce((one, other) => Math.max(one, other));
  expect(furthest).toBeGreaterThan(0);
  expect(furthest).toBeLessThanOrEqual(0.4 * sidePx);
});

const pictures = {
  icon: () => drawShopIcon('Jatobá'),
  'share picture': () => drawSharePicture({ headline: ['Mais que', 'um corte'], shopName }),
  floor: () => readDrawing('floor'),
  map: () => readDrawing('map'),
};

test.each(Object.entries(pictures))('the %s takes all its colours from the tokens', (_, draw) => {
  const { readFileSync } = fs;
  /** Reads a file. In _tokens.scss, every colour becomes #010203. */
  function readWithOneColor(...args: Parameters<typeof readFileSync>) {
    const [file] = args;
    const content = readFileSync(...args);
    const isTokens = String(file).endsWith('_tokens.scss');
    return isTokens ? String(content).replace(/#[\da-f]{6}/g, '#010203') : content;
  }
  jest.spyOn(fs, 'readFileSync').mockImplementation(readWithOneColor as typeof readFileSync);
  expect(new Set(draw().match(/#[\da-f]{6}\b/g))).toEqual(new Set(['#010203']));
});
