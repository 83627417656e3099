import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @file The two sites that tests read: the shop in `content/`, and the contrary one of the fixtures
 * under a path, as on a GitHub project page. Jest builds them before the project `export`
 * (`globalSetup`). Playwright starts its servers before any set-up of its own, so there it is part of
 * the server's command: `tsx __tests__/build-sites.ts && serve …`.
 */
export const SITES = {
  content: { CONTENT_DIR: 'content', OUT_DIR: '.cache/sites/content', BASE_PATH: '', SITE_URL: '' },
  fixture: {
    CONTENT_DIR: '__tests__/fixtures/shop',
    OUT_DIR: '.cache/sites/fixture/barbearia',
    BASE_PATH: '/barbearia',
    SITE_URL: 'https://vasconcelos.github.io',
    GITHUB_REPOSITORY: 'dono/barbearia', // With the form at /admin.
  },
} as const;

/** What else a build reads. */
const SOURCES =
  'app build cms components deploy fonts model public styles next.config.mjs package-lock.json';

/** Builds each site whose sources have changed, one after the other: both export to `.next/export`. */
export default function buildSites() {
  for (const [name, site] of Object.entries(SITES)) {
    const sources = [site.CONTENT_DIR, ...SOURCES.split(' ')].flatMap(listAll);
    // Not the newest date: a shop that is copied into `content/` may be older than the build.
    const version = sources.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n');
    const builtFrom = `.cache/sites/${name}.txt`;
    if (!existsSync(builtFrom) || readFileSync(builtFrom, 'utf8') !== version) {
      build(site);
      writeFileSync(builtFrom, version);
    }
  }
}

/** Runs the project's own command. */
function build(site: (typeof SITES)[keyof typeof SITES]) {
  const { status, stdout, stderr } = spawnSync('npm run build', {
    env: { ...process.env, NODE_ENV: 'production', GITHUB_REPOSITORY: '', ...site },
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) {
    throw new Error(`The site of ${site.CONTENT_DIR} cannot be built.\n${stdout}${stderr}`);
  }
  if (site.BASE_PATH) {
    // Servers look for it at the top.
    cpSync(`${site.OUT_DIR}/404.html`, `${path.dirname(site.OUT_DIR)}/404.html`);
  }
}

/** A file or a folder with all that is in it. */
function listAll(name: string): string[] {
  const isFolder = existsSync(name) && statSync(name).isDirectory();
  const inside = isFolder ? readdirSync(name, { recursive: true, encoding: 'utf8' }) : [];
  return existsSync(name) ? [name, ...inside.map((file) => path.join(name, file))] : [];
}

if (process.argv[1]?.endsWith('build-sites.ts')) {
  buildSites();
}
