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

/** Replaces a folder: the new one is complete beside it before it takes its place. */
export async function replaceSite(folder: string, site: SiteFiles) {
  const written = `${folder}.novo`;
  await rm(written, { recursive: true, force: true });
  for (const [file, content] of site) {
    const target = path.join(written, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(written, folder);
}
