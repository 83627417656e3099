import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openImage } from '../model/photos/original';
import { PHOTO_CACHE, type Recipe, readRecipe, writeWhole } from '../model/photos/recipes';
import { basePath } from '../model/shop/site-url';

/** @file Makes the photo files of a site from the recipes that its pages have recorded, and keeps them for the next build. */

/** A page that shows a photo which no component built with `buildPicture`. The photo would be a 404. */
export class UnknownPhotoError extends Error {}

/** Matches a photo of this site in an attribute of a page, and captures its name: `/fotos/1f0c9a24-800.avif`. */
const PHOTO_PATH = new RegExp(`(?<=[",])${basePath}/fotos/([\\w.-]+)`, 'g');
/** Matches the absolute URL of a photo, as in the JSON-LD. Links to other sites may have a folder `fotos`, too. */
const PHOTO_URL = /https:\/\/[^"\s]*\/fotos\/([\da-f]{8}-\d+\.\w+)/g;

/** Makes every photo that the pages show. Throws an `UnknownPhotoError` that names a photo without a recipe and its page. */
export async function makePhotoFiles(
  pages: ReadonlyMap<string, string>,
): Promise<Map<string, Buffer>> {
  const photos = new Map<string, Buffer>();
  for (const [page, html] of pages) {
    const matches = [...html.matchAll(PHOTO_PATH), ...html.matchAll(PHOTO_URL)];
    const names = new Set(matches.map(([, name = '']) => name));
    for (const name of names) {
      const bytes = photos.get(name) ?? (await readPhotoFile(name));
      if (!bytes) {
        throw new UnknownPhotoError(
          `A página ${page} mostra /fotos/${name}, uma foto que nenhum componente montou: use buildPicture e <Photo>.`,
        );
      }
      photos.set(name, bytes);
    }
  }
  return new Map([...photos].map(([name, bytes]) => [`fotos/${name}`, bytes]));
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
  const cached = path.resolve(PHOTO_CACHE, name);
  if (existsSync(cached)) {
    return readFileSync(cached);
  }
  const bytes = await encode(recipe);
  writeWhole(cached, bytes);
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
const SITES = path.join(PHOTO_CACHE, 'sites.json');

/** Deletes from the cache what no site that this checkout has built still uses. */
export function dropUnusedPhotos(siteFolder: string): void {
  const earlier: string[] = existsSync(SITES) ? JSON.parse(readFileSync(SITES, 'utf8')) : [];
  const folders = [...new Set([...earlier, path.resolve(siteFolder)])].filter(existsSync);
  const used = new Set(folders.flatMap(listPhotos));
  for (const file of readdirSync(PHOTO_CACHE)) {
    if (!used.has(file.replace(/\.json$/, ''))) {
      rmSync(path.join(PHOTO_CACHE, file), { force: true });
    }
  }
  writeWhole(path.resolve(SITES), JSON.stringify(folders));
}

function listPhotos(siteFolder: string): string[] {
  const folder = path.join(siteFolder, 'fotos');
  return existsSync(folder) ? readdirSync(folder) : [];
}
