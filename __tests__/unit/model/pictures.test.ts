import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { explainPhoto, openOriginal } from '@/model/photos/original';
import { buildPicture, listVariants, readVariant } from '@/model/photos/pictures';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
  mkdirSync(path.join(folder, 'content/photos'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  process.env.CONTENT_DIR = path.join(folder, 'content');
});

afterEach(() => rmSync(folder, { recursive: true }));

function drop(name: string, bytes: Buffer | string) {
  writeFileSync(path.join(folder, 'content/photos', name), bytes);
}

const drawPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } }).jpeg();

async function dropPhoto(name: string, width: number, height: number) {
  drop(name, await drawPhoto(width, height).toBuffer());
}

describe('variants', () => {
  test('are what their names say, upright and without metadata', async () => {
    const withPlace = drawPhoto(1000, 1600)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } });
    drop('a.jpg', await withPlace.toBuffer());
    expect((await sharp(path.join(folder, 'content/photos/a.jpg')).metadata()).exif).toBeDefined();

    const original = await openOriginal('a.jpg');
    expect([original.width, original.height]).toEqual([1600, 1000]);
    const variants = (await listVariants({ src: 'a.jpg', preset: 'portrait' })).filter(
      ({ width, format }) => width === 320 || format === 'jpg',
    );
    expect(variants.map(({ format }) => format)).toEqual(['avif', 'jpg']);
    for (const variant of variants) {
      const metadata = await sharp(await readVariant(variant)).metadata();
      expect(metadata.format).toBe({ avif: 'heif', jpg: 'jpeg' }[variant.format]);
      expect([metadata.width, metadata.height]).toEqual([variant.width, variant.width * 1.25]);
      expect(metadata.exif ?? metadata.icc ?? metadata.xmp ?? metadata.iptc).toBeUndefined();
      expect(metadata.orientation ?? 1).toBe(1);
    }
  });

  test.each([
    ['wide', 2400, 1600, '96% 50%', { left: 597, top: 0, width: 1778, height: 1600 }],
    ['centred', 2400, 1600, undefined, { left: 311, top: 0, width: 1778, height: 1600 }],
    ['upright', 1200, 1600, undefined, { left: 0, top: 0, width: 1200, height: 1600 }],
    ['tall', 1000, 3000, '50% 25%', { left: 0, top: 417, width: 1000, height: 1333 }],
  ])(
    'keep what the owner named of a %s photo in sight',
    async (_, width, height, focus, region) => {
      await dropPhoto('a.jpg', width, height);
      const [variant] = await listVariants({ src: 'a.jpg', focus, preset: 'hero' });
      expect(variant?.region).toEqual(region);
    },
  );

  test.each([
    ['💈', /^foto\.[\da-f]{6}-320\.avif$/],
    ['Poste '.repeat(9), /^(?:poste-){6}post\.[\da-f]{6}-320\.avif$/],
  ])('have names that every server takes: %s', async (name, expected) => {
    await dropPhoto(`${name}.jpg`, 320, 400);
    const [variant] = await listVariants({ src: `${name}.jpg`, preset: 'portrait' });
    expect(variant?.file).toMatch(expected);
  });

  test('have names that change only with the content', async () => {
    const photo = { src: 'Cadeira do Zé.JPG', preset: 'gallery' } as const;
    const names = async () => (await listVariants(photo)).map(({ file }) => file);
    await dropPhoto('Cadeira do Zé.JPG', 1600, 1200);
    const before = await names();
    expect(before[0]).toMatch(/^cadeira-do-ze\.[\da-f]{6}-480\.avif$/);
    expect(await names()).toEqual(before);
    await dropPhoto('Cadeira do Zé.JPG', 1600, 1300);
    expect(await names()).not.toEqual(before);
  });

  test('are encoded once', async () => {
    await dropPhoto('a.jpg', 320, 400);
    const [variant] = await listVariants({ src: 'a.jpg', preset: 'portrait' });
    const bytes = variant && (await readVariant(variant));
    const cached = path.join(folder, '.cache/photos', variant?.file ?? '');
    const { mtimeMs } = statSync(cached);
    expect(variant && (await readVariant(variant))).toEqual(bytes);
    expect(statSync(cached).mtimeMs).toBe(mtimeMs);
  });
});

test.each([
  ['#8a2615', 255],
  ['#e3b455', 0],
])('a %s drawing has a ground on which it can be seen', async (fill, ground) => {
  const xmlns = 'http://www.w3.org/2000/svg';
  const svg = `<svg xmlns="${xmlns}" viewBox="0 0 99 99"><circle r="30" fill="${fill}"/></svg>`;
  drop('b.webp', await sharp(Buffer.from(svg)).webp().toBuffer());
  for (const variant of await listVariants({ src: 'b.webp', preset: 'gallery' })) {
    const pixels = sharp(await readVariant(variant)).raw();
    expect(Math.abs(((await pixels.toBuffer()).at(-1) ?? NaN) - ground)).toBeLessThan(5);
  }
});

test.each([
  ['odd bytes in a scan, as Samsung’s phones write them', 40, breakScan, undefined],
  ['20,000 px of height', 20_000, (jpeg: Buffer) => jpeg, undefined],
  ['a lost end', 40, (jpeg: Buffer) => jpeg.subarray(0, -2), expect.stringContaining('não abre')],
])('a photo with %s is published, or refused before', async (_, height, change, refusal) => {
  drop('a.jpg', change(await drawPhoto(60, height).toBuffer()));
  expect(await explainPhoto('a.jpg')).toEqual(refusal);
  const variants = refusal ? [] : await listVariants({ src: 'a.jpg', preset: 'gallery' });
  await Promise.all(variants.map(readVariant));
});

function breakScan(jpeg: Buffer): Buffer {
  const header = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  return jpeg.fill(0, header + 11, header + 13);
}

test('a photo is missed without its folder, too', async () => {
  rmSync(path.join(folder, 'content/photos'), { recursive: true });
  expect(await explainPhoto('a.jpg')).toMatch('ponha a foto na pasta content/photos');
});

test('a small photo is never enlarged', async () => {
  await dropPhoto('a.jpg', 700, 500);
  const { srcSet, src, width } = await buildPicture({ src: 'a.jpg', alt: '', preset: 'gallery' });
  expect([width, ...(srcSet.match(/\d+(?=w)/g) ?? [])]).toEqual([700, '480', '700']);
  expect(src).toMatch(/-700\.jpg$/);
});

test('a picture has its widths, a JPEG, and the size of its crop', async () => {
  await dropPhoto('a.jpg', 2600, 2000);
  const focus = '0% 100%';
  const whole = await buildPicture({ src: 'a.jpg', alt: 'Uma cadeira', preset: 'gallery' });
  expect(whole).toMatchObject({ alt: 'Uma cadeira', width: 2400, height: 1846 });
  expect(whole.colour).toMatch(/^#(7f|8[01])(3f|4[01])(1f|2[01])$/);
  expect(whole.focus).toBeUndefined();
  expect(whole.srcSet.match(/\d+(?=w)/g)).toEqual(['480', '800', '1200', '1600', '2400']);
  expect(whole.src).toMatch(/^\/fotos\/a\.[\da-f]{6}-1200\.jpg$/);

  const cut = await buildPicture({ src: 'a.jpg', alt: '', focus, preset: 'portrait' });
  expect(cut).toMatchObject({ focus, width: 960, height: 1200 });
  const [variant] = await listVariants({ src: 'a.jpg', focus, preset: 'portrait' });
  expect(cut.srcSet).toContain(variant?.file);
  expect(variant?.region).toMatchObject({ left: 0 });
});
