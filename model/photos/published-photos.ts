import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BACKGROUND, openImage } from './original';
import { ENCODERS, findPictures, type PictureFile } from './pictures';

/** You can delete this folder at any time. */
const CACHE = '.cache/photos';

/** The keys are the names of the published files, such as `1f0c9a24-800.avif`. */
export function listPublishedFiles(content: object): Map<string, PictureFile> {
  const files = findPictures(content).flatMap((picture) => [
    ...picture.files,
    ...picture.searchFiles,
  ]);
  return new Map(files.map((file) => [file.name, file]));
}

/**
 * Reads a photo file from `.cache/photos/`, or encodes it if that hasn't been done before. The name contains a hash of
 * the photo, its crop and the encoders' settings, so a cached file never shows anything else. Returns undefined if the
 * content has no such photo.
 */
export async function readPhotoFile(
  name: string,
  loadContent: () => Promise<object>,
): Promise<Buffer | undefined> {
  const cached = path.join(process.cwd(), CACHE, path.basename(name));
  if (existsSync(cached)) {
    return readFileSync(cached);
  }
  const files = listPublishedFiles(await loadContent());
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
function encode({ original, crop, width, format }: PictureFile): Promise<Buffer> {
  return openImage(readFileSync(original.file))
    .autoOrient()
    .extract(crop)
    .resize(width)
    .flatten({ background: BACKGROUND })
    .toFormat(format === 'jpg' ? 'jpeg' : format, ENCODERS[format])
    .toBuffer();
}
