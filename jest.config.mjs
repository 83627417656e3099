import nextJest from 'next/jest.js';

// Tests must not depend on the machine's time zone.
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

  // Jest has to compile marked, which only ships ES modules. By default, next/jest doesn't compile any package.
  return { ...config, transformIgnorePatterns: ['/node_modules/(?!marked/)'] };
}

export default {
  maxWorkers: '100%', // By default, Jest leaves one core idle.
  testTimeout: 30_000, // The default of 5 seconds is too short for a busy machine.
  projects: [
    // Component tests choose jsdom in a docblock at the top of the file. All other tests run in Node.
    await createProject('unit'),
    await createProject('export', { globalSetup: '<rootDir>/__tests__/build-sites.ts' }),
  ],
};
