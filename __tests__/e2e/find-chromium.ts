import { execSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const INSTALL = 'npx playwright install --with-deps --only-shell chromium';
const DEBIAN_INSTALL =
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell'; // As root.

/** A headless shell, Playwright's or the system's, or else a whole Chromium. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  const folder = own.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1');
  const inside = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const { stdout } = spawnSync('which', NAMES, { encoding: 'utf8' });
  const system = `${stdout}`.split('\n');
  const shells = [...inside.map((file) => path.join(folder, file)), ...system].filter((file) =>
    /headless.shell(\.exe)?$/.test(file),
  );
  return [...shells, own, ...system].find((file) => existsSync(file));
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
