import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @file How a page tells the post-build step, which runs in another process, what the photos that it shows are made of. */

/** Everything from which a photo file is made. */
export type Recipe = {
  /** The absolute path of the original. */
  file: string;
  /** The part of the original that the file shows, in pixels. */
  region: { left: number; top: number; width: number; height: number };
  /** The width of the file in pixels. */
  width: number;
  /** The colour behind transparent pixels. */
  background: string;
  format: 'avif' | 'jpg';
  /** Options of sharp's encoder. */
  options: object;
};

/** Where recipes are kept, and the encoded photos beside them. The folder may be deleted at any time. */
export const photoCache = () => path.join(process.cwd(), '.cache/photos');

const recipePathOf = (name: string) => path.join(photoCache(), `${name}.json`);

/** @param name the name of the photo file */
export function writeRecipe(name: string, recipe: Recipe): void {
  writeWhole(recipePathOf(name), JSON.stringify(recipe));
}

/** Undefined if no page has shown the photo since the cache was last emptied. */
export function readRecipe(name: string): Recipe | undefined {
  try {
    return JSON.parse(readFileSync(recipePathOf(name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a file in one step: renaming is atomic, so no other process can read half of it. */
export function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
