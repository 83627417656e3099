import nextJest from 'next/jest.js';

// Tests must not depend on the time zone of the machine.
process.env.TZ = 'UTC';

const withNext = nextJest({ dir: import.meta.dirname });

async function createProject(displayName, settings) {
  const config = await withNext({
    displayName,
    testMatch: [`<rootDir>/__tests__/${displayName}/**/*.test.{ts,tsx}`],
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/(.next|out|.cache)/'],
    restoreMocks: true,
    ...settings,
  })();

  // Jest has to compile marked, which ships only ES modules. Next's own setting compiles no package.
  return { ...config, transformIgnorePatterns: ['/node_modules/(?!marked/)'] };
}

export default {
  maxWorkers: '100%', // Uses every core of the machine. By default, Jest leaves one core idle.
  reporters: ['default', '<rootDir>/__tests__/skipped-tests.mjs'],
  testTimeout: 30_000, // In milliseconds. A busy machine needs more than the default of 5 seconds.
  projects: [
    // A test of a component chooses jsdom in a docblock at the top of its file. All other tests run in Node.
    await createProject('unit'),
    await createProject('export', { globalSetup: '<rootDir>/__tests__/build-sites.ts' }),
  ],
};
