import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFiles } from './find-reachable';

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
    await writeFile(target, content);
  }
}

/** Puts a site in the place of a folder: it is written aside and moved in when it is complete. */
export async function replaceSite(folder: string, site: SiteFiles) {
  const written = `${folder}.novo`;
  const former = `${folder}.antigo`;
  await rm(written, { recursive: true, force: true });
  await rm(former, { recursive: true, force: true });
  await writeSite(written, site);
  await rename(folder, former);
  await rename(written, folder);
  await rm(former, { recursive: true });
}
