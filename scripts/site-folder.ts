import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** File contents by path inside `out/`, with `/` on every system. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/**
 * Reads every file of a folder. Skips symbolic links, which may lead anywhere; `readdirSync` with
 * `recursive` follows them from Node 26 on.
 */
export function readSite(folder: string, inside = ''): SiteFiles {
  const entries = readdirSync(path.join(folder, inside), { withFileTypes: true });
  const files = entries.flatMap((entry): [file: string, content: Buffer][] => {
    const file = path.posix.join(inside, entry.name);
    if (entry.isDirectory()) {
      return [...readSite(folder, file)];
    }
    return entry.isFile() ? [[file, readFileSync(path.join(folder, file))]] : [];
  });
  return new Map(files);
}

export async function writeSite(folder: string, site: SiteFiles) {
  for (const [file, content] of site) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content, { flush: true }); // On disk before the folder is moved.
  }
}

/** Replaces a folder: writes the site beside it, and moves it into place when complete. */
export async function replaceSite(folder: string, site: SiteFiles) {
  const written = `${folder}.novo`;
  await rm(written, { recursive: true, force: true });
  await writeSite(written, site);
  await rm(folder, { recursive: true, force: true });
  await rename(written, folder);
}
