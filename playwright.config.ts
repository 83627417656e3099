import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { SITES } from './__tests__/build-sites';
import { findChromium } from './__tests__/e2e/find-chromium';
import { PORTS } from './__tests__/e2e/ports';

/** The site of the fixture shop, on which behaviour is tested. The fixture shop is the opposite of the sample shop. */
const FIXTURE_URL = `http://localhost:${PORTS.fixture}${SITES.fixture.BASE_PATH}/`;

/** The site of the shop in `content/`. What must hold for any shop is tested on both sites. */
const CONTENT_URL = `http://localhost:${PORTS.content}/`;

// Linux machines differ in their fonts, so the tests bring their own. Windows and macOS have Arial and Georgia.
const env = { ...process.env, FONTCONFIG_FILE: path.resolve('__tests__/e2e/fonts.conf') };
const launchOptions = {
  executablePath: findChromium(),
  // Test machines have no GPU. Without hinting, letters are placed at subpixels, as they are on phones.
  args: ['--disable-gpu', '--font-render-hinting=none'],
  env,
};

// A phone draws about 2.6 device pixels per CSS pixel, but tests are faster with one. A test that needs more device
// pixels sets its own factor.
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** The engines besides Chromium. An engine is tested if Playwright's own build of it is installed. */
const otherEngines = [
  { name: 'firefox', use: { browserName: 'firefox', launchOptions: { env } }, engine: firefox },
  { name: 'webkit', use: { browserName: 'webkit', launchOptions: {} }, engine: webkit },
] as const;
const installedEngines = otherEngines.filter(({ engine }) => existsSync(engine.executablePath()));

/** Returns the server of a published site. `before` is a command that must succeed first. */
function serve(folder: string, port: number, before = '') {
  return {
    command: `${before}npx serve ${folder} --config ${path.resolve('deploy/serve.json')} --listen ${port} --no-port-switching --no-request-logging`,
    // The tests wait for the output of this very server, because an address that answers could belong to another
    // checkout.
    wait: { stdout: /Accepting connections/ },
    timeout: 600_000,
  };
}

/** Refuses ports that are taken, then builds both sites if a source has changed. */
const PREPARE = 'npx tsx __tests__/e2e/ports.ts && npx tsx __tests__/build-sites.ts && ';

/**
 * Without a tag, a test runs on the fixture shop: in Chromium on a wide screen and on a phone, and in each other
 * engine on a wide screen. Tags change that:
 *
 * - `@desktop`: not on the phone, for example because the test sets its own screen sizes.
 * - `@phone`: only on the phone.
 * - `@both`: also on the shop in `content/`.
 * - `@content`: only on the shop in `content/`.
 * - `@chromium`: only in Chromium.
 */
export default defineConfig({
  testDir: '__tests__/e2e',
  globalSetup: './__tests__/e2e/find-chromium.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // More workers than cores, because a test spends part of its time waiting.
  workers: '150%',
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  updateSnapshots: 'none',
  // Both limits are generous, so that a busy machine fails no test.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL: FIXTURE_URL, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', launchOptions },
  projects: [
    { name: 'desktop', grepInvert: /@phone|@content/ },
    { name: 'phone', use: phone, grepInvert: /@desktop|@content/ },
    { name: 'content', use: { baseURL: CONTENT_URL }, grep: /@both|@content/ },
    ...installedEngines.map(({ name, use }) => ({
      name,
      use,
      grepInvert: /@chromium|@phone|@content/,
    })),
  ],
  // Playwright starts the second server once the first server is ready.
  webServer: [
    serve('.cache/sites/fixture', PORTS.fixture, PREPARE),
    serve('.cache/sites/content', PORTS.content),
  ],
});
