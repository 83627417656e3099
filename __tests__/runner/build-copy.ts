import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../scripts/site-folder';

// Builds a copy of the project without `__tests__` in another folder: the build must not need the
// tests, and the output must not depend on the folder.

const { CONTENT_DIR = '', OUT_DIR = '' } = process.env;
const copy = path.resolve('.cache/copy/another-folder');
const EXCLUDED = ['.cache', '.git', '.next', '__tests__', 'node_modules', 'out', 'test-results'];

rmSync(copy, { recursive: true, force: true });
for (const name of readdirSync('.').filter((it) => !EXCLUDED.includes(it))) {
  cpSync(name, path.join(copy, name), { recursive: true });
}
symlinkSync(path.resolve('.cache'), path.join(copy, '.cache'), 'junction'); // Encoded photos.
linkFolder('node_modules'); // Next's class names depend on the path from there to the project.

const built = run('build', { CONTENT_DIR, OUT_DIR: path.join(copy, 'out') });
const [here, there] = [readSite(OUT_DIR), readSite(path.join(copy, 'out'))];
const differing = [...new Set([...here.keys(), ...there.keys()])].filter(
  (file) => !there.get(file)?.equals(here.get(file) ?? Buffer.of()),
);
if (differing.length > 0) {
  fail(`${built}\nDiferentes na cópia: ${differing.join(', ')}`);
}
const launchCheck = run('launch-check', { CONTENT_DIR: path.join(copy, 'model/sample-content') });
if (!launchCheck.includes('Esta é a barbearia de exemplo')) {
  fail(`launch-check, na cópia, não viu o exemplo:\n${launchCheck}`);
}

/** Hard links are instant, and Next does not follow symbolic ones out of the project. */
function linkFolder(folder: string): void {
  mkdirSync(path.join(copy, folder));
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      linkFolder(name);
    } else {
      linkSync(name, path.join(copy, name));
    }
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function run(script: string, environment: Readonly<Record<string, string>>): string {
  const { stdout, stderr } = spawnSync(`npm run --silent ${script}`, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return stdout + stderr;
}
