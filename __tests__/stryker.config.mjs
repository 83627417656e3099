import jestConfig from '../jest.config.mjs';

const unit = jestConfig.projects.find(({ displayName }) => displayName === 'unit');
// With these paths, Next's transformer would resolve '@/…' outside Stryker's sandbox, to files without mutants.
for (const [, { jsConfig }] of Object.values(unit.transform)) {
  delete jsConfig.compilerOptions.paths;
}

/** The tests to run, such as `derive/*,postbuild/*`. */
const testMatch = (process.env.TESTS ?? '**/*')
  .split(',')
  .map((test) => `<rootDir>/__tests__/unit/${test}.test.{ts,tsx}`);

/** `TESTS=derive/week npm run mutate -- --mutate model/derive/week.ts` (docs/mutation.md). */
export default {
  testRunner: 'jest',
  jest: {
    // An empty `projects` replaces the one of jest.config.mjs. Without its own globals, every test
    // would share the object of Stryker's process, where the first mutant stays active.
    config: { ...unit, projects: [], testMatch, globals: { __stryker__: {} } },
    enableFindRelatedTests: false,
  },
  ignorePatterns: ['out', '.cache', '.next', 'docs', 'test-results', '__tests__/e2e'],
  coverageAnalysis: 'off', // Coverage would need Stryker's own test environment.
  tsconfigFile: 'none', // Stryker cannot read it: TypeScript 7 has no such API.
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 1,
  disableTypeChecks: false,
  timeoutMS: 10_000,
};
