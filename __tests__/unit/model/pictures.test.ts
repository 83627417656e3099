import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { openOriginal } from '@/model/photos/original';
import { buildPicture } from '@/model/photos/pictures';
import { readPhotoFile } from '@/model/photos/published-photos';

/** The value of the EXIF field `Orientation` in a photo that needs no turning. */
const UPRIGHT = 1;

/** The current test's temporary project folder. */
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
  mkdirSync(path.join(folder, 'content/photos'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  process.env.CONTENT_DIR = path.join(folder, 'content');
});

afterEach(() => rmSync(folder, { recursive: true }));

function writeInPhotos(name: string, bytes: Buffer | string) {
  writeFileSync(path.join(folder, 'content/photos', name), bytes);
}

const drawPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } }).jpeg();

async function writePhoto(name: string, width: number, height: number) {
  writeInPhotos(name, await drawPhoto(width, height).toBuffer());
}

/** Writes a photo as a phone saves it: rotated, and with its GPS position. */
async function writePhonePhoto(name: string) {
  const photo = drawPhoto(1000, 1600)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } });
  writeInPhotos(name, await photo.toBuffer());
  const { exif } = await sharp(path.join(folder, 'content/photos', name)).metadata();
  expect(exif).toBeDefined();
}

/** Reads the widths in a `srcset`, such as 480 and 800 in `a.avif 480w,b.avif 800w`. */
function listWidths(srcSet: string): number[] {
  return srcSet.split(',').map((candidate) => {
    const [, width = ''] = candidate.split(' ');
    return Number.parseInt(width, 10);
  });
}

/** Builds a picture of a photo that has to exist. */
async function picture(preset: 'hero' | 'gallery' | 'portrait', name: string, focus?: string) {
  const src = await openOriginal(name);
  if (!src) {
    throw new Error(`${name} isn’t a photo.`);
  }
  return buildPicture(preset, { src, alt: 'Uma cadeira', focus });
}

/** Encodes all files of a photo. */
async function publish(preset: 'gallery' | 'portrait', name: string) {
  const content = await picture(preset, name);
  return Promise.all(
    content.files.map(async (file) => ({
      ...file,
      bytes: await readPhotoFile(file.name, () => Promise.resolve(content)),
    })),
  );
}

test('the width and height of a rotated photo are those of the upright photo', async () => {
  await writePhonePhoto('a.jpg');
  expect(await openOriginal('a.jpg')).toMatchObject({ width: 1600, height: 1000 });
});

test.each([
  { extension: 'avif', format: 'heif', width: 320 },
  { extension: 'jpg', format: 'jpeg', width: 640 },
])(
  'a published $extension has the format and width in its name, and no metadata',
  async (expected) => {
    await writePhonePhoto('a.jpg');
    const files = await publish('portrait', 'a.jpg');
    const file = files.find((one) => one.format === expected.extension);
    const { extension, format, width } = expected;
    expect(file?.name).toMatch(new RegExp(`^[\\da-f]{8}-${width}\\.${extension}$`));
    const metadata = await sharp(file?.bytes).metadata();
    expect(metadata).toMatchObject({ format, width, height: width * 1.25 });
    for (const kind of ['exif', 'icc', 'xmp', 'iptc'] as const) {
      expect(metadata[kind]).toBeUndefined();
    }
    expect(metadata.orientation ?? UPRIGHT).toBe(UPRIGHT);
  },
);

test.each([
  ['a wide photo', 2400, 1600, '96% 50%', { left: 597, top: 0, width: 1778, height: 1600 }],
  [
    'a wide photo without a focus',
    2400,
    1600,
    undefined,
    { left: 311, top: 0, width: 1778, height: 1600 },
  ],
  ['an upright photo', 1200, 1600, undefined, { left: 0, top: 0, width: 1200, height: 1600 }],
  [
    'a tall photo without a focus',
    1000,
    3000,
    undefined,
    { left: 0, top: 500, width: 1000, height: 1333 },
  ],
  ['a tall photo', 1000, 3000, '50% 25%', { left: 0, top: 417, width: 1000, height: 1333 }],
])(
  'the hero’s crop of %s is as large as possible and positioned by the focus',
  async (_, width, height, focus, crop) => {
    await writePhoto('a.jpg', width, height);
    expect((await picture('hero', 'a.jpg', focus)).files[0]).toMatchObject({ crop });
  },
);

// The gallery's stylesheet crops its photos.
test.each([
  ['an upright photo without a focus', '50% 30%', 1200, 1600, undefined],
  ['an upright photo with a focus', '40% 60%', 1200, 1600, '40% 60%'],
  ['a square photo without a focus', undefined, 1200, 1200, undefined],
])('the gallery crops %s around %s', async (_, expected, width, height, focus) => {
  await writePhoto('a.jpg', width, height);
  expect(await picture('gallery', 'a.jpg', focus)).toMatchObject({ focus: expected });
});

test('a published photo’s name comes from what it shows, not from its file’s name', async () => {
  const listNames = async (name: string) => {
    const { files } = await picture('gallery', name);
    return files.map((file) => file.name);
  };
  await writePhoto('publicidade.jpg', 1600, 1200); // Ad blockers would hide this name.
  const before = await listNames('publicidade.jpg');
  expect(before).toEqual(expect.arrayContaining([expect.stringMatching(/^[\da-f]{8}-480\.avif$/)]));
  await writePhoto('💈.jpg', 1600, 1200);
  expect(await listNames('💈.jpg')).toEqual(before);
  await writePhoto('publicidade.jpg', 1600, 1300);
  for (const name of await listNames('publicidade.jpg')) {
    expect(before).not.toContain(name);
  }
});

test('a published photo is encoded once, then read from the cache', async () => {
  await writePhoto('a.jpg', 320, 400);
  const [file] = await publish('portrait', 'a.jpg');
  const name = file?.name ?? '';
  const cached = path.join(folder, '.cache/photos', name);
  const { mtimeMs } = statSync(cached);
  const failToLoad = () => Promise.reject(new Error('The content was loaded.'));
  expect(await readPhotoFile(name, failToLoad)).toEqual(file?.bytes);
  expect(statSync(cached).mtimeMs).toBe(mtimeMs);
});

test.each(['constructor', 'a.jpg', '../../content/photos/a.jpg'])(
  'in next dev, %s isn’t served as a photo',
  async (name) => {
    await writePhoto('a.jpg', 60, 40);
    const content = await picture('gallery', 'a.jpg');
    expect(await readPhotoFile(name, () => Promise.resolve(content))).toBeUndefined();
  },
);

test('the transparent background of a drawing becomes white', async () => {
  const xmlns = 'http://www.w3.org/2000/svg';
  const svg = `<svg xmlns="${xmlns}" viewBox="0 0 99 99"><circle r="30" fill="#8a2615"/></svg>`;
  writeInPhotos('b.webp', await sharp(Buffer.from(svg)).webp().toBuffer());
  const files = await publish('gallery', 'b.webp');
  expect(files.length).toBeGreaterThan(0);
  for (const { bytes } of files) {
    const pixels = await sharp(bytes).raw().toBuffer();
    expect(pixels.at(-1)).toBeGreaterThan(250);
  }
});

test.each([
  ['odd bytes in its scan, as from Samsung phones,', 40, breakScan],
  ['a height of 20,000 px', 20_000, (jpeg: Buffer) => jpeg],
])('a photo with %s is published', async (_, height, change) => {
  writeInPhotos('a.jpg', change(await drawPhoto(60, height).toBuffer()));
  expect(await publish('gallery', 'a.jpg')).toHaveLength(2);
});

/** Damages two bytes of a JPEG's compressed pixels. Sharp warns about them, but can still decode the photo. */
function breakScan(jpeg: Buffer): Buffer {
  const startOfScan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  return jpeg.fill(0, startOfScan + 11, startOfScan + 13);
}

test('a large photo is published in all widths of its preset, and a small one is never enlarged', async () => {
  await writePhoto('large.jpg', 2600, 2000);
  const large = await picture('gallery', 'large.jpg');
  expect(large).toMatchObject({ alt: 'Uma cadeira', width: 2400, height: 1846, focus: undefined });
  expect(listWidths(large.srcSet)).toEqual([480, 800, 1200, 1600, 2400]);
  expect(large.src).toMatch(/^\/fotos\/[\da-f]{8}-1200\.jpg$/);
  await writePhoto('small.jpg', 700, 500);
  const small = await picture('gallery', 'small.jpg');
  expect(listWidths(small.srcSet)).toEqual([480, 700]);
  expect(small.src).toMatch(/-700\.jpg$/);
});
