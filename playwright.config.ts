import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, findFirefox } from './scripts/find-browser';

// Its own for each run, so that two may run at once; the workers find it where the first wrote it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}${process.env.BASE_PATH ?? ''}/`;
/** The same site as React runs it, which `npm test` builds too: one behaviour, two ways. */
const reactFolder = process.env.REACT_DIR;
const reactURL = `http://localhost:${Number(port) + 1}/`;
// Every dot costs time. A test that looks at dots sets its own.
const desktopScreen = { viewport: { width: 1280, height: 720 } };
const pixel7 = { ...devices['Pixel 7'], deviceScaleFactor: 1 };
const testFile = (name: string) => path.join(import.meta.dirname, '__tests__/e2e', name);

// Linux has no fonts in common from one machine to the next; other systems have Arial and Georgia.
const env = { ...process.env, FONTCONFIG_FILE: testFile('fonts.conf') };

const chromium = {
  name: '',
  desktop: desktopScreen,
  phone: pixel7,
  files: {},
  use: {
    launchOptions: { executablePath: findChromium({ shell: true }), args: CHROMIUM_ARGS, env },
  },
};

const { isMobile: _isMobile, ...phoneForFirefox } = pixel7;
const gecko = {
  name: 'firefox-',
  desktop: { ...devices['Desktop Firefox'], ...desktopScreen },
  phone: { ...phoneForFirefox, defaultBrowserType: 'firefox' as const },
};
const stockFirefox = findFirefox();

/** Not what the page says, and when: no engine changes that. */
const OTHER_ENGINE = { testIgnore: /(?:clock|head|home|live|pages|photos)\.spec\.ts$/ };
/**
 * What engines differ in: all that `npm test` asks of a stock Firefox, which takes four times as long
 * as Chromium for each test. `npx playwright test` asks it the rest as well.
 */
const BRIEFLY = {
  testMatch: /(?:any-shop|csp|gallery|header|keyboard|tooltip|wood-type)\.spec\.ts$/,
};

/** The other engines join where they are: Playwright's own, as in the hosted CI, or a stock Firefox. */
const engines = [
  chromium,
  ...(existsSync(firefox.executablePath())
    ? [{ ...gecko, files: OTHER_ENGINE, use: { launchOptions: { env } } }]
    : []),
  ...(stockFirefox && !existsSync(firefox.executablePath())
    ? [
        {
          ...gecko,
          files: process.env.BRIEF_FIREFOX ? BRIEFLY : OTHER_ENGINE,
          use: {
            channel: 'moz-firefox',
            launchOptions: {
              executablePath: testFile('stock-firefox.mjs'),
              firefoxUserPrefs: {
                'dom.w3c_touch_events.enabled': 1,
                'ui.useOverlayScrollbars': 1,
                'layout.frame_rate': 20, // Without a graphics card, drawing is what takes time.
              },
              env: { ...env, FIREFOX: stockFirefox },
            },
          },
        },
      ]
    : []),
  ...(existsSync(webkit.executablePath())
    ? [
        {
          name: 'webkit-',
          desktop: { ...devices['Desktop Safari'], ...desktopScreen },
          phone: devices['iPhone 15'],
          files: OTHER_ENGINE,
          use: {},
        },
      ]
    : []),
];

/** What is asked both of the published page and of React: by the name of its file, or by its tag. */
const BEHAVIOUR = /(?:gallery|header|tooltip)\.spec\.ts|@react/;

function serve(folder: string, url: string) {
  return {
    command: `tsx scripts/serve.ts --dir ${folder} --port ${new URL(url).port}`,
    url,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 1_000 },
  };
}

/**
 * A test runs on every project, unless its tag narrows that: `@desktop` and `@phone` name a screen
 * (a test that sets its own sizes is `@desktop`), `@chromium` an engine whose tools it needs, `@react` a
 * page that React runs.
 */
export default defineConfig<{ tolerated: RegExp }>({
  testDir: '__tests__/e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '__tests__/e2e/baselines/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3, // More than the cores of a small machine: much of a test is waiting.
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], [testFile('left-out.ts')]],
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
    ...engines.flatMap(({ name, desktop, phone, files, use }) => {
      const isChromium = name === '';
      return [
        {
          name: `${name}desktop`,
          ...files,
          grepInvert: isChromium ? /@phone|@react/ : /@phone|@react|@chromium/,
          use: { ...desktop, ...use },
        },
        {
          name: `${name}phone`,
          ...files,
          // What looks the same on every screen, the other engines show on one of them.
          grep: isChromium ? /./ : /@phone/,
          grepInvert: isChromium ? /@desktop|@react/ : /@desktop|@react|@chromium/,
          use: { ...phone, ...use },
        },
      ];
    }),
    ...(reactFolder
      ? [
          {
            name: 'react-desktop',
            invert: /@phone|no scripts|without scripts/,
            screen: desktopScreen,
          },
          { name: 'react-phone', invert: /@desktop|no scripts|without scripts/, screen: pixel7 },
        ].map(({ name, invert, screen }) => ({
          name,
          grep: BEHAVIOUR,
          grepInvert: invert,
          use: {
            ...screen,
            ...chromium.use,
            baseURL: reactURL,
            // On a busy machine Next's export hydrates twice, once in some hundred visits.
            tolerated: /Minified React error #418/,
          },
        }))
      : []),
  ],
  webServer: [
    serve(process.env.OUT_DIR ?? 'out', baseURL),
    ...(reactFolder ? [serve(reactFolder, reactURL)] : []),
  ],
});
