import nextJest from 'next/jest.js';

// Tests must not depend on the machine's time zone.
process.env.TZ = 'UTC';

const withNext = nextJest({ dir: import.meta.dirname });

async function createProject(folder, settings = {}) {
  const config = await withNext({
    displayName: folder,
    testEnvironment: 'node',
    testMatch: [`<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`],
    setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/(.next|out|.cache)/'],
    clearMocks: true,
    restoreMocks: true,
    ...settings,
  })();

  // Jest must compile packages that ship only ES modules.
  return { ...config, transformIgnorePatterns: ['/node_modules/(?!marked/)'] };
}

/** Tests the published files of a shop. */
const createExportProject = (shop) =>
  createProject('export', {
    displayName: `export-${shop}`,
    globals: { shop },
    setupFiles: ['<rootDir>/__tests__/export/use-shop.ts'],
  });

/** Files override the environment in their first comment: `@jest-environment node`. */
export default {
  maxWorkers: 2,
  testTimeout: 30_000, // Generous, for busy machines.
  projects: await Promise.all([
    createProject('unit', {
      testEnvironment: 'jsdom',
      globalSetup: '<rootDir>/__tests__/fixtures/shops.ts',
      setupFiles: ['<rootDir>/__tests__/unit/use-sample-content.ts'],
    }),
    ...['jatoba', 'ze', 'vasconcelos', 'gerada'].map(createExportProject),
    createProject('hosts'),
  ]),
};
