import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { SITES } from './__tests__/build-sites';
import { findChromium } from './__tests__/e2e/find-chromium';
import { PORTS } from './__tests__/e2e/ports';

/** Most tests run on the fixture shop's site. That shop is the opposite of the sample shop wherever possible. */
const FIXTURE_URL = `http://localhost:${PORTS.fixture}${SITES.fixture.BASE_PATH}/`;

/** The site of the shop in `content/`. Tests that must pass for any shop run on both sites. */
const CONTENT_URL = `http://localhost:${PORTS.content}/`;

// Linux machines differ in their fonts, so the tests bring their own. Windows and macOS have Arial and Georgia.
const env = { ...process.env, FONTCONFIG_FILE: path.resolve('__tests__/e2e/fonts.conf') };
const launchOptions = {
  executablePath: findChromium(),
  // Test machines have no GPU. Without hinting, letters are as wide as on phones, which don't round their positions.
  args: ['--disable-gpu', '--font-render-hinting=none'],
  env,
};

// A real Pixel 7 draws about 2.6 device pixels per CSS pixel, but tests are faster with one.
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** Tests also run in these engines if Playwright's own builds of them are installed. */
const otherEngines = [
  { name: 'firefox', use: { browserName: 'firefox', launchOptions: { env } }, engine: firefox },
  { name: 'webkit', use: { browserName: 'webkit', launchOptions: {} }, engine: webkit },
] as const;
const installedEngines = otherEngines.filter(({ engine }) => existsSync(engine.executablePath()));

/** Other projects wait for the ones with these settings, which build a site unless it's up to date. */
const build = { testMatch: 'build-site.setup.ts', timeout: 600_000 };

function serve(folder: string, port: number) {
  return {
    command: `npx serve ${folder} --config ${path.resolve('deploy/serve.json')} --listen ${port} --no-request-logging`,
    // Playwright stops at once if something else listens on this port already.
    port,
  };
}

/**
 * Without a tag, a test runs on the fixture shop: in Chromium on a wide screen and on a phone, in other engines on a
 * wide screen. Tags change that:
 *
 * - `@desktop`: not on the phone, for example because the test sets its own screen sizes.
 * - `@phone`: only on the phone.
 * - `@both-shops`: also on the shop in `content/`.
 * - `@chromium`: only in Chromium.
 */
export default defineConfig({
  testDir: '__tests__/e2e',
  globalSetup: './__tests__/e2e/find-chromium.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // More workers than cores, because tests spend part of their time waiting.
  workers: '150%',
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  updateSnapshots: 'none',
  // Generous limits keep tests from failing on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: '{testDir}/outlines/{arg}{ext}',
  use: { baseURL: FIXTURE_URL, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', launchOptions },
  projects: [
    { name: 'build-fixture', ...build },
    // Two builds at a time would meet Next's lock.
    { name: 'build-content', ...build, dependencies: ['build-fixture'] },
    { name: 'desktop', grepInvert: /@phone/, dependencies: ['build-fixture'] },
    { name: 'phone', use: phone, grepInvert: /@desktop/, dependencies: ['build-fixture'] },
    {
      name: 'content',
      use: { baseURL: CONTENT_URL },
      grep: /@both-shops/,
      dependencies: ['build-content'],
    },
    ...installedEngines.map(({ name, use }) => ({
      name,
      use,
      grepInvert: /@chromium|@phone/,
      dependencies: ['build-fixture'],
    })),
  ],
  // The servers start before the sites are built.
  webServer: [
    serve('.cache/sites/fixture', PORTS.fixture),
    serve('.cache/sites/content', PORTS.content),
  ],
});
