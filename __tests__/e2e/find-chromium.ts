import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALL = 'npx playwright install --with-deps chromium';

/** For systems for which Playwright has no Chromium. Installing Debian's package needs root. */
const INSTALL_ON_DEBIAN =
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell';

const DEBIAN_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const hasPlaywrightsOwn = () => existsSync(chromium.executablePath());

const findDebians = () => DEBIAN_PATHS.find((file) => existsSync(file));

/** Returns undefined if Playwright has its own Chromium, which it finds itself. */
export function findChromium(): string | undefined {
  return hasPlaywrightsOwn() ? undefined : findDebians();
}

/** Installs Chromium if it's missing. Playwright runs this before all tests. */
export default function ensureChromium() {
  const isInstalled = () => hasPlaywrightsOwn() || findDebians() !== undefined;
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
