// Says whether a change touches more than `content/` and `public/`: `beyond-content=true` asks for all
// tests. What is compared is the code itself (the names that Git gives its folders), with that of the
// last commit whose run went through: a run that failed, was cancelled or never ended leaves its code
// to the next. What GitHub does not answer counts as everything.
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

/** The code of the last run that went through: it was tested, or was already then what had been. */
function findTested(repository, branch) {
  const query = `branch=${branch}&status=success&per_page=50`;
  const { workflow_runs: runs } = ask(`repos/${repository}/actions/workflows/ci.yml/runs?${query}`);
  // A stranger's copy may have a branch of the same name.
  const run = runs.find(({ event }) => event !== 'pull_request');
  return run && readCode(repository, run.head_sha);
}

/** A fresh copy has tested nothing yet, and is what its original has tested. */
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
