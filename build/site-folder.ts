import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Maps each file's path in the site to its content. Paths have `/`, even on Windows. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** Thrown if a build would delete files that don't come from an earlier build. */
export class SiteFolderError extends Error {}

/** Every build writes these files, so a folder that has both counts as one of our sites. */
const SITE_FILES = ['index.html', '_headers'];

/** A folder with one of these files is a project. A build never replaces it, even if it also contains a site. */
const PROJECT_FILES = ['.git', 'package.json'];

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

/**
 * Replaces an earlier site in the folder. If the folder contains anything else, throws a `SiteFolderError`, because
 * `OUT_DIR` may be set to the wrong folder by mistake, even to the project itself.
 */
export function writeSite(name: string, site: SiteFiles) {
  const folder = path.resolve(name); // An empty name means the current folder, which is rejected.
  if (!isReplaceable(folder)) {
    throw new SiteFolderError(
      `O site não foi gravado em "${name}", pois ali há arquivos que não são de um site gerado por este projeto e que seriam apagados: mova-os ou indique em OUT_DIR uma pasta nova ou vazia.`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  for (const [file, content] of site) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

function isReplaceable(folder: string): boolean {
  if (!existsSync(folder)) {
    return true;
  }
  if (!statSync(folder).isDirectory()) {
    return false;
  }
  const names = readdirSync(folder);
  const isSite = SITE_FILES.every((name) => names.includes(name));
  const isProject = PROJECT_FILES.some((name) => names.includes(name));
  return names.length === 0 || (isSite && !isProject);
}
