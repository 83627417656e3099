import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Keeps Chromium from calling home, and from needing a GPU or a sandbox that containers lack.
 * Letters stand where a phone's dense screen has them, not on whole pixels.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The same engine without the windows around it, which cost the tests almost half their time. */
const SHELL = 'chromium-headless-shell';
const CHROMIUMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const FIREFOXES = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Where a Chromium is, Playwright's own before the system's. It only looks. */
export function findChromium({ shell = false } = {}): string | undefined {
  return findProgram([chromium.executablePath(), ...(shell ? [SHELL] : []), ...CHROMIUMS]);
}

/** Where the Firefox of the system is: not Playwright's own, which is another program. */
export function findFirefox(): string | undefined {
  return findProgram(FIREFOXES);
}

/** Ends here, with a word on what to type, when there is no Chromium and no way to bring one in. */
export function ensureChromium() {
  if (!(findChromium({ shell: true }) || (installFromDebian() && findChromium()))) {
    console.error(
      'Falta um navegador para os testes. Digite `npx playwright install --with-deps chromium` (ou instale o Chromium ou o Google Chrome) e rode de novo.',
    );
    process.exit(1);
  }
}

/** The first that is there, of files by their whole path and of commands by their name. */
function findProgram(candidates: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return candidates
    .flatMap((it) => (/[\\/]/.test(it) ? it : folders.map((folder) => path.join(folder, it))))
    .find((file) => existsSync(file));
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  console.log('Instalando o Chromium do Debian (uma vez só) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' });
  try {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', SHELL, 'chromium');
    return true;
  } catch {
    return false;
  }
}
