import { spawnSync } from 'node:child_process';
import { copyProject } from '../fixtures/copy-project';

// Builds a copy of the project without `__tests__` in another folder: the build must not need them.
const { status } = spawnSync('npm run --silent build', {
  cwd: copyProject('without-tests'),
  shell: true,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
