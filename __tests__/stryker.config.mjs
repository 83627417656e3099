import createJestConfig from '../jest.config.mjs';

const { projects } = await createJestConfig();
const unit = projects.find(({ displayName }) => displayName === 'unit');
// Else Next's transformer leads imports of '@/…' out of Stryker's copy, to files without a mutant.
for (const [, { jsConfig }] of Object.values(unit.transform)) {
  delete jsConfig.compilerOptions.paths;
}

/** What to ask, such as `finish/*,deploy/*`. */
const testMatch = (process.env.TESTS ?? '**/*')
  .split(',')
  .map((test) => `<rootDir>/__tests__/unit/${test}.test.{ts,tsx}`);

/** `TESTS=derive/week npm run mutate -- --mutate model/derive/week.ts` (docs/mutation.md). */
export default {
  testRunner: 'jest',
  jest: {
    // `projects` would come from jest.config.mjs.
    // Else Jest lends every test the object of Stryker's own process, where the first fault stays.
    config: { ...unit, projects: [], testMatch, globals: { __stryker__: {} } },
    enableFindRelatedTests: false,
  },
  ignorePatterns: ['out', '.cache', '.next', 'docs', 'test-results', '__tests__/e2e'],
  coverageAnalysis: 'off', // Which tests reach a fault, Stryker would learn from an environment of its own.
  tsconfigFile: 'none', // TypeScript 7 has no API that Stryker could read it with.
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
