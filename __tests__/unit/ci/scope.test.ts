/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

const { steps } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')).jobs.scope;
const { run } = steps.find(({ id }: { id?: string }) => id === 'code');

let folder: string;
const file = (name: string) => path.join(folder, name);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

function commit() {
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', 'A change');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scope-'));
  mkdirSync(file('content'));
  writeFileSync(file('content/shop.yaml'), 'name: Jatobá');
  writeFileSync(file('app.ts'), 'start()');
  git('init', '--quiet');
  commit();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the step; `gh` prints the commit of the last successful push, or fails. */
function skipsFullTests(gh = `echo ${git('rev-parse', 'HEAD~')}`): boolean {
  mkdirSync(file('bin'));
  writeFileSync(file('bin/gh'), `#!/bin/sh\n${gh}`, { mode: 0o755 });
  writeFileSync(file('output'), '');
  const { PATH } = process.env;
  execFileSync('bash', ['-eo', 'pipefail', '-c', run], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${file('bin')}${path.delimiter}${PATH}`,
      GITHUB_OUTPUT: file('output'),
    },
    stdio: 'ignore',
  });
  return readFileSync(file('output'), 'utf8') === 'only-content=true\n';
}

test('new content over tested code skips the full tests', () => {
  writeFileSync(file('content/shop.yaml'), 'name: Salão');
  commit();
  expect(skipsFullTests()).toBe(true);
});

test.each([
  ['new code', () => writeFileSync(file('app.ts'), 'stop()')],
  ['a file that left content/', () => renameSync(file('content/shop.yaml'), file('shop.yaml'))],
])('%s runs all tests', (_what, change) => {
  change();
  commit();
  expect(skipsFullTests()).toBe(false);
});

test.each([
  ['no push has succeeded', 'true'],
  ['the tested commit is gone', `echo ${'0'.repeat(40)}`],
  ['GitHub does not answer', 'exit 1'],
])('all tests run if %s', (_what, gh) => {
  commit();
  expect(skipsFullTests(gh)).toBe(false);
});
