import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
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
  },
} as const;

/** What else a build reads. */
const SOURCES =
  'app cms components deploy model public scripts styles next.config.mjs package-lock.json';

/** Builds each site whose sources are newer, one after the other: both export to `.next/export`. */
export default function buildSites() {
  for (const site of Object.values(SITES)) {
    const page = path.join(site.OUT_DIR, 'index.html');
    const builtAt = existsSync(page) ? statSync(page).mtimeMs : 0;
    const sources = [site.CONTENT_DIR, ...SOURCES.split(' ')].flatMap(listAll);
    if (sources.some((file) => statSync(file).mtimeMs > builtAt)) {
      build(site);
    }
  }
}

/** Runs the project's own command. */
function build(site: (typeof SITES)[keyof typeof SITES]) {
  const { status, stdout, stderr } = spawnSync('npm run build', {
    env: { ...process.env, NODE_ENV: 'production', ...site },
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) {
    throw new Error(`The site of ${site.CONTENT_DIR} cannot be built.\n${stdout}${stderr}`);
  }
}

/** A file or a folder with all that is in it. A folder is newer once a file of it has been deleted. */
function listAll(name: string): string[] {
  const isFolder = existsSync(name) && statSync(name).isDirectory();
  const inside = isFolder ? readdirSync(name, { recursive: true, encoding: 'utf8' }) : [];
  return existsSync(name) ? [name, ...inside.map((file) => path.join(name, file))] : [];
}

if (process.argv[1]?.endsWith('build-sites.ts')) {
  buildSites();
}
