import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Paths inside `out/`, such as `_next/static/chunks/a.js`, and what they hold. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** Every file of a folder by its path in it, with `/` between the parts. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(
      paths.map(
        async (file): Promise<[string, Buffer]> => [
          path.relative(folder, file).split(path.sep).join('/'),
          await readFile(file),
        ],
      ),
    ),
  );
}

export async function writeSite(folder: string, site: SiteFiles) {
  for (const [file, content] of site) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content, { flush: true });
  }
}

/** Puts a site in the place of a folder: it is written aside and moved in when it is complete. */
export async function replaceSite(folder: string, site: SiteFiles) {
  const written = `${folder}.novo`;
  const former = `${folder}.antigo`;
  if (existsSync(former) && !existsSync(folder)) {
    await rename(former, folder); // The power went between the two moves below.
  }
  await rm(written, { recursive: true, force: true });
  await rm(former, { recursive: true, force: true });
  await writeSite(written, site);
  if (existsSync(folder)) {
    await rename(folder, former);
  }
  await rename(written, folder);
  await rm(former, { recursive: true, force: true });
}
