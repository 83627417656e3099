import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Maps the path of each file of a site, inside the site's folder and with `/` on every system, to the file's content.
 */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** The error for a folder with files that are not part of a site. These files would be lost if a site replaced them. */
export class SiteFolderError extends Error {}

/** Files that every build writes. A folder counts as a site of ours if it contains both files. */
const SITE_FILES = ['index.html', '_headers'];

/** Files of a project. A folder that contains one of them is never replaced, even if it also contains a site. */
const PROJECT_FILES = ['.git', 'package.json'];

/** Reads every file of a folder and of the folders in it. */
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
 * Writes a site into a folder, in place of an earlier site. Throws if the folder contains anything else, because
 * `OUT_DIR` may name any folder by mistake, even the project itself.
 */
export function writeSite(name: string, site: SiteFiles) {
  const folder = path.resolve(name); // An empty name means the current folder, which is refused.
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

/**
 * Returns whether a folder may be replaced: if it does not exist, is empty, or contains the site of an earlier build.
 */
function isReplaceable(folder: string): boolean {
  if (!existsSync(folder)) {
    return true;
  }
  if (contains(folder, process.cwd()) || contains(folder, os.homedir())) {
    return false;
  }
  if (!statSync(folder).isDirectory()) {
    return false;
  }
  const names = readdirSync(folder);
  const isSite = SITE_FILES.every((name) => names.includes(name));
  const isProject = PROJECT_FILES.some((name) => names.includes(name));
  return names.length === 0 || (isSite && !isProject);
}

/** Returns whether a folder is the other folder itself, or one of the folders above it. */
function contains(folder: string, other: string): boolean {
  const relativePath = path.relative(realpathSync(folder), realpathSync(other));
  const [firstStep] = relativePath.split(path.sep);
  // On Windows, path.relative returns an absolute path if the folders are on different drives.
  return firstStep !== '..' && !path.isAbsolute(relativePath);
}
