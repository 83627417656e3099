import sharp from 'sharp';
import {
  createPngResponse,
  drawSharePicture,
  drawShopIcon,
  readDrawing,
  SHARE_PICTURE_WIDTH,
} from '@/app/_assets/drawings';
import { splitName } from '@/model/format';
import { readColor } from '@/styles/read-tokens';
import { changeTokens } from './change-tokens';

const shopName = { trade: 'Barbearia', proper: 'Jatobá' };

test('the share picture has the recommended size and a small file', async () => {
  const picture = drawSharePicture({ headline: ['Mais que', 'um corte'], shopName });
  const response = await createPngResponse(picture, SHARE_PICTURE_WIDTH);
  const png = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(60_000);
});

test.each([
  ['Barbearia Jatobá', 'Jatobá', 'J'],
  ['navalha', 'navalha', 'n'],
  ['Wwwwwwwwwwwwwwww Mmmmmmmmmmmmmmmm Wwwww', 'Mmmmmmmmmmmmmmmm Wwwww', 'M'],
  ['(3 Irmãos)', '3 Irmãos)', '3'],
  ['Salão e Barbearia Ágil', 'Ágil', 'Á'],
])('%s has its name whole on the share picture, and an icon', (name, shortName, initial) => {
  const icon = drawShopIcon(shortName);
  expect(icon).toBe(drawShopIcon(initial));
  const picture = drawSharePicture({
    headline: ['Mais que', 'um corte'],
    shopName: splitName({ name, shortName }),
  });
  expect(picture + icon).not.toMatch(/NaN|Infinity|undefined/);
  const tops = [...picture.matchAll(/path transform="translate\([\d.]+ ([\d.]+)\)/g)].map(([, y]) =>
    Number(y),
  );
  expect(Math.max(...tops)).toBeLessThan(520); // On the wall, over the floor.
});

test("a maskable icon stays inside the launchers' circle", async () => {
  const side = 512;
  const response = await createPngResponse(drawShopIcon('Jatobá', 0.72), side);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, info.channels);

  const distances = Array.from({ length: side * side }, (_, pixel) => {
    const color = data.subarray(pixel * info.channels, (pixel + 1) * info.channels);
    const [x, y] = [(pixel % side) - side / 2, Math.floor(pixel / side) - side / 2];
    return color.equals(ground) ? 0 : Math.hypot(x, y);
  });
  const furthest = distances.reduce((a, b) => Math.max(a, b));
  expect(furthest).toBeGreaterThan(0);
  expect(furthest).toBeLessThanOrEqual(0.4 * side);
});

describe('other colours', () => {
  const pictures = {
    icon: () => drawShopIcon('Jatobá'),
    'share picture': () => drawSharePicture({ headline: ['Mais que', 'um corte'], shopName }),
    floor: () => readDrawing('floor'),
    map: () => readDrawing('map'),
  };

  test.each(Object.entries(pictures))('the %s uses only colours of the tokens', (_, draw) => {
    changeTokens((tokens) => tokens.replace(/#[\da-f]{6}/g, '#010203'));
    expect(new Set(draw().match(/#[\da-f]{6}\b/g))).toEqual(new Set(['#010203']));
  });

  test("the browser UI follows the page's background in both colour schemes", async () => {
    changeTokens((tokens) =>
      tokens.replace(/(color-light: )[^;]+/, '$1#fafafa').replace('#161a17', '#050505'),
    );
    await jest.isolateModulesAsync(async () => {
      const { viewport } = jest.requireActual('@/app/page-metadata');
      expect(viewport.themeColor).toMatchObject([{ color: '#fafafa' }, { color: '#050505' }]);
      const { default: manifest } = jest.requireActual('@/app/manifest');
      expect(await manifest()).toMatchObject({
        theme_color: '#fafafa',
        background_color: '#fafafa',
      });
    });
  });

  test('an unsupported colour is reported by name', () => {
    changeTokens((tokens) => tokens.replace(/(color-accent: )[^;]+/, '$1darkred'));
    expect(() => readColor('accent')).toThrow('color-accent is “darkred”');
    expect(() => readColor('heading')).toThrow('color-accent is “darkred”');
    expect(readColor('heading', 'dark')).toBe(readColor('tint'));
    expect(() => readColor('lime')).toThrow('color-lime');
  });
});
