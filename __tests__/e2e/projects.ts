import path from 'node:path';
import { devices, type PlaywrightTestConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '../runner/find-program';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

/** What this machine has; Chromium is always there. */
export type Installed = {
  chromium: string | undefined;
  /** Playwright's own build, which knows all its commands. */
  playwrightFirefox: boolean;
  /** The path of the system's Firefox. */
  systemFirefox: string | undefined;
  webkit: boolean;
  /** Where the site runs with React, if it was built that way too. */
  reactUrl: string | undefined;
};

type Engine = {
  isInstalled: boolean;
  prefix: string;
  /** Tags of tests that this engine does not run. */
  excluded: string;
  grep?: RegExp;
  grepOnPhone?: RegExp;
  phone: Project['use'];
  use: NonNullable<Project['use']>;
  testIgnore?: RegExp;
  testMatch?: RegExp;
};

const testFile = (name: string) => path.join(import.meta.dirname, name);
// Linux has no fonts in common from one machine to the next; other systems have Arial and Georgia.
const env = { ...process.env, FONTCONFIG_FILE: testFile('fonts.conf') };
// Every dot costs time. A test that looks at dots sets its own.
const pixel7 = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** Tests of what the page says, and when: no engine changes that. */
const ENGINE_NEUTRAL = /(?:clock|head|home|live|pages|photos)\.spec\.ts$/;
/** The system's Firefox takes four times as long as Chromium, so it runs what differs most. */
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
        // Each browser takes seconds to start, so all but Chromium have one.
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
      // What looks the same on every screen, only Chromium runs on both.
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
      // What both the published page and React must do.
      grep: /(?:gallery|header|tooltip)\.spec\.ts|@react/,
      phone: pixel7,
      use: { launchOptions, baseURL: reactUrl },
    },
    // Last, because it alone takes every free worker.
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
        'layout.frame_rate': 20, // Without a graphics card, drawing is what takes time.
        // A process for each page, and one in reserve, are what takes it next.
        'dom.ipc.processCount': 1,
        'dom.ipc.processPrelaunch.enabled': false,
        'fission.webContentIsolationStrategy': 0,
      },
      env: { ...env, FIREFOX: systemFirefox },
    },
  };
}
