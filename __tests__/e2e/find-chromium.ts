import { execSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** What Linux distributions call Chromium and Chrome. */
const SYSTEM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Installs Playwright's own build of Chromium's headless shell. */
const INSTALL = 'npx playwright install --with-deps --only-shell chromium';

/** Installs Debian's Chromium, for systems that Playwright has no build for. Needs root. */
const DEBIAN_INSTALL =
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell';

/**
 * Finds the Chromium for the tests. A headless shell comes before a whole Chromium, as it starts faster, and
 * Playwright's own build before the system's.
 */
export function findChromium(): string | undefined {
  const ownChromium = chromium.executablePath();
  const systemChromiums = findInPath(SYSTEM_NAMES);
  const shells = [...listOwnShellFolder(ownChromium), ...systemChromiums].filter((file) =>
    /headless.shell(\.exe)?$/.test(file),
  );
  return [...shells, ownChromium, ...systemChromiums].find((file) => existsSync(file));
}

/** Lists the files of Playwright's headless shell, in a folder beside its whole Chromium. */
function listOwnShellFolder(ownChromium: string): string[] {
  const folder = ownChromium.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1');
  if (!existsSync(folder)) {
    return [];
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.join(folder, name));
}

/** Finds programs in the `PATH`. Finds none on Windows, which has no `which`. */
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

/** Prints a failed command's error without throwing it, as `ensureChromium` looks for Chromium again afterwards. */
function tryToRun(command: string) {
  try {
    execSync(command, { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    process.stderr.write(`${error}\n`);
  }
}
