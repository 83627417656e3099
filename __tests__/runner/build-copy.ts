import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

// Builds a copy of the project without `__tests__` in another folder: the build must not need them.

const copy = path.resolve('.cache/copy/another-folder');
const EXCLUDED = ['.cache', '.git', '.next', '__tests__', 'node_modules', 'out', 'test-results'];

rmSync(copy, { recursive: true, force: true });
for (const name of readdirSync('.').filter((it) => !EXCLUDED.includes(it))) {
  cpSync(name, path.join(copy, name), { recursive: true });
}
// Encoded photos, and the packages.
for (const name of ['.cache', 'node_modules']) {
  symlinkSync(path.resolve(name), path.join(copy, name), 'junction');
}
const { status } = spawnSync('npm run --silent build', {
  cwd: copy,
  shell: true,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
