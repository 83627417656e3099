import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Paths inside `out/`, on every system like `_next/static/chunks/a.js`, and what they hold. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** Every file of a folder by its path in it. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const site = files.sort().map(async (file): Promise<[string, Buffer]> => {
    return [path.relative(folder, file).replaceAll('\\', '/'), await readFile(file)];
  });
  return new Map(await Promise.all(site));
}

export async function writeSite(folder: string, site: SiteFiles) {
  for (const [file, content] of site) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content, { flush: true }); // On the disk, before the folder is moved.
  }
}

/** Puts a site in the place of a folder: it is written aside, and moved in when it is complete. */
export async function replaceSite(folder: string, site: SiteFiles) {
  const written = `${folder}.novo`;
  await rm(written, { recursive: true, force: true });
  await writeSite(written, site);
  await rm(folder, { recursive: true, force: true });
  await rename(written, folder);
}
