import path from 'node:path';
import { devices, type PlaywrightTestConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '../runner/find-program';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

/** The browsers of this machine. Chromium is always installed. */
export type Installed = {
  chromium: string | undefined;
  firefox: boolean;
  webkit: boolean;
  /** The URL of the site with React, if it was built. */
  reactUrl: string | undefined;
};

const testFile = (name: string) => path.join(import.meta.dirname, name);
// Fonts differ between Linux machines; other systems have Arial and Georgia.
const env = { ...process.env, FONTCONFIG_FILE: testFile('fonts.conf') };
// Fewer pixels are faster. Tests that need a dense screen set it.
const pixel7 = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** Tests of content, which do not depend on the engine. */
const ENGINE_NEUTRAL = /(?:clock|head|home|live|pages|photos)\.spec\.ts$/;

/** The projects for the engines that are installed, each on a desktop screen and on a phone. */
export function listProjects(installed: Installed): Project[] {
  return listEngines(installed)
    .filter(({ isInstalled }) => isInstalled)
    .flatMap(({ prefix, excluded, grep = /./, grepOnPhone = grep, phone, use, testIgnore }) => {
      const shared = {
        testIgnore,
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

/** `excluded` tests are skipped; `grep` and `grepOnPhone` choose others than all. */
function listEngines(installed: Installed) {
  const { reactUrl } = installed;
  const launchOptions = { executablePath: installed.chromium, args: CHROMIUM_ARGS, env };
  return [
    {
      isInstalled: installed.firefox,
      prefix: 'firefox-',
      excluded: '@react|@chromium',
      // Only Chromium runs all tests on both screens.
      grepOnPhone: /@phone/,
      phone: { ...pixel7, isMobile: false },
      use: { browserName: 'firefox' as const, launchOptions: { env } },
      testIgnore: ENGINE_NEUTRAL,
    },
    {
      isInstalled: installed.webkit,
      prefix: 'webkit-',
      excluded: '@react|@chromium',
      grepOnPhone: /@phone/,
      phone: devices['iPhone 15'],
      use: { browserName: 'webkit' as const },
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
