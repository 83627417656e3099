import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { bySite, readAttributes, type Site } from './sites';

/** A published image, and the size that a page or the manifest says it has, such as `48x48`. */
type Claim = { url: string; size: string };

function readMetadata(site: Site, url: string) {
  return sharp(path.join(site.folder, url.replace(site.basePath, ''))).metadata();
}

async function listWrongClaims(site: Site, claims: readonly Claim[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { url, size } of claims) {
    const { width, height } = await readMetadata(site, url);
    if (`${width}x${height}` !== size) {
      wrong.push(`${url} is ${width}x${height}, not ${size}.`);
    }
  }
  return wrong;
}

describe.each(bySite)('%s', (_, site) => {
  test('every icon that the manifest names has the size that it states', async () => {
    const { icons } = JSON.parse(site.read('manifest.webmanifest'));
    const claims: Claim[] = icons.map((icon: { src: string; sizes: string }) => {
      return { url: icon.src, size: icon.sizes };
    });
    expect(claims.length).toBeGreaterThan(1);
    expect(await listWrongClaims(site, claims)).toEqual([]);
  });

  test('every icon that a page links has the size that it states, and a touch icon 180 px', async () => {
    const claims = site.pages.flatMap(({ document }) => {
      const icons = document.querySelectorAll('link[rel=icon][sizes], link[rel=apple-touch-icon]');
      return [...icons].map((icon) => ({
        url: `${icon.getAttribute('href')}`,
        // An iPhone shows its touch icon at 60 px, with three device pixels for each.
        size: icon.getAttribute('sizes') ?? '180x180',
      }));
    });
    expect(claims).toHaveLength(2 * site.pages.length);
    expect(await listWrongClaims(site, claims)).toEqual([]);
  });

  test('every photo file is as wide as its srcset says', async () => {
    const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
      site.pages.flatMap((page) => readAttributes(page, '*', name)),
    );
    const candidates = [...new Set(sets.flatMap((set) => set.split(',')))];
    expect(candidates).not.toEqual([]);
    const wrong: string[] = [];
    for (const candidate of candidates) {
      const [url = '', statedWidth] = candidate.split(' ');
      const { width } = await readMetadata(site, url);
      if (`${width}w` !== statedWidth) {
        wrong.push(`${url} is ${width} px wide, not ${statedWidth}.`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every photo’s box has the proportions of its JPEG', async () => {
    const photos = [...site.home.querySelectorAll('img[src*="/fotos/"]')];
    expect(photos).not.toEqual([]); // Every shop has a photo in its hero.
    for (const photo of photos) {
      const url = `${photo.getAttribute('src')}`;
      const { width, height } = await readMetadata(site, url);
      const ratio = Number(photo.getAttribute('width')) / Number(photo.getAttribute('height'));
      // A JPEG's height is rounded to whole pixels.
      expect({ url, ratio }).toEqual({ url, ratio: expect.closeTo(width / height, 1) });
    }
  });

  test('the share picture is a PNG of 1200 × 630 px, smaller than 80 kB', async () => {
    const metadata = await readMetadata(site, '/og.png');
    expect(metadata).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(statSync(path.join(site.folder, 'og.png')).size).toBeLessThan(80_000);
  });
});
