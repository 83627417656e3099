import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../fixtures/copy-project';

// Builds a copy of the project without `__tests__` in another folder: the build must not need them.
const cwd = copyProject('without-tests');
symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'), 'junction');
const { status } = spawnSync('npm run --silent build', { cwd, shell: true, stdio: 'inherit' });
process.exitCode = status ?? 1;
