import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { dropUnusedPhotos, makePhotoFiles, readPhotoFile } from '@/build/photo-files';
import { explainUnusablePhoto, openOriginal } from '@/model/photos/original';
import { buildPicture, listPhotoFiles, type PhotoFile } from '@/model/photos/pictures';

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

function firstOf<File extends PhotoFile>(files: readonly File[]): File {
  const [file] = files;
  if (!file) {
    throw new Error('Expected at least one photo file.');
  }
  return file;
}

/** Reads the widths in a `srcset`, such as 480 and 800 in `a.avif 480w,b.avif 800w`. */
function listWidths(srcSet: string): number[] {
  return srcSet.split(',').map((candidate) => {
    const [, width = ''] = candidate.split(' ');
    return Number.parseInt(width, 10);
  });
}

/** Shows the photo on a page first, because a build only makes the files of photos that a page shows. */
async function publish(photo: Parameters<typeof buildPicture>[0]) {
  await buildPicture(photo);
  const files = await listPhotoFiles(photo);
  return Promise.all(
    files.map(async (file) => ({ ...file, bytes: await readPhotoFile(file.name) })),
  );
}

test('the width and height of a rotated photo are those of the upright photo', async () => {
  await writePhonePhoto('a.jpg');
  expect(await openOriginal('a.jpg')).toMatchObject({ width: 1600, height: 1000 });
});

test.each(['avif', 'jpg'] as const)(
  'a published %s has the format and width in its name',
  async (format) => {
    await writePhonePhoto('a.jpg');
    const files = await publish({ src: 'a.jpg', preset: 'portrait', alt: '' });
    const file = firstOf(files.filter((one) => one.format === format));
    const width = { avif: 320, jpg: 640 }[format];
    expect(file.name).toMatch(new RegExp(`^[\\da-f]{8}-${width}\\.${format}$`));
    const metadata = await sharp(file.bytes).metadata();
    expect(metadata).toMatchObject({ width, height: width * 1.25 });
    expect(metadata.format).toBe({ avif: 'heif', jpg: 'jpeg' }[format]);
  },
);

test.each(['avif', 'jpg'] as const)('a published %s doesn’t contain metadata', async (format) => {
  await writePhonePhoto('a.jpg');
  const files = await publish({ src: 'a.jpg', preset: 'portrait', alt: '' });
  const file = firstOf(files.filter((one) => one.format === format));
  const metadata = await sharp(file.bytes).metadata();
  const { exif, icc, xmp, iptc } = metadata;
  expect({ exif, icc, xmp, iptc }).toEqual({});
  expect(metadata.orientation ?? 1).toBe(1);
});

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
  ['a tall photo', 1000, 3000, '50% 25%', { left: 0, top: 417, width: 1000, height: 1333 }],
])(
  'the hero’s crop of %s is as large as possible and positioned by the focus',
  async (_, width, height, focus, region) => {
    await writePhoto('a.jpg', width, height);
    const file = firstOf(await listPhotoFiles({ src: 'a.jpg', focus, preset: 'hero' }));
    expect(file.region).toEqual(region);
  },
);

test.each(['publicidade.jpg', 'banner-ad.jpg', '💈.jpg', `${'Poste '.repeat(40)}.jpg`])(
  'the published file name for %s drops the original name, which ad blockers or servers may reject',
  async (src) => {
    await writePhoto(src, 320, 400);
    for (const { name } of await listPhotoFiles({ src, preset: 'portrait' })) {
      expect(name).toMatch(/^[\da-f]{8}-320\.(avif|jpg)$/);
    }
  },
);

test('a published photo’s name changes only if the photo does', async () => {
  const listNames = async () => {
    const files = await listPhotoFiles({ src: 'a.jpg', preset: 'gallery' });
    return files.map(({ name }) => name);
  };
  await writePhoto('a.jpg', 1600, 1200);
  const before = await listNames();
  expect(before).toHaveLength(5);
  expect(await listNames()).toEqual(before);
  await writePhoto('a.jpg', 1600, 1300);
  for (const name of await listNames()) {
    expect(before).not.toContain(name);
  }
});

test('a published photo is encoded once, then read from the cache', async () => {
  await writePhoto('a.jpg', 320, 400);
  const file = firstOf(await publish({ src: 'a.jpg', preset: 'portrait', alt: '' }));
  const cached = path.join(folder, '.cache/photos', file.name);
  const { mtimeMs } = statSync(cached);
  expect(await readPhotoFile(file.name)).toEqual(file.bytes);
  expect(statSync(cached).mtimeMs).toBe(mtimeMs);
});

test.each([
  { shade: 'dark', fill: '#8a2615', background: 'white', blueOfBackground: 255 },
  { shade: 'light', fill: '#e3b455', background: 'black', blueOfBackground: 0 },
])(
  'the transparent background of a $shade drawing becomes $background',
  async ({ fill, blueOfBackground }) => {
    const xmlns = 'http://www.w3.org/2000/svg';
    const svg = `<svg xmlns="${xmlns}" viewBox="0 0 99 99"><circle r="30" fill="${fill}"/></svg>`;
    writeInPhotos('b.webp', await sharp(Buffer.from(svg)).webp().toBuffer());
    const files = await publish({ src: 'b.webp', preset: 'gallery', alt: '' });
    expect(files.length).toBeGreaterThan(0);
    for (const { bytes } of files) {
      const pixels = await sharp(bytes).raw().toBuffer();
      const blueOfLastPixel = pixels.at(-1) ?? NaN;
      expect(Math.abs(blueOfLastPixel - blueOfBackground)).toBeLessThan(5);
    }
  },
);

test.each([
  ['odd bytes in its scan, as from Samsung phones,', 40, breakScan],
  ['a height of 20,000 px', 20_000, (jpeg: Buffer) => jpeg],
])('a photo with %s is published', async (_, height, change) => {
  writeInPhotos('a.jpg', change(await drawPhoto(60, height).toBuffer()));
  expect(await explainUnusablePhoto('a.jpg')).toBeUndefined();
  expect(await publish({ src: 'a.jpg', preset: 'gallery', alt: '' })).toHaveLength(2);
});

test('a truncated photo is rejected', async () => {
  const jpeg = await drawPhoto(60, 40).toBuffer();
  writeInPhotos('a.jpg', jpeg.subarray(0, -2));
  expect(await explainUnusablePhoto('a.jpg')).toContain('não abre');
});

/** Damages two bytes of a JPEG's compressed pixels. Sharp warns about them, but can still decode the photo. */
function breakScan(jpeg: Buffer): Buffer {
  const startOfScan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  return jpeg.fill(0, startOfScan + 11, startOfScan + 13);
}

test.each([
  ['the wrong case', 'img_1234.jpg'],
  ['the wrong extension', 'IMG_1234.jpeg'],
  ['no extension', 'IMG_1234'],
  ['its folder before it', 'photos/IMG_1234.JPG'],
  ['its whole path before it', 'content/photos/img_1234'],
  ['the wrong folder before it', 'fotos/IMG_1234.JPG'],
  ['a typing mistake', 'IMG_1324.JPG'],
])('the right name is suggested for a photo name with %s', async (_, src) => {
  await writePhoto('IMG_1234.JPG', 60, 40);
  await writePhoto('poste.jpg', 60, 40);
  expect(await explainUnusablePhoto(src)).toBe('você quis dizer “IMG_1234.JPG”?');
});

describe('building a site', () => {
  const site = (html: string) => new Map([['index.html', Buffer.from(html)]]);

  test('a site publishes every photo on its pages and in their structured data', async () => {
    await writePhoto('a.jpg', 60, 40);
    const { src, srcSet } = await buildPicture({ src: 'a.jpg', preset: 'gallery', alt: '' });
    const json = `<script>["https://a.com/b${src}"]</script>`;
    const photos = await makePhotoFiles(site(`<source srcset="${srcSet}">${json}`));
    expect([...photos.keys()]).toEqual([
      expect.stringMatching(/^fotos\/[\da-f]{8}-60\.avif$/),
      expect.stringMatching(/^fotos\/[\da-f]{8}-60\.jpg$/),
    ]);
  });

  test('a build fails if a page shows a photo without a recipe', async () => {
    await expect(makePhotoFiles(site('<img src="/fotos/poste.jpg">'))).rejects.toThrow(
      'A página index.html mostra /fotos/poste.jpg',
    );
  });

  test('a site may link to another site’s photos', async () => {
    const photos = await makePhotoFiles(site('<a href="https://a.com/fotos/1">/fotos/2</a>'));
    expect([...photos.keys()]).toEqual([]);
  });

  test('a build deletes cached photos that no site in this checkout uses', async () => {
    await writePhoto('a.jpg', 60, 40);
    await writePhoto('b.jpg', 80, 40);
    await writePhoto('c.jpg', 90, 40);
    const cache = path.join(folder, '.cache/photos');
    async function build(out: string, src: string) {
      const files = await publish({ src, preset: 'gallery', alt: '' });
      rmSync(path.join(folder, out), { recursive: true, force: true });
      mkdirSync(path.join(folder, out, 'fotos'), { recursive: true });
      for (const { name, bytes = '' } of files) {
        writeFileSync(path.join(folder, out, 'fotos', name), bytes);
      }
      dropUnusedPhotos(path.join(folder, out));
      return files.flatMap(({ name }) => [name, `${name}.json`]);
    }
    await build('out', 'a.jpg');
    const other = await build('other', 'b.jpg');
    const current = await build('out', 'c.jpg');
    expect(readdirSync(cache).sort()).toEqual([...other, ...current, 'sites.json'].sort());
    rmSync(path.join(folder, 'other'), { recursive: true });
    await build('out', 'c.jpg');
    expect(readdirSync(cache).sort()).toEqual([...current, 'sites.json'].sort());
  });
});

test('a missing photo is rejected even if the photos folder is missing, too', async () => {
  rmSync(path.join(folder, 'content/photos'), { recursive: true });
  expect(await explainUnusablePhoto('a.jpg')).toMatch('ponha a foto na pasta content/photos');
});

test('a small photo is never enlarged', async () => {
  await writePhoto('a.jpg', 700, 500);
  const { srcSet, src, width } = await buildPicture({ src: 'a.jpg', alt: '', preset: 'gallery' });
  expect(width).toBe(700);
  expect(listWidths(srcSet)).toEqual([480, 700]);
  expect(src).toMatch(/-700\.jpg$/);
});

test('a picture has every width, a JPEG, the average colour, and its largest file’s size', async () => {
  await writePhoto('a.jpg', 2600, 2000);
  const whole = await buildPicture({ src: 'a.jpg', alt: 'Uma cadeira', preset: 'gallery' });
  expect(whole).toMatchObject({ alt: 'Uma cadeira', width: 2400, height: 1846 });
  expect(whole.color).toMatch(/^#(7f|8[01])(3f|4[01])(1f|2[01])$/);
  expect(whole.focus).toBeUndefined();
  expect(listWidths(whole.srcSet)).toEqual([480, 800, 1200, 1600, 2400]);
  expect(whole.src).toMatch(/^\/fotos\/[\da-f]{8}-1200\.jpg$/);
});

test('a picture is cropped around its focus', async () => {
  await writePhoto('a.jpg', 2600, 2000);
  const photo = { src: 'a.jpg', focus: '0% 100%', preset: 'portrait' } as const;
  const file = firstOf(await listPhotoFiles(photo));
  expect(file.region).toMatchObject({ left: 0 });
  const picture = await buildPicture({ ...photo, alt: '' });
  expect(picture).toMatchObject({ focus: photo.focus, width: 960, height: 1200 });
  expect(picture.srcSet).toContain(file.name);
});
