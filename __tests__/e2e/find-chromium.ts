import { execSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Linux distributions have different names for Chromium. */
const SYSTEM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const INSTALL = 'npx playwright install --with-deps --only-shell chromium';

/** Helps on systems for which Playwright has no Chromium. It installs Debian's package, which needs root. */
const DEBIAN_INSTALL =
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell';

/**
 * Prefers a headless shell to a whole Chromium, because it starts faster, and Playwright's own build to the system's.
 */
export function findChromium(): string | undefined {
  const ownChromium = chromium.executablePath();
  const systemChromiums = findInPath(SYSTEM_NAMES);
  const shells = [...listOwnShellFolder(ownChromium), ...systemChromiums].filter((file) =>
    /headless.shell(\.exe)?$/.test(file),
  );
  return [...shells, ownChromium, ...systemChromiums].find((file) => existsSync(file));
}

/** Playwright installs its headless shell in a folder beside its whole Chromium. */
function listOwnShellFolder(ownChromium: string): string[] {
  const folder = ownChromium.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1');
  if (!existsSync(folder)) {
    return [];
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.join(folder, name));
}

/** Finds no programs on Windows, which has no `which`. */
function findInPath(names: string[]): string[] {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' });
  return `${stdout ?? ''}`.split('\n').filter((line) => line !== '');
}

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

/** Prints errors instead of throwing them, because the next command may still succeed. */
function tryToRun(command: string) {
  try {
    execSync(command, { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    process.stderr.write(`${error}\n`);
  }
}
