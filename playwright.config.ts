import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { SITES } from './__tests__/build-sites';
import { findChromium } from './__tests__/e2e/find-chromium';

const port = Number(process.env.E2E_PORT ?? 4310);
/** Behaviour is tested on the contrary shop of the fixtures, what holds for any shop on both. */
const FIXTURE = `http://localhost:${port}${SITES.fixture.BASE_PATH}/`;
const CONTENT = `http://localhost:${port + 1}/`;

// Fonts differ between Linux machines; other systems have Arial and Georgia.
const env = { ...process.env, FONTCONFIG_FILE: path.resolve('__tests__/e2e/fonts.conf') };
const launchOptions = {
  executablePath: findChromium(),
  // Runs without a GPU, and positions letters at subpixels, as phones do.
  args: ['--disable-gpu', '--font-render-hinting=none'],
  env,
};
// Fewer pixels are faster. Tests that need a dense screen set it.
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** The engines that Playwright has installed, beside Chromium. */
const engines = [
  { name: 'firefox', use: { browserName: 'firefox', launchOptions: { env } }, engine: firefox },
  { name: 'webkit', use: { browserName: 'webkit', launchOptions: {} }, engine: webkit },
] as const;
const others = engines.filter(({ engine }) => existsSync(engine.executablePath()));

const serve = (folder: string, url: string, before = '') => ({
  command: `${before}npx serve ${folder} --config ${path.resolve('deploy/serve.json')} --listen ${new URL(url).port} --no-port-switching --no-request-logging`,
  timeout: 600_000,
  url,
});
/** Playwright starts one server after the other. The first builds both sites, if a source is newer. */
const BUILD = 'npx tsx __tests__/build-sites.ts && ';

/**
 * A test runs on the fixtures' shop, on both screens. Tags choose others: `@desktop` (also for tests that
 * set their own sizes) or `@phone` one screen, `@both` or `@content` the shop in `content/`, `@chromium`
 * the engine.
 */
export default defineConfig({
  testDir: '__tests__/e2e',
  globalSetup: './__tests__/e2e/find-chromium.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: '150%', // Of the cores: tests also wait.
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  updateSnapshots: 'none',
  // Generous, for busy machines.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: FIXTURE, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', launchOptions },
  projects: [
    { name: 'desktop', grepInvert: /@phone|@content/ },
    { name: 'phone', use: phone, grepInvert: /@desktop|@content/ },
    { name: 'content', use: { baseURL: CONTENT }, grep: /@both|@content/ },
    ...others.map(({ name, use }) => ({ name, use, grepInvert: /@chromium|@phone|@content/ })),
  ],
  webServer: [
    serve('.cache/sites/fixture', FIXTURE, BUILD),
    serve('.cache/sites/content', CONTENT),
  ],
});
