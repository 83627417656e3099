import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openImage } from '../model/photos/original';
import { photoCache, type Recipe, readRecipe, writeAtomically } from '../model/photos/recipes';
import { basePath } from '../model/shop/site-url';
import type { SiteFiles } from './site-folder';

/**
 * @file Makes a site's photo files, and caches them for the next build. Rendering a page doesn't encode its photos. It
 * only notes how to make each file, in a recipe: the original, the crop, the width and the format.
 */

/** Thrown if a page shows a photo that wasn't built with `buildPicture`. Its URL would lead to a 404. */
export class UnknownPhotoError extends Error {}

/** Matches a photo's path in an attribute, such as `/fotos/1f0c9a24-800.avif`, and captures the file name. */
const PHOTO_PATH = new RegExp(`(?<=[",])${basePath}/fotos/([\\w.-]+)`, 'g');
/**
 * Matches a photo's absolute URL, as in the JSON-LD, and captures the file name. The name has to look like one of ours,
 * because other sites may have a `fotos` folder, too.
 */
const PHOTO_URL = /https:\/\/[^"\s]*\/fotos\/([\da-f]{8}-\d+\.\w+)/g;

/** For example `1f0c9a24-800.avif` → `index.html`, which is one of the pages that show this photo. */
export function findPhotos(site: SiteFiles): Map<string, string> {
  const photos = new Map<string, string>();
  const pages = [...site].filter(([file]) => file.endsWith('.html'));
  for (const [page, bytes] of pages) {
    const html = bytes.toString();
    const matches = [...html.matchAll(PHOTO_PATH), ...html.matchAll(PHOTO_URL)];
    for (const [, name = ''] of matches) {
      photos.set(name, page);
    }
  }
  return photos;
}

/** Throws an `UnknownPhotoError` if a page shows a photo without a recipe. */
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
 * Returns undefined if no page has shown the photo. The cache is never stale, because a file's name contains a hash of
 * everything that determines its bytes.
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

/** Encoding removes the photo's location, camera and thumbnail, because sharp drops all metadata by default. */
function encode({ file, region, width, background, format, options }: Recipe): Promise<Buffer> {
  return openImage(readFileSync(file))
    .autoOrient()
    .extract(region)
    .resize(width)
    .flatten({ background })
    .toFormat(format === 'jpg' ? 'jpeg' : format, options)
    .toBuffer();
}

/** Lists this checkout's output folders. All of them share one photo cache, even if they're different shops' sites. */
const siteFoldersFile = () => path.join(photoCache(), 'sites.json');

/** Deletes cached photos and recipes that none of this checkout's sites uses any more. */
export function dropUnusedPhotos(siteFolder: string): void {
  const knownFolders = new Set([...readSiteFolders(), path.resolve(siteFolder)]);
  const folders = [...knownFolders].filter((folder) => existsSync(folder));
  const usedPhotos = new Set(folders.flatMap(listPhotos));
  for (const file of readdirSync(photoCache())) {
    const photo = file.replace(/\.json$/, ''); // A photo's recipe is a JSON file.
    if (!usedPhotos.has(photo)) {
      rmSync(path.join(photoCache(), file), { force: true });
    }
  }
  writeAtomically(siteFoldersFile(), JSON.stringify(folders));
}

function readSiteFolders(): string[] {
  const file = siteFoldersFile();
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function listPhotos(siteFolder: string): string[] {
  const folder = path.join(siteFolder, 'fotos');
  return existsSync(folder) ? readdirSync(folder) : [];
}
