import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** GitHub's answers by path; any other path gives 404. */
type Answers = Readonly<Record<string, unknown>>;

const GH = `#!/usr/bin/env node
const answers = JSON.parse(require('node:fs').readFileSync(__dirname + '/answers.json', 'utf8'));
const [, , command, endpoint] = process.argv;
const answer = command === 'api' ? answers[endpoint.split('?')[0]] : undefined;
console.log(JSON.stringify(answer ?? { message: 'Not Found', status: '404' }));
process.exitCode = answer === undefined ? 1 : 0;
`;

/** Runs a script of `.ci/` for dona/salao; returns what it writes for later steps. */
export function runWithGitHub(script: string, answers: Answers) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gh-'));
  const file = (name: string) => path.join(folder, name);
  try {
    writeFileSync(file('package.json'), '{}'); // Ignores any package.json above.
    writeFileSync(file('gh'), GH, { mode: 0o755 });
    writeFileSync(file('answers.json'), JSON.stringify(answers));
    writeFileSync(file('output'), '');
    writeFileSync(file('environment'), '');
    execFileSync(process.execPath, [path.resolve('.ci', script)], {
      stdio: 'pipe',
      env: {
        ...process.env,
        PATH: `${folder}${path.delimiter}${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
        GITHUB_REPOSITORY: 'dona/salao',
        GITHUB_SHA: 'new',
        GITHUB_OUTPUT: file('output'),
        GITHUB_ENV: file('environment'),
      },
    });
    return {
      output: readFileSync(file('output'), 'utf8'),
      environment: readFileSync(file('environment'), 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
