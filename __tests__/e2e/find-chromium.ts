import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const PLAYWRIGHT = 'npx playwright install --with-deps chromium';
const DEBIAN = 'apt-get update && apt-get install -y --no-install-recommends chromium';

/** Playwright's own Chromium, or else the system's. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = COMMANDS.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [chromium.executablePath(), ...files].find((file) => existsSync(file));
}

/** Before the tests: installs Chromium where there is none. */
export default function ensureChromium() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  for (const command of isDebianRoot ? [PLAYWRIGHT, DEBIAN] : [PLAYWRIGHT]) {
    try {
      findChromium() ?? execSync(command, { stdio: ['ignore', 'inherit', 'inherit'] });
    } catch {} // The next one may work.
  }
  if (!findChromium()) {
    throw new Error(`Falta um navegador para os testes. Digite: ${PLAYWRIGHT}`);
  }
}
