import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/find-chromium';

const port = Number(process.env.E2E_PORT ?? 4173);
const baseURL = `http://localhost:${port}`;
const desktopScreen = { width: 1440, height: 900 };

const inChromium = {
  launchOptions: { executablePath: findChromium({ shell: true }), args: CHROMIUM_ARGS },
};

/** Firefox and WebKit join wherever Playwright has installed them, as in the hosted CI. */
const otherEngines = [
  { name: 'firefox', engine: firefox, device: devices['Desktop Firefox'] },
  { name: 'webkit', engine: webkit, device: devices['Desktop Safari'] },
].filter(({ engine }) => existsSync(engine.executablePath()));

/**
 * A test runs on every project, unless its tag narrows that: `@desktop` and `@phone` name a screen
 * (a test that sets its own sizes is `@desktop`), `@chromium` an engine whose tools it needs.
 */
export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '__tests__/e2e/baselines/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  reporter: process.env.CI ? 'dot' : 'list',
  updateSnapshots: 'none',
  // Generous, because a busy machine is slow, not wrong.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Antialiasing, not design.
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, scale: 'css', animations: 'disabled' },
  },
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...inChromium, viewport: desktopScreen },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], ...inChromium },
    },
    ...otherEngines.map(({ name, device }) => ({
      name,
      grepInvert: /@phone|@chromium/,
      use: { ...device, viewport: desktopScreen },
    })),
  ],
  webServer: {
    command: `tsx scripts/serve.ts --port ${port}`,
    url: baseURL,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1_000 },
  },
});
