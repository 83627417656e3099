import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Maps each file's path in the site to its content. Paths have `/`, even on Windows. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

export function readSite(folder: string): SiteFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const site = new Map<string, Buffer>();
  for (const name of names) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) {
      site.set(name.replaceAll(path.sep, '/'), readFileSync(file));
    }
  }
  return site;
}

/** Replaces the folder, so nothing of an earlier build is published again. */
export function writeSite(folder: string, site: SiteFiles) {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of site) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
