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

  // Jest must compile packages that ship only ES modules.
  return { ...config, transformIgnorePatterns: ['/node_modules/(?!marked/)'] };
}

export default {
  maxWorkers: '100%', // Of the cores; by default, one is left idle.
  testTimeout: 30_000, // Generous, for busy machines.
  projects: [
    // Tests of components name jsdom in their first comment.
    await createProject('unit'),
    await createProject('export', { globalSetup: '<rootDir>/__tests__/build-sites.ts' }),
  ],
};
