import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { readAddress } from './model/derive/site-url';
import { CHROMIUM_ARGS, findChromium, findFirefox } from './scripts/find-browser';

// Its own for each run, so that two may run at once; the workers find it where the first wrote it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = Number(process.env.E2E_PORT);
const { OUT_DIR = 'out', REACT_DIR } = process.env;
const baseURL = `http://localhost:${port}${readAddress().basePath}/`;
/** The same site as React runs it, which `npm test` builds too: one behaviour, two ways. */
const reactURL = `http://localhost:${port + 1}/`;

const testFile = (name: string) => path.join(import.meta.dirname, '__tests__/e2e', name);
// Linux has no fonts in common from one machine to the next; other systems have Arial and Georgia.
const env = { ...process.env, FONTCONFIG_FILE: testFile('fonts.conf') };
const launchOptions = { executablePath: findChromium(), args: CHROMIUM_ARGS, env };
// Every dot costs time. A test that looks at dots sets its own.
const pixel7 = { ...devices['Pixel 7'], deviceScaleFactor: 1 };
const stockFirefox = findFirefox();
const hasFirefox = existsSync(firefox.executablePath());

/** Not what the page says, and when: no engine changes that. */
const testIgnore = /(?:clock|head|home|live|pages|photos)\.spec\.ts$/;
/** All that a stock Firefox is asked, which takes four times as long as Chromium for each test. */
const testMatch = /(?:any-shop|arrival|csp|gallery|header|keyboard|tooltip|wood-type)\.spec\.ts$/;

const stock = {
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: testFile('stock-firefox.mjs'),
    firefoxUserPrefs: {
      'dom.w3c_touch_events.enabled': 1,
      'ui.useOverlayScrollbars': 1,
      'layout.frame_rate': 20, // Without a graphics card, drawing is what takes time.
      // A process for each page, and one in reserve, are what takes it next.
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      'fission.webContentIsolationStrategy': 0,
    },
    env: { ...env, FIREFOX: stockFirefox },
  },
};

/**
 * The engines that are here, Playwright's own before the system's; `leaves` are the tests that they
 * are not asked. What looks the same on every screen, only Chromium shows on both.
 */
const engines = [
  {
    isHere: hasFirefox || stockFirefox,
    name: 'firefox-',
    leaves: '@react|@chromium',
    grepOnPhone: /@phone/,
    phone: { ...pixel7, isMobile: false },
    testIgnore: hasFirefox ? testIgnore : undefined,
    testMatch: hasFirefox ? undefined : testMatch,
    use: { browserName: 'firefox' as const, ...(hasFirefox ? { launchOptions: { env } } : stock) },
  },
  {
    isHere: existsSync(webkit.executablePath()),
    name: 'webkit-',
    leaves: '@react|@chromium',
    grepOnPhone: /@phone/,
    testIgnore,
    phone: devices['iPhone 15'],
    use: { browserName: 'webkit' as const },
  },
  {
    isHere: REACT_DIR,
    name: 'react-',
    leaves: 'no scripts|without scripts',
    // What is asked both of the published page and of React.
    grep: /(?:gallery|header|tooltip)\.spec\.ts|@react/,
    phone: pixel7,
    use: {
      launchOptions,
      baseURL: reactURL,
      // On a busy machine Next's export hydrates twice, once in some hundred visits.
      tolerated: /Minified React error #418/,
    },
  },
  // The last, because it alone has every worker that is free.
  { name: '', leaves: '@react', phone: pixel7, use: { launchOptions } },
].filter(({ isHere = true }) => isHere);

/**
 * A test runs on every project, unless its tag narrows that: `@desktop` and `@phone` name a screen
 * (a test that sets its own sizes is `@desktop`), `@chromium` an engine whose tools it needs, `@react` a
 * page that React runs.
 */
export default defineConfig<{ tolerated: RegExp }>({
  testDir: '__tests__/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3, // More than the cores of a small machine: much of a test is waiting.
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], [testFile('left-out.ts')]],
  updateSnapshots: 'none',
  // Generous, because a busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
  projects: engines.flatMap(
    ({ name, leaves, grep = /./, grepOnPhone = grep, phone, use, testIgnore, testMatch }) =>
      [
        { name: `${name}desktop`, grep, grepInvert: new RegExp(`@phone|${leaves}`), use },
        {
          name: `${name}phone`,
          grep: grepOnPhone,
          grepInvert: new RegExp(`@desktop|${leaves}`),
          use: { ...phone, ...use },
        },
        // A browser of each kind, since each takes seconds to begin with.
      ].map((project) => ({ ...project, testIgnore, testMatch, workers: name ? 1 : undefined })),
  ),
  webServer: [[OUT_DIR, baseURL], ...(REACT_DIR ? [[REACT_DIR, reactURL]] : [])].map(
    ([folder, url = '']) => ({
      command: `tsx scripts/serve.ts ${folder} ${new URL(url).port}`,
      url,
    }),
  ),
});
