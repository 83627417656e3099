import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** Writes a folder anew: what was in it is gone. */
export function writeSite(folder: string, site: SiteFiles) {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of site) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
