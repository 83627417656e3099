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
 * @file Builds the two sites that are tested: the site of the shop in `content/`, and the fixture shop's. Jest runs
 * this file as the `globalSetup` of its project `export`. Playwright starts its servers before its `globalSetup`, so
 * the command of its first server runs this file as a script.
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

/** A developer's own build waits here while `npm run build` writes a test site to `out/`. */
const OWN_BUILD = `${FOLDER}/own-build`;

const SOURCE_FOLDERS = 'app build cms components deploy fonts model public styles'.split(' ');

/** The fixture shop's site is in `.cache/sites/fixture/barbearia`, because its URLs begin with its base path. */
export function findSiteFolder(name: SiteName): string {
  return `${FOLDER}/${name}${SITES[name].BASE_PATH}`;
}

/** Builds one site after the other, because all builds write to `.next/export` and to `out/`. */
export default function buildSites() {
  buildSite('content');
  buildSite('fixture');
}

/** Does nothing if the site's content and the code are the same as in the last build. */
function buildSite(name: SiteName) {
  const site = SITES[name];
  const version = describeSources(site);
  const versionFile = `${FOLDER}/${name}.txt`;
  if (existsSync(versionFile) && readFileSync(versionFile, 'utf8') === version) {
    return;
  }
  moveFolder('out', OWN_BUILD);
  try {
    build(site);
    moveFolder('out', findSiteFolder(name));
  } finally {
    moveFolder(OWN_BUILD, 'out');
  }
  if (site.BASE_PATH) {
    // The server serves the folder above the base path, and looks for the 404 page there.
    cpSync(`${findSiteFolder(name)}/404.html`, `${FOLDER}/${name}/404.html`);
  }
  writeFileSync(versionFile, version);
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

function build(site: Site) {
  const { status, stdout, stderr } = spawnSync('npm run build', {
    env: { ...process.env, NODE_ENV: 'production', GITHUB_REPOSITORY: '', ...site },
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) {
    throw new Error(`The build of the shop in ${site.CONTENT_DIR} failed.\n${stdout}${stderr}`);
  }
}

/** Replaces what is at the target. Does nothing if there is no such folder. */
function moveFolder(from: string, to: string) {
  if (existsSync(from)) {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
  }
}

const isRunAsScript = process.argv[1]?.endsWith('build-sites.ts');
if (isRunAsScript) {
  buildSites();
}
