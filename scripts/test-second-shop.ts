import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Builds a copy of the project with the content of another shop, and checks what it publishes with
 * the tests that hold for any shop: nothing outside `content/` may depend on what this one says.
 */
const root = path.join(import.meta.dirname, '..');
const copy = path.join(root, '.cache/second-shop');

/** What a build or a test made, or would carry along for nothing. */
const LEFT_OUT =
  /^(node_modules|out|coverage|playwright-report|test-results|\..*|.*\.tsbuildinfo)$/;

/** Tests of `__tests__/export` that say nothing of one shop. */
const TESTS = ['links', 'markup', 'any-shop'];

makeCopy();
const succeeded =
  run('npm', ['run', '--silent', 'build']) &&
  run('npx', ['jest', '--selectProjects', 'export', '--testPathPatterns', ...TESTS]);
process.exitCode = succeeded ? 0 : 1;

function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of readdirSync(root).filter((name) => !LEFT_OUT.test(name))) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  rmSync(path.join(copy, 'content/photos'), { recursive: true });
  cpSync(path.join(root, '__tests__/fixtures/second-shop'), path.join(copy, 'content'), {
    recursive: true,
  });
  cpSync(path.join(copy, 'content/limits.ts'), path.join(copy, 'model/limits.ts'));
  rmSync(path.join(copy, 'content/limits.ts'));
  // Pictures made once are made, whichever shop asked for them.
  const pictures = path.join(root, '.cache/photos');
  mkdirSync(pictures, { recursive: true });
  mkdirSync(path.join(copy, '.cache'));
  symlinkSync(pictures, path.join(copy, '.cache/photos'), 'junction');

  // The packages are those of the project above the copy.
  const config = path.join(copy, 'next.config.mjs');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(
      'root: import.meta.dirname',
      "root: path.join(import.meta.dirname, '../..')",
    ),
  );
}

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    cwd: copy,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SITE_URL: '', BASE_PATH: '' },
  });
  return status === 0;
}
