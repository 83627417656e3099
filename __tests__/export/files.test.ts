import path from 'node:path';
import sharp from 'sharp';
import { readAttributes, type Site } from './open-site';
import { bySite, contentSite } from './sites';

const IMAGE_OR_FONT = /\.(avif|jpg|png|woff2)$/;

/** Hosts and browsers look for these files by name, so nothing has to link to them. */
const REQUESTED_BY_NAME =
  /^(404\.html|_headers|\.htaccess|_redirects|\.nojekyll|robots\.txt|favicon\.ico)$/;

/** `url` may be absolute, or a path that begins with the site's base path. */
async function measure(site: Site, url: string): Promise<{ width: number; height: number }> {
  const { pathname } = new URL(url, site.absoluteUrl('/'));
  const { width, height } = await sharp(
    path.join(site.folder, pathname.slice(site.basePath.length)),
  ).metadata();
  return { width, height };
}

describe.each(bySite)('%s', (_, site) => {
  test('every published file is a page, or is named in another file', () => {
    const textFiles = site.files.filter((file) => !IMAGE_OR_FONT.test(file));
    const texts = new Map(textFiles.map((file) => [file, site.read(file)]));
    const isNamed = (file: string) =>
      textFiles.some((other) => other !== file && texts.get(other)?.includes(path.basename(file)));
    const pages = site.pages.map(({ file }) => file);
    const unnamed = site.ourFiles.filter(
      (file) => !REQUESTED_BY_NAME.test(file) && !pages.includes(file) && !isNamed(file),
    );
    expect(unnamed).toEqual([]);
  });

  // Hosts would prefer the folder.
  test('no folder is named like a page', () => {
    const folders = site.pages.map(({ file }) => file.replace(/\.html$/, '/'));
    const isInFolder = (file: string) => folders.some((folder) => file.startsWith(folder));
    expect(site.ourFiles.filter(isInFolder)).toEqual([]);
  });

  test('_headers lets browsers cache every file with a hash in its name', () => {
    // Cloudflare reads at most 100 rules. The first one is for all responses.
    const [, ...patterns] = site.read('_headers').match(/^\/.*$/gm) ?? [];
    const prefixes = patterns.map((one) => one.slice(site.basePath.length + 1).replace(/\*$/, ''));
    const isCached = (file: string) => prefixes.some((prefix) => file.startsWith(prefix));
    const hashed = site.ourFiles.filter((file) => /^(fotos|_next)\//.test(file));
    expect(hashed).not.toEqual([]);
    expect(site.files.filter(isCached)).toEqual(hashed);
    expect(patterns.length).toBeLessThan(100);
  });

  test('every photo has the width in its srcset, and the proportions of its box', async () => {
    const { home } = site;
    const sets = readAttributes({ document: home }, 'source', 'srcset').join(',').split(',');
    expect(sets).not.toEqual([]);
    for (const candidate of sets) {
      const [url = ''] = candidate.split(' '); // For example `/fotos/ab59d3ff-480.avif 480w`.
      const { width } = await measure(site, url);
      expect(candidate).toBe(`${url} ${width}w`);
    }
    for (const photo of home.querySelectorAll('picture img')) {
      const url = `${photo.getAttribute('src')}`;
      const { width, height } = await measure(site, url);
      const heightOfBox =
        (width / Number(photo.getAttribute('width'))) * Number(photo.getAttribute('height'));
      // Both heights are rounded to whole pixels.
      const pixelsOff = Math.floor(Math.abs(height - heightOfBox));
      expect({ url, pixelsOff }).toEqual({ url, pixelsOff: 0 });
    }
  });

  test('the JSON-LD names photos that are published', () => {
    const data = site.home.querySelector('[type="application/ld+json"]');
    const { image } = JSON.parse(`${data?.textContent}`);
    expect(image.length).toBeGreaterThan(2);
    for (const url of image) {
      expect(site.files.map((file) => site.absoluteUrl(`/${file}`))).toContain(url);
    }
  });

  test('every icon is as large as the manifest or the page says', async () => {
    const { icons } = JSON.parse(site.read('manifest.webmanifest'));
    const links = [
      ...site.home.querySelectorAll('link[rel=icon][sizes], link[rel=apple-touch-icon]'),
    ];
    const stated = [
      ...icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes]),
      // An iPhone shows its touch icon at 60 px, with three device pixels for each.
      ...links.map((link) => [link.getAttribute('href'), link.getAttribute('sizes') ?? '180x180']),
    ];
    expect(stated).toHaveLength(5);
    for (const [url, size] of stated) {
      const { width, height } = await measure(site, url);
      expect({ url, size: `${width}x${height}` }).toEqual({ url, size });
    }
  });

  test('the share picture is 1200 × 630 px in size, and smaller than 80 kB', async () => {
    expect(await measure(site, site.absoluteUrl('/og.png'))).toEqual({ width: 1200, height: 630 });
    expect(site.sizeOf('og.png')).toBeLessThan(80_000);
  });
});

test('only the fixture shop has the page that tries React', () => {
  expect(contentSite.files).not.toContain('react.html');
});
