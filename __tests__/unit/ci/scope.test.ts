/** @jest-environment node */
import { runWithGitHub } from './fake-gh';

const CODE = 'app1';
let commits = 0;
const runs = 'repos/dona/salao/actions/workflows/ci.yml/runs';
const template = 'repos/modelo/site/actions/workflows/ci.yml/runs';
const isCopy = { template_repository: { full_name: 'modelo/site', default_branch: 'main' } };

test.each([
  ['new content over tested code', { [runs]: [push('old')], old: tree(CODE), new: tree(CODE) }],
  ['a first push of an untouched copy', { ...copyOf(CODE), new: tree(CODE) }],
])('%s skips the full tests', (_what, gitHub) => {
  expect(askScope(gitHub)).toBe('beyond-content=false\n');
});

test.each([
  ['new code', { [runs]: [push('old')], old: tree(CODE), new: tree('app2') }],
  ['a file that left content/ for the code', { ...onTested(), new: tree(CODE, 'notes.md') }],
  // Its run failed, so it is not in the list of successful runs.
  ['content over code that failed', { [runs]: [push('old')], old: tree('app0'), new: tree(CODE) }],
  ['a tested pull request of a fork', { [runs]: [request('new')], new: tree(CODE) }],
  ['a first push of a copy with code of its own', { ...copyOf(CODE), new: tree('app2') }],
  ['a first push of a new repository', { [runs]: [], 'repos/dona/salao': {}, new: tree(CODE) }],
  ['a commit that GitHub does not know', { [runs]: [push('gone')], new: tree(CODE) }],
  ['no answer', {}],
])('%s runs all tests', (_what, gitHub) => {
  expect(askScope(gitHub)).toBe('beyond-content=true\n');
});

/** The successful runs, newest first, and each commit's tree. */
type GitHub = Readonly<Record<string, object>>;

function askScope(gitHub: GitHub): string {
  const answers = Object.entries(gitHub).map(([name, fact]) => {
    if (Array.isArray(fact)) {
      return [name, { workflow_runs: fact }];
    }
    const owner = name === 'original' ? 'modelo/site' : 'dona/salao';
    return [name.includes('/') ? name : `repos/${owner}/git/trees/${name}`, fact];
  });
  return runWithGitHub('scope.mjs', Object.fromEntries(answers)).output;
}

function onTested(): GitHub {
  return { [runs]: [push('old')], old: tree(CODE) };
}

function copyOf(code: string): GitHub {
  return {
    [runs]: [],
    'repos/dona/salao': isCopy,
    [template]: [push('original')],
    original: tree(code),
  };
}

function push(head_sha: string) {
  return { event: 'push', head_sha };
}

function request(head_sha: string) {
  return { event: 'pull_request', head_sha };
}

/** A tree with new content, and with the given hash for the code. */
function tree(app: string, ...files: string[]) {
  commits += 1;
  const folders = { app, content: `content${commits}`, public: `public${commits}` };
  return {
    tree: [
      ...Object.entries(folders).map(([path, sha]) => ({ mode: '040000', path, sha })),
      ...files.map((path) => ({ mode: '100644', path, sha: path })),
    ],
  };
}
