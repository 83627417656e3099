import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @file Builds the two sites that are tested: the site of the shop in `content/`, and the fixture shop's. */

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

const FOLDER = '.cache/sites';

const SOURCE_FOLDERS =
  'app build cms components deploy fonts model public styles __tests__/fixtures/react'.split(' ');

/** The fixture shop's site is in `.cache/sites/fixture/barbearia`, because its URLs begin with its base path. */
export function findSiteFolder(name: SiteName): string {
  return `${FOLDER}/${name}${SITES[name].BASE_PATH}`;
}

/** Jest calls this before the tests in `export/`. Playwright builds a site before the first project that needs it. */
export default function buildBothSites() {
  buildSite('content');
  buildSite('fixture');
}

/** Does nothing if the site's content and the code are the same as in the last build. */
export function buildSite(name: SiteName) {
  const hashFile = `${FOLDER}/${name}.txt`;
  const sourceHash = hashSources(SITES[name].CONTENT_DIR);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sourceHash) {
    return;
  }
  rmSync(hashFile, { force: true });
  runBuild(name);
  writeFileSync(hashFile, sourceHash);
}

function hashSources(contentFolder: string): string {
  const inFolders = [contentFolder, ...SOURCE_FOLDERS].flatMap(listFiles);
  const hash = createHash('sha256');
  for (const file of [...inFolders, 'next.config.mjs', 'package-lock.json']) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
}

function runBuild(name: SiteName) {
  const folder = findSiteFolder(name);
  // If the build fails, everything on stderr becomes part of the error's message.
  execSync(`npm run build -- ${folder} 1>&2`, {
    env: { ...process.env, NODE_ENV: 'production', GITHUB_REPOSITORY: '', ...SITES[name] },
    stdio: 'pipe',
  });
  if (SITES[name].BASE_PATH) {
    // The server serves the folder above the base path, and looks for the 404 page there.
    cpSync(`${folder}/404.html`, `${FOLDER}/${name}/404.html`);
  }
}
