import { execSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const INSTALL = 'npx playwright install --with-deps chromium';
const DEBIAN_INSTALL = 'apt-get update && apt-get install -y chromium-headless-shell'; // As root.

/** Playwright's own Chromium, or else the system's. */
export function findChromium(): string | undefined {
  const { stdout } = spawnSync('which', NAMES, { encoding: 'utf8' });
  return [chromium.executablePath(), ...`${stdout}`.split('\n')].find((file) => existsSync(file));
}

/** Before the tests: installs Chromium where there is none. */
export default function ensureChromium() {
  for (const command of [INSTALL, DEBIAN_INSTALL]) {
    try {
      findChromium() ?? execSync(command, { stdio: ['ignore', 'inherit', 'inherit'] });
    } catch {} // The next one may work.
  }
  if (!findChromium()) {
    throw new Error(`Falta um navegador para os testes. Digite: ${INSTALL}`);
  }
}
