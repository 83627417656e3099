import nextJest from 'next/jest.js';

// Tests must not depend on the zone of the machine that runs them.
process.env.TZ = 'UTC';

const withNext = nextJest({ dir: import.meta.dirname });

async function createProject(displayName, testEnvironment, setupFiles = []) {
  const config = await withNext({
    displayName,
    testEnvironment,
    setupFiles,
    testMatch: [`<rootDir>/__tests__/${displayName}/**/*.test.{ts,tsx}`],
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/(.next|out|.cache)/'],
    clearMocks: true,
    restoreMocks: true,
  })();

  // Packages that ship only ES modules, which Jest compiles like our own files.
  return { ...config, transformIgnorePatterns: ['/node_modules/(?!marked/)'] };
}

/** A file that needs another environment says so: `@jest-environment node` in its first comment. */
export default async function createConfig() {
  return {
    maxWorkers: 2,
    testTimeout: 30_000, // A busy machine is slow, not wrong.
    projects: [
      await createProject('unit', 'jsdom', ['<rootDir>/__tests__/unit/use-sample-content.ts']),
      await createProject('export', 'node'),
      await createProject('hosts', 'node'),
    ],
  };
}
