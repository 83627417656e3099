import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALL = 'npx playwright install --with-deps chromium';

/** For systems for which Playwright has no Chromium. Installing Debian's package needs root. */
const INSTALL_ON_DEBIAN =
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell';

const ON_DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The path of Debian's Chromium. Undefined if Playwright has its own, which it finds itself, or if there's none. */
export function findChromium(): string | undefined {
  return existsSync(chromium.executablePath())
    ? undefined
    : ON_DEBIAN.find((file) => existsSync(file));
}

/** Installs Chromium if it's missing. Playwright runs this before all tests. */
export default function ensureChromium() {
  const isInstalled = () => existsSync(chromium.executablePath()) || findChromium() !== undefined;
  for (const command of [INSTALL, INSTALL_ON_DEBIAN]) {
    if (!isInstalled()) {
      tryToRun(command);
    }
  }
  if (!isInstalled()) {
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
