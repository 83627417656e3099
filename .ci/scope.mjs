// Sets `beyond-content=true`, which runs all tests, if a change touches more than `content/` and
// `public/`. Compares the Git tree hashes of the code with those of the last successful run, so code
// from a failed or cancelled run is tested again. If GitHub does not answer, all tests run.
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const { GITHUB_REPOSITORY, GITHUB_SHA, GITHUB_OUTPUT = '/dev/stdout' } = process.env;

appendFileSync(GITHUB_OUTPUT, `beyond-content=${!isTested()}\n`);

function isTested() {
  try {
    const tested = findTested(GITHUB_REPOSITORY, 'main') ?? findInOriginal();
    return tested !== undefined && tested === readCode(GITHUB_REPOSITORY, GITHUB_SHA);
  } catch {
    return false;
  }
}

/** The code of the last successful run. */
function findTested(repository, branch) {
  const query = `branch=${branch}&status=success&per_page=50`;
  const { workflow_runs: runs } = ask(`repos/${repository}/actions/workflows/ci.yml/runs?${query}`);
  // A pull request from a fork may have a branch of the same name.
  const run = runs.find(({ event }) => event !== 'pull_request');
  return run && readCode(repository, run.head_sha);
}

/** A new copy has no runs yet; its original has tested the same code. */
function findInOriginal() {
  const { template_repository: template, parent } = ask(`repos/${GITHUB_REPOSITORY}`);
  const original = template ?? parent;
  return original && findTested(original.full_name, original.default_branch);
}

function readCode(repository, commit) {
  const { tree } = ask(`repos/${repository}/git/trees/${commit}`);
  return tree
    .filter(({ path }) => path !== 'content' && path !== 'public')
    .map(({ mode, path, sha }) => `${mode} ${path} ${sha}`)
    .join('\n');
}

function ask(endpoint) {
  return JSON.parse(execFileSync('gh', ['api', endpoint], { encoding: 'utf8' }));
}
