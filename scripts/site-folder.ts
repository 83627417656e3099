import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** File contents by path inside `out/`, with `/` on every system. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** Reads every file of a folder. */
export function readSite(folder: string): SiteFiles {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((file) => statSync(path.join(folder, file)).isFile());
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file))]));
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
