import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @file Builds the two sites that the tests read: one of the shop in `content/`, and one of the fixture shop. Jest
 * calls `buildSites` before the tests of its project `export` (`globalSetup`). In Playwright, the command of the first
 * server runs this file as a script, because Playwright starts its servers before its `globalSetup`.
 */

/**
 * The environment variables for the build of each site. The fixture shop is the opposite of the sample wherever
 * possible, so its site has a base path, as on a GitHub project page.
 */
export const SITES = {
  content: { CONTENT_DIR: 'content', OUT_DIR: '.cache/sites/content', BASE_PATH: '', SITE_URL: '' },
  fixture: {
    CONTENT_DIR: '__tests__/fixtures/shop',
    OUT_DIR: '.cache/sites/fixture/barbearia',
    BASE_PATH: '/barbearia',
    SITE_URL: 'https://vasconcelos.github.io',
    // This variable gives the site the form at /admin, which saves to the GitHub repository of this name.
    GITHUB_REPOSITORY: 'dono/barbearia',
  },
} as const;

type Site = (typeof SITES)[keyof typeof SITES];

/** Files and folders that every build reads besides the folder of the shop. */
const SOURCES = [
  'app',
  'build',
  'cms',
  'components',
  'deploy',
  'fonts',
  'model',
  'public',
  'styles',
  'next.config.mjs',
  'package-lock.json',
];

/** Builds each site whose sources have changed. The builds run one by one, because both write to `.next/export`. */
export default function buildSites() {
  for (const [name, site] of Object.entries(SITES)) {
    const version = describeSources(site);
    const versionFile = `.cache/sites/${name}.txt`;
    if (!existsSync(versionFile) || readFileSync(versionFile, 'utf8') !== version) {
      build(site);
      writeFileSync(versionFile, version);
    }
  }
}

/**
 * Lists every source of a site with the time of its last change. The newest time would not be enough,
 * because a shop that is copied into `content/` may have files that are older than the last build.
 */
function describeSources({ CONTENT_DIR }: Site): string {
  const files = [CONTENT_DIR, ...SOURCES].flatMap(listAll);
  return files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n');
}

/** Builds a site with the project's own command. */
function build(site: Site) {
  const { status, stdout, stderr } = spawnSync('npm run build', {
    env: { ...process.env, NODE_ENV: 'production', GITHUB_REPOSITORY: '', ...site },
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) {
    throw new Error(`The site of ${site.CONTENT_DIR} cannot be built.\n${stdout}${stderr}`);
  }
  if (site.BASE_PATH) {
    // Servers look for the 404 page at the top of what they serve, which is the folder above the base path.
    cpSync(`${site.OUT_DIR}/404.html`, `${path.dirname(site.OUT_DIR)}/404.html`);
  }
}

/** Lists a file, or a folder and everything in it. Returns an empty list if there is no file or folder of this name. */
function listAll(name: string): string[] {
  if (!existsSync(name)) {
    return [];
  }
  if (!statSync(name).isDirectory()) {
    return [name];
  }
  const inside = readdirSync(name, { recursive: true, encoding: 'utf8' });
  return [name, ...inside.map((file) => path.join(name, file))];
}

const isRunAsScript = process.argv[1]?.endsWith('build-sites.ts');
if (isRunAsScript) {
  buildSites();
}
