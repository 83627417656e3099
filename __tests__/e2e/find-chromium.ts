import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const INSTALL = 'npx playwright install --with-deps chromium';
const DEBIAN =
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell';
const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Playwright's own Chromium, or else the system's. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  const files = NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [chromium.executablePath(), ...files].find((file) => existsSync(file));
}

/** Before the tests: installs Chromium where there is none. */
export default function ensureChromium() {
  for (const command of [INSTALL, isDebianRoot ? DEBIAN : 'false']) {
    try {
      findChromium() ?? execSync(command, { stdio: ['ignore', 'inherit', 'inherit'] });
    } catch {} // The next one may work.
  }
  if (!findChromium()) {
    throw new Error(`Falta um navegador para os testes. Digite: ${INSTALL}`);
  }
}
