import fs from 'node:fs';
import sharp from 'sharp';
import { GET } from '@/app/icones/[file]/route';
import { drawSharePicture, drawShopIcon, readDrawing } from '@/build/drawings/drawings';
import { splitName } from '@/model/names';

const shopName = splitName({ name: 'Barbearia Jatobá', shortName: 'Jatobá' });

test.each([
  ['Barbearia Jatobá', 'Jatobá', 'J'],
  ['navalha', 'navalha', 'N'],
  ['Monumental Barbearia', 'Monumental', 'M'],
  ['Wwwwwwwwwwwwwwww Mmmmmmmmmmmmmmmm Wwwww', 'Mmmmmmmmmmmmmmmm Wwwww', 'M'],
  ['(3 Irmãos)', '3 Irmãos', '3'],
  ['Barbearia “D’Ávila”', '“D’Ávila”', 'D'],
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
  const params = Promise.resolve({ file: 'icone-maskable-512.png' });
  const response = await GET(new Request('https://a.com'), { params });
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

const pictures = {
  icon: () => drawShopIcon('Jatobá'),
  'share picture': () => drawSharePicture({ headline: ['Mais que', 'um corte'], shopName }),
  floor: () => readDrawing('floor'),
  map: () => readDrawing('map'),
};

test.each(Object.entries(pictures))(
  'the %s has the colours of the tokens, whatever they are',
  (_, draw) => {
    const read = fs.readFileSync;
    jest.spyOn(fs, 'readFileSync').mockImplementation(((...call: Parameters<typeof read>) => {
      const text = read(...call);
      return `${call[0]}`.endsWith('_tokens.scss')
        ? `${text}`.replace(/#[\da-f]{6}/g, '#010203')
        : text;
    }) as typeof read);
    expect(new Set(draw().match(/#[\da-f]{6}\b/g))).toEqual(new Set(['#010203']));
  },
);
