import createJestConfig from './jest.config.mjs';

const { projects } = await createJestConfig();
const unit = projects.find(({ displayName }) => displayName === 'unit');
// Else Next's transformer leads imports of '@/…' out of Stryker's copy, to files without a mutant.
for (const [, { jsConfig }] of Object.values(unit.transform)) {
  delete jsConfig.compilerOptions.paths;
}

/** `npm run mutate -- --mutate model/derive/week.ts`: docs/mutation.md has the scores. */
export default {
  testRunner: 'jest',
  jest: { config: unit },
  mutate: [
    'model/**/*.ts',
    'desk/*.ts',
    'desk/page/formats.ts',
    'deploy/headers.ts',
    'deploy/host-conformance.ts',
    'scripts/finish/*.ts',
  ],
  ignorePatterns: ['out', '.cache', '.next', 'docs', 'test-results', '__tests__/e2e'],
  // Stryker learns which test reaches which mutant from an environment of its own.
  buildCommand:
    'find __tests__/unit -type f -exec sed -i s#@jest-environment.node#@jest-environment\\x20@stryker-mutator/jest-runner/jest-env/node# {} +',
  coverageAnalysis: 'perTest',
  // One in a constant of a module asks every test: half a minute each.
  ignoreStatic: true,
  tsconfigFile: 'none', // TypeScript 7 has no API that Stryker could read it with.
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 1,
  disableTypeChecks: false,
  timeoutMS: 20_000,
};
