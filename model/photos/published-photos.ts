import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BACKGROUND, openImage } from './original';
import {
  ENCODERS,
  listPhotoFiles,
  type PagePhoto,
  type Photo,
  type PhotoFile,
  type PublishedPhoto,
} from './pictures';

/** You can delete this folder at any time. */
const CACHE = '.cache/photos';

/** What this module needs of the content. */
export type ContentWithPhotos = {
  home: { hero: { photo: Photo } };
  gallery: { photos: readonly Photo[] };
  team: { members: readonly { image?: string | undefined; focus?: string | undefined }[] };
};

/** Add a photo of a new section here. The build stops if a page shows a photo that isn't listed. */
export function listPagePhotos({ home, gallery, team }: ContentWithPhotos): PagePhoto[] {
  const portraits: PagePhoto[] = team.members.flatMap(({ image, focus }) =>
    image ? [{ src: image, focus, preset: 'portrait' }] : [],
  );
  return [
    { ...home.hero.photo, preset: 'hero' },
    ...gallery.photos.map((photo) => ({ ...photo, preset: 'gallery' as const })),
    ...portraits,
  ];
}

/** The photos that the JSON-LD names: three crops of the hero's photo, and the gallery's photos. */
function listSearchPhotos({ home, gallery }: ContentWithPhotos): PublishedPhoto[] {
  const hero = home.hero.photo;
  return [
    { ...hero, preset: 'square' },
    { ...hero, preset: 'classic' },
    { ...hero, preset: 'wide' },
    ...gallery.photos.map((photo) => ({ ...photo, preset: 'gallery' as const })),
  ];
}

/** Returns only the names of JPEGs, because some crawlers can't read AVIF. */
export async function listSearchPhotoNames(content: ContentWithPhotos): Promise<string[]> {
  const files = await listFiles(listSearchPhotos(content));
  const jpgFiles = files.filter(({ format }) => format === 'jpg');
  const names = jpgFiles.map(({ name }) => name);
  return [...new Set(names)]; // The hero's photo may also be in the gallery.
}

/** The keys are the names of the published files, such as `1f0c9a24-800.avif`. */
export async function listPublishedFiles(
  content: ContentWithPhotos,
): Promise<Map<string, PhotoFile>> {
  const files = await listFiles([...listPagePhotos(content), ...listSearchPhotos(content)]);
  return new Map(files.map((file) => [file.name, file]));
}

async function listFiles(photos: readonly PublishedPhoto[]): Promise<PhotoFile[]> {
  const files = await Promise.all(photos.map(listPhotoFiles));
  return files.flat();
}

/**
 * Reads a photo file from `.cache/photos/`, or encodes it if that hasn't been done before. A cached file is never stale,
 * because its name contains a hash of everything that determines its bytes. Returns undefined if the content has no such
 * photo.
 */
export async function readPhotoFile(
  name: string,
  loadContent: () => Promise<ContentWithPhotos>,
): Promise<Buffer | undefined> {
  const cached = path.join(process.cwd(), CACHE, path.basename(name));
  if (existsSync(cached)) {
    return readFileSync(cached);
  }
  const files = await listPublishedFiles(await loadContent());
  const file = files.get(name);
  if (!file) {
    return undefined;
  }
  const bytes = await encode(file);
  mkdirSync(path.dirname(cached), { recursive: true });
  // Renaming is atomic, so no other process can read a half-written file.
  const temporary = `${cached}.${process.pid}.tmp`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, cached);
  return bytes;
}

/** Encoding removes the photo's location, camera and thumbnail, because sharp drops all metadata by default. */
function encode({ original, region, width, format }: PhotoFile): Promise<Buffer> {
  return openImage(readFileSync(original.file))
    .autoOrient()
    .extract(region)
    .resize(width)
    .flatten({ background: BACKGROUND })
    .toFormat(format === 'jpg' ? 'jpeg' : format, ENCODERS[format])
    .toBuffer();
}
