import path from 'node:path';
import { devices, type PlaywrightTestConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '../runner/find-program';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

/** The browsers of this machine. Chromium is always installed. */
export type Installed = {
  chromium: string | undefined;
  /** Playwright's build, which supports all its commands. */
  playwrightFirefox: boolean;
  /** The path of the system's Firefox. */
  systemFirefox: string | undefined;
  webkit: boolean;
  /** The URL of the site with React, if it was built. */
  reactUrl: string | undefined;
};

type Engine = {
  isInstalled: boolean;
  prefix: string;
  /** Tests that this engine skips, as a regular expression. */
  excluded: string;
  grep?: RegExp;
  grepOnPhone?: RegExp;
  phone: Project['use'];
  use: NonNullable<Project['use']>;
  testIgnore?: RegExp;
  testMatch?: RegExp;
};

const testFile = (name: string) => path.join(import.meta.dirname, name);
// Fonts differ between Linux machines; other systems have Arial and Georgia.
const env = { ...process.env, FONTCONFIG_FILE: testFile('fonts.conf') };
// Fewer pixels are faster. Tests that need a dense screen set it.
const pixel7 = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** Tests of content, which do not depend on the engine. */
const ENGINE_NEUTRAL = /(?:clock|head|home|live|pages|photos)\.spec\.ts$/;
/** The system's Firefox is slow, so it only runs the tests that depend most on the engine. */
const SYSTEM_FIREFOX =
  /(?:any-shop|arrival|csp|gallery|header|keyboard|tooltip|wood-type)\.spec\.ts$/;

/** The projects for the engines that are installed, each on a desktop screen and on a phone. */
export function listProjects(installed: Installed): Project[] {
  return listEngines(installed)
    .filter(({ isInstalled }) => isInstalled)
    .flatMap(({ prefix, excluded, grep = /./, grepOnPhone = grep, phone, use, ...files }) => {
      const shared = {
        testIgnore: files.testIgnore,
        testMatch: files.testMatch,
        // Browsers take seconds to start, so only Chromium gets several workers.
        workers: prefix ? 1 : undefined,
      };
      const desktop = { grep, grepInvert: new RegExp(`@phone|${excluded}`), use };
      const onPhone = { grep: grepOnPhone, grepInvert: new RegExp(`@desktop|${excluded}`) };
      return [
        { name: `${prefix}desktop`, ...desktop, ...shared },
        { name: `${prefix}phone`, ...onPhone, use: { ...phone, ...use }, ...shared },
      ];
    });
}

function listEngines(installed: Installed): Engine[] {
  const { playwrightFirefox, systemFirefox, reactUrl } = installed;
  const launchOptions = { executablePath: installed.chromium, args: CHROMIUM_ARGS, env };
  return [
    {
      isInstalled: playwrightFirefox || systemFirefox !== undefined,
      prefix: 'firefox-',
      excluded: '@react|@chromium',
      // Only Chromium runs all tests on both screens.
      grepOnPhone: /@phone/,
      phone: { ...pixel7, isMobile: false },
      use: {
        browserName: 'firefox',
        ...(playwrightFirefox ? { launchOptions: { env } } : driveSystemFirefox(systemFirefox)),
      },
      ...(playwrightFirefox ? { testIgnore: ENGINE_NEUTRAL } : { testMatch: SYSTEM_FIREFOX }),
    },
    {
      isInstalled: installed.webkit,
      prefix: 'webkit-',
      excluded: '@react|@chromium',
      grepOnPhone: /@phone/,
      phone: devices['iPhone 15'],
      use: { browserName: 'webkit' },
      testIgnore: ENGINE_NEUTRAL,
    },
    {
      isInstalled: reactUrl !== undefined,
      prefix: 'react-',
      excluded: 'no scripts|without scripts',
      // Behaviour that the published page and React share.
      grep: /(?:gallery|header|tooltip)\.spec\.ts|@react/,
      phone: pixel7,
      use: { launchOptions, baseURL: reactUrl },
    },
    // Last, because it uses every free worker.
    { isInstalled: true, prefix: '', excluded: '@react', phone: pixel7, use: { launchOptions } },
  ];
}

function driveSystemFirefox(systemFirefox = ''): Project['use'] {
  return {
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: testFile('system-firefox.mjs'),
      firefoxUserPrefs: {
        'dom.w3c_touch_events.enabled': 1,
        'ui.useOverlayScrollbars': 1,
        'layout.frame_rate': 20, // Drawing is slow without a GPU.
        // Extra processes are slow to start.
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
        'fission.webContentIsolationStrategy': 0,
      },
      env: { ...env, FIREFOX: systemFirefox },
    },
  };
}
