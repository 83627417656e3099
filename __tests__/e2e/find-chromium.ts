import { execSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The names of Chromium's and Chrome's programs in Linux distributions. */
const SYSTEM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The command that installs Playwright's own headless shell of Chromium. */
const INSTALL = 'npx playwright install --with-deps --only-shell chromium';

/** The command that installs Debian's Chromium, for systems without a build of Playwright's. The command needs root. */
const DEBIAN_INSTALL =
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell';

/**
 * Finds the Chromium that the tests use: a headless shell if there is one, because it starts faster, or else a
 * whole Chromium. Playwright's own build comes before the system's.
 */
export function findChromium(): string | undefined {
  const ownChromium = chromium.executablePath();
  const systemChromiums = findInPath(SYSTEM_NAMES);
  const shells = [...listOwnShellFolder(ownChromium), ...systemChromiums].filter((file) =>
    /headless.shell(\.exe)?$/.test(file),
  );
  return [...shells, ownChromium, ...systemChromiums].find((file) => existsSync(file));
}

/** Lists the files in the folder of Playwright's headless shell, which lies beside the folder of its whole Chromium. */
function listOwnShellFolder(ownChromium: string): string[] {
  const folder = ownChromium.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1');
  if (!existsSync(folder)) {
    return [];
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.join(folder, name));
}

/** Finds programs by name in the system's `PATH`. Windows has no `which`, so nothing is found there. */
function findInPath(names: string[]): string[] {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  return `${stdout ?? ''}`.split('\n').filter((line) => line !== '');
}

/** Installs Chromium before the tests if there is none. */
export default function ensureChromium() {
  for (const command of [INSTALL, DEBIAN_INSTALL]) {
    if (!findChromium()) {
      tryToRun(command);
    }
  }
  if (!findChromium()) {
    throw new Error(`Falta um navegador para os testes. Digite: ${INSTALL}`);
  }
}

/** Runs a command. An error is printed but not thrown, because `ensureChromium` checks afterwards whether Chromium is installed. */
function tryToRun(command: string) {
  try {
    execSync(command, { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    process.stderr.write(`${error}\n`);
  }
}
