import sharp from 'sharp';
import { GET } from '@/app/icones/[file]/route';
import { drawSharePicture, drawShopIcon } from '@/components/drawings/drawings';
import { splitName } from '@/model/shop/names';

/** Each row has a shop's name, its short name and its initial. */
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
  'the middle square of the share picture shows the whole sign of “%s”, and nothing else',
  async (name, shortName) => {
    const svg = drawSharePicture({
      headline: ['Mais que', 'um corte'],
      shopName: splitName({ name, shortName }),
    });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    // WhatsApp's small previews show 630 × 630 px in the middle, so from 285 to 915 px. The sign hangs above the floor.
    const picture = sharp(Buffer.from(svg)).removeAlpha();
    const isBlank = async (left: number, top: number, width: number, height: number) => {
      const region = picture.clone().extract({ left, top, width, height });
      const { channels } = await sharp(await region.png().toBuffer()).stats();
      return channels.every(({ min, max }) => min === max);
    };
    expect(await isBlank(345, 0, 510, 510)).toBe(false); // The sign.
    expect(await isBlank(0, 0, 240, 510)).toBe(false); // The headline.
    expect(await isBlank(290, 0, 50, 510)).toBe(true); // Left of the sign.
    expect(await isBlank(860, 0, 50, 510)).toBe(true); // Right of the sign.
    expect(await isBlank(290, 0, 620, 20)).toBe(true); // Above the sign.
    expect(await isBlank(290, 490, 620, 20)).toBe(true); // Below the sign.
    expect(await isBlank(0, 490, 240, 20)).toBe(true); // Below the headline.
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
  const colorAt = (x: number, y: number) => {
    const start = (y * sidePx + x) * info.channels;
    return data.subarray(start, start + info.channels);
  };
  const background = colorAt(0, 0); // The first pixel is in a corner, outside the drawing.
  const centre = sidePx / 2;

  let largestDistance = 0;
  for (let y = 0; y < sidePx; y += 1) {
    for (let x = 0; x < sidePx; x += 1) {
      if (!colorAt(x, y).equals(background)) {
        largestDistance = Math.max(largestDistance, Math.hypot(x - centre, y - centre));
      }
    }
  }
  expect(largestDistance).toBeGreaterThan(0);
  expect(largestDistance).toBeLessThanOrEqual(0.4 * sidePx);
});
