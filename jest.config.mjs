import nextJest from 'next/jest.js';

// Tests must not depend on the machine's time zone.
process.env.TZ = 'UTC';

const withNext = nextJest({ dir: import.meta.dirname });

async function createProject(displayName, testEnvironment, setup = {}) {
  const config = await withNext({
    displayName,
    testEnvironment,
    ...setup,
    testMatch: [`<rootDir>/__tests__/${displayName}/**/*.test.{ts,tsx}`],
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/(.next|out|.cache)/'],
    clearMocks: true,
    restoreMocks: true,
  })();

  // Jest must compile packages that ship only ES modules.
  return { ...config, transformIgnorePatterns: ['/node_modules/(?!marked/)'] };
}

/** Files override the environment in their first comment: `@jest-environment node`. */
export default {
  maxWorkers: 2,
  testTimeout: 30_000, // Generous, for busy machines.
  projects: [
    await createProject('unit', 'jsdom', {
      globalSetup: '<rootDir>/__tests__/fixtures/shops.ts',
      setupFiles: ['<rootDir>/__tests__/unit/use-sample-content.ts'],
    }),
    await createProject('export', 'node'),
    await createProject('hosts', 'node'),
  ],
};
