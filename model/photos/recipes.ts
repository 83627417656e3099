import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @file Recipes tell the post-build step, which runs in another process, how to make the photos on the pages. */

export type Recipe = {
  /** The original's absolute path. */
  file: string;
  /** The part of the original that's shown, in pixels. */
  region: { left: number; top: number; width: number; height: number };
  width: number;
  /** The colour behind transparent pixels. */
  background: string;
  format: 'avif' | 'jpg';
  /** Options for sharp's encoder. */
  options: object;
};

/** Holds recipes and encoded photos. You can delete this folder at any time. */
export const photoCache = () => path.join(process.cwd(), '.cache/photos');

const recipePathOf = (photoName: string) => path.join(photoCache(), `${photoName}.json`);

export function writeRecipe(photoName: string, recipe: Recipe): void {
  writeAtomically(recipePathOf(photoName), JSON.stringify(recipe));
}

/** Returns undefined if no page has shown the photo since the cache was last emptied. */
export function readRecipe(photoName: string): Recipe | undefined {
  try {
    return JSON.parse(readFileSync(recipePathOf(photoName), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Renaming is atomic, so no other process can read a half-written file. */
export function writeAtomically(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
