import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openImage } from '../model/photos/original';
import { photoCache, type Recipe, readRecipe, writeAtomically } from '../model/photos/recipes';
import { basePath } from '../model/shop/site-url';
import type { SiteFiles } from './site-folder';

/** @file Makes the photo files of a site from the recipes that its pages have recorded, and keeps them for the next build. */

/** A page that shows a photo which no component built with `buildPicture`. The photo would be a 404. */
export class UnknownPhotoError extends Error {}

/** Matches a photo of this site in an attribute of a page, and captures its name: `/fotos/1f0c9a24-800.avif`. */
const PHOTO_PATH = new RegExp(`(?<=[",])${basePath}/fotos/([\\w.-]+)`, 'g');
/** Matches the absolute URL of a photo, as in the JSON-LD. Links to other sites may have a folder `fotos`, too. */
const PHOTO_URL = /https:\/\/[^"\s]*\/fotos\/([\da-f]{8}-\d+\.\w+)/g;

/** The names of the photos that the pages of a site show, each with a page that shows it. */
export function findPhotos(site: SiteFiles): Map<string, string> {
  const photos = new Map<string, string>();
  for (const [file, bytes] of site) {
    const html = file.endsWith('.html') ? bytes.toString() : '';
    for (const [, name = ''] of [...html.matchAll(PHOTO_PATH), ...html.matchAll(PHOTO_URL)]) {
      photos.set(name, file);
    }
  }
  return photos;
}

/**
 * Makes every photo that the pages of a site show. Throws an `UnknownPhotoError` that names a photo without a recipe,
 * and its page.
 */
export async function makePhotoFiles(site: SiteFiles): Promise<Map<string, Buffer>> {
  const photos = new Map<string, Buffer>();
  for (const [name, page] of findPhotos(site)) {
    const bytes = await readPhotoFile(name);
    if (!bytes) {
      throw new UnknownPhotoError(
        `A página ${page} mostra /fotos/${name}, uma foto que nenhum componente montou: use buildPicture e <Photo>.`,
      );
    }
    photos.set(`fotos/${name}`, bytes);
  }
  return photos;
}

/**
 * Reads a photo file from the cache, or encodes it. The cache is never stale: a file's name has a hash of all that
 * determines its bytes. Undefined for a photo that no page has shown.
 */
export async function readPhotoFile(name: string): Promise<Buffer | undefined> {
  const recipe = readRecipe(name);
  if (!recipe) {
    return undefined;
  }
  const cached = path.join(photoCache(), name);
  if (existsSync(cached)) {
    return readFileSync(cached);
  }
  const bytes = await encode(recipe);
  writeAtomically(cached, bytes);
  return bytes;
}

/** Encodes a photo file. Sharp drops all metadata by default: location, camera, thumbnail. */
function encode({ file, region, width, background, format, options }: Recipe): Promise<Buffer> {
  return openImage(readFileSync(file))
    .autoOrient()
    .extract(region)
    .resize(width)
    .flatten({ background })
    .toFormat(format === 'jpg' ? 'jpeg' : format, options)
    .toBuffer();
}

/** The output folders of this checkout's builds, one of which may hold another shop. */
const sitesFile = () => path.join(photoCache(), 'sites.json');

/** Deletes from the cache what no site that this checkout has built still uses. */
export function dropUnusedPhotos(siteFolder: string): void {
  const earlier: string[] = existsSync(sitesFile())
    ? JSON.parse(readFileSync(sitesFile(), 'utf8'))
    : [];
  const folders = [...new Set([...earlier, path.resolve(siteFolder)])].filter(existsSync);
  const used = new Set(folders.flatMap(listPhotos));
  for (const file of readdirSync(photoCache())) {
    if (!used.has(file.replace(/\.json$/, ''))) {
      rmSync(path.join(photoCache(), file), { force: true });
    }
  }
  writeAtomically(sitesFile(), JSON.stringify(folders));
}

function listPhotos(siteFolder: string): string[] {
  const folder = path.join(siteFolder, 'fotos');
  return existsSync(folder) ? readdirSync(folder) : [];
}
