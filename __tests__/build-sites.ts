import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * @file Builds the two sites that are tested: the site of the shop in `content/`, and the fixture shop's. Jest and
 * Playwright build a site when a test first needs it.
 */

/**
 * The environment variables for each build. The fixture shop is the opposite of the sample shop wherever possible, so
 * its URL contains a base path, as on a GitHub project page.
 */
export const SITES = {
  content: { CONTENT_DIR: 'content', BASE_PATH: '', SITE_URL: '' },
  fixture: {
    CONTENT_DIR: '__tests__/fixtures/shop',
    BASE_PATH: '/barbearia',
    SITE_URL: 'https://vasconcelos.github.io',
    // With this variable, the build adds the owner's form at /admin.
    GITHUB_REPOSITORY: 'dono/barbearia',
  },
} as const;

type SiteName = keyof typeof SITES;
type Site = (typeof SITES)[SiteName];

const FOLDER = '.cache/sites';

/** This folder exists during a build. Others wait, because all builds write to `.next/export` and to `out/`. */
const LOCK = `${FOLDER}/lock`;

/** Says why the build failed. The lock then stays, so no other test of the run builds the site again. */
const FAILURE = `${LOCK}/failure.txt`;

/** A developer's own build waits here while `npm run build` writes a test site to `out/`. */
const OWN_BUILD = `${FOLDER}/own-build`;

const SOURCE_FOLDERS = 'app build cms components deploy fonts model public styles'.split(' ');

/** The fixture shop's site is in `.cache/sites/fixture/barbearia`, because its URLs begin with its base path. */
export function findSiteFolder(name: SiteName): string {
  return `${FOLDER}/${name}${SITES[name].BASE_PATH}`;
}

/** Jest and Playwright call this before their workers start. An earlier run may have left its lock behind. */
export default function removeLock() {
  rmSync(LOCK, { recursive: true, force: true });
}

/** Does nothing if the site's content and the code are the same as in the last build. */
export function buildSite(name: SiteName) {
  if (isUpToDate(name)) {
    return;
  }
  waitForLock();
  try {
    // Another worker may have built it in the meantime.
    if (!isUpToDate(name)) {
      rebuildSite(name);
    }
  } catch (error) {
    writeFileSync(FAILURE, `${error}`);
    throw error;
  }
  removeLock();
}

function waitForLock() {
  mkdirSync(FOLDER, { recursive: true });
  while (!tryToLock()) {
    if (existsSync(FAILURE)) {
      throw new Error(readFileSync(FAILURE, 'utf8'));
    }
    sleep(100);
  }
}

/** Of all workers that try at the same time, only one can create the folder. */
function tryToLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
}

/** Jest needs the pages before it can list its tests, so it can't wait for a promise. */
function sleep(durationMs: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
}

function isUpToDate(name: SiteName): boolean {
  const file = findVersionFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === describeSources(SITES[name]);
}

function findVersionFile(name: SiteName): string {
  return `${FOLDER}/${name}.txt`;
}

function rebuildSite(name: SiteName) {
  const site = SITES[name];
  const version = describeSources(site);
  moveFolder('out', OWN_BUILD);
  try {
    runBuild(site);
    moveFolder('out', findSiteFolder(name));
  } finally {
    moveFolder(OWN_BUILD, 'out');
  }
  if (site.BASE_PATH) {
    // The server serves the folder above the base path, and looks for the 404 page there.
    cpSync(`${findSiteFolder(name)}/404.html`, `${FOLDER}/${name}/404.html`);
  }
  writeFileSync(findVersionFile(name), version);
}

/**
 * Lists every source file with the time when it was last changed. The newest time alone isn't enough: if another shop
 * is copied into `content/`, all its files may be older than the last build.
 */
function describeSources({ CONTENT_DIR }: Site): string {
  const inFolders = [CONTENT_DIR, ...SOURCE_FOLDERS].flatMap(listFiles);
  const files = [...inFolders, 'next.config.mjs', 'package-lock.json'];
  return files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n');
}

/** Returns an empty array if the folder doesn't exist. */
function listFiles(folder: string): string[] {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return names.map((name) => path.join(folder, name));
}

function runBuild(site: Site) {
  const { status, stdout, stderr } = spawnSync('npm run build', {
    env: { ...process.env, NODE_ENV: 'production', GITHUB_REPOSITORY: '', ...site },
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) {
    throw new Error(`The build of the shop in ${site.CONTENT_DIR} failed.\n${stdout}${stderr}`);
  }
}

/** Replaces what is at `to`. Does nothing if `from` doesn't exist. */
function moveFolder(from: string, to: string) {
  if (existsSync(from)) {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
  }
}
