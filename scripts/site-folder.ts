import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

/**
 * Replaces a folder, so that a crash at any moment loses no site: the new one is written beside the
 * old one, which is deleted only when the new one is in place. After a crash between the two moves,
 * the next call puts the old one back first.
 */
export async function replaceSite(folder: string, site: SiteFiles) {
  const [written, former] = [`${folder}.novo`, `${folder}.velho`];
  if (existsSync(former) && !existsSync(folder)) {
    await rename(former, folder);
  }
  for (const leftover of [written, former]) {
    await rm(leftover, { recursive: true, force: true });
  }
  await writeSite(written, site);
  if (existsSync(folder)) {
    await rename(folder, former);
  }
  await rename(written, folder);
  await rm(former, { recursive: true, force: true });
}
