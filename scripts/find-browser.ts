import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Keeps Chromium from needing a GPU. Letters stand where a phone's dense screen has them, not on
 * whole pixels.
 */
export const CHROMIUM_ARGS = ['--disable-gpu', '--font-render-hinting=none'];

const CHROMIUMS = [
  // The same engine without the windows around it, which cost the tests almost half their time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const FIREFOXES = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const INSTALL = 'apt-get -qq update && apt-get -qq install -y --no-install-recommends';

/** Where a Chromium is, Playwright's own before the system's. It only looks. */
export function findChromium(): string | undefined {
  return findProgram([chromium.executablePath(), ...CHROMIUMS]);
}

/** Where the Firefox of the system is: not Playwright's own, which is another program. */
export function findFirefox(): string | undefined {
  return findProgram(FIREFOXES);
}

/** Ends here, with a word on what to type, when there is no Chromium and no way to bring one in. */
export function ensureChromium() {
  if (!findChromium() && process.getuid?.() === 0) {
    console.log('Procuro o Chromium entre os programas do Debian (uma vez só) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(`${INSTALL} ${CHROMIUMS[0]}`, { shell: true, env, stdio: 'ignore' });
  }
  if (!findChromium()) {
    console.error(
      'Falta um navegador para os testes. Digite `npx playwright install --with-deps chromium` (ou instale o Chromium ou o Google Chrome) e rode de novo.',
    );
    process.exit(1);
  }
}

/** The first that is there, of files by their whole path and of commands by their name. */
function findProgram(candidates: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return candidates
    .flatMap((it) => (path.isAbsolute(it) ? it : folders.map((folder) => path.join(folder, it))))
    .find((file) => existsSync(file));
}
