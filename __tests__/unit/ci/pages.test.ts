/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the script; `gh` prints the settings, or fails without. Returns the environment of later steps. */
function readPages(settings?: { build_type: string; html_url: string }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gh-'));
  const answer = settings ? `echo '${JSON.stringify(settings)}'` : 'exit 1';
  const gh = `#!/bin/sh\n[ "$*" = 'api repos/dona/salao/pages' ] && ${answer}`;
  writeFileSync(path.join(folder, 'gh'), gh, { mode: 0o755 });
  const environment = path.join(folder, 'environment');
  writeFileSync(environment, '');
  execFileSync(process.execPath, ['.ci/pages.mjs'], {
    env: {
      ...process.env,
      PATH: `${folder}${path.delimiter}${process.env.PATH}`,
      GITHUB_REPOSITORY: 'dona/salao',
      GITHUB_ENV: environment,
    },
  });
  const written = readFileSync(environment, 'utf8');
  rmSync(folder, { recursive: true });
  return written;
}

test.each([
  ['https://dona.github.io/salao/', 'https://dona.github.io', '/salao'],
  ['https://dona.github.io/', 'https://dona.github.io', ''],
  // GitHub reports a custom domain with http: until its certificate is issued.
  ['http://www.salao.com.br/', 'https://www.salao.com.br', ''],
])('published at %s, the site is built for that URL with https', (html_url, origin, folder) => {
  expect(readPages({ build_type: 'workflow', html_url })).toBe(
    `SITE_URL=${origin}\nBASE_PATH=${folder}\n`,
  );
});

test('if Pages is off or published from a branch, the build gets no URL', () => {
  expect(readPages()).toBe('');
  expect(readPages({ build_type: 'legacy', html_url: 'https://a.b/' })).toBe('');
});
