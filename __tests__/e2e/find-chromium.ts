import { execSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const INSTALL = 'npx playwright install --with-deps --only-shell chromium';

/** Installs Debian's package. It needs root, and helps where Playwright has no build for the system. */
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

/** Lists what is in the folder of Playwright's headless shell, which lies beside that of its Chromium. */
function listOwnShellFolder(ownChromium: string): string[] {
  const folder = ownChromium.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1');
  if (!existsSync(folder)) {
    return [];
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.join(folder, name));
}

/** Finds the programs that the system's `PATH` holds. Windows has no `which`, so nothing is found there. */
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

/** Runs a command whose failure does not matter: `ensureChromium` looks at what is installed afterwards. */
function tryToRun(command: string) {
  try {
    execSync(command, { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    process.stderr.write(`${error}\n`);
  }
}
