import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Runs without a GPU, and positions letters at subpixels, as phones do. */
export const CHROMIUM_ARGS = ['--disable-gpu', '--font-render-hinting=none'];

const CHROMIUMS = [
  // The same engine without a window, and much faster.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const INSTALL = 'apt-get -qq update && apt-get -qq install -y --no-install-recommends';

/** The path of Playwright's Chromium or, without it, the system's. */
export function findChromium(): string | undefined {
  return findProgram([chromium.executablePath(), ...CHROMIUMS]);
}

/** The path of nginx. */
export function findNginx(): string | undefined {
  return findProgram(['nginx']);
}

/** Installs Chromium and nginx as root on Debian. Elsewhere, exits with instructions if there is no Chromium. */
export function ensurePrograms() {
  const missing = [findChromium() ?? CHROMIUMS[0], findNginx() ?? 'nginx-light'].filter(
    (program) => !path.isAbsolute(program ?? ''),
  );
  if (missing.length > 0 && process.getuid?.() === 0) {
    console.log(`Procuro entre os programas do Debian: ${missing.join(', ')} (uma vez só) …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(`${INSTALL} ${missing.join(' ')}`, { shell: true, env, stdio: 'ignore' });
  }
  if (!findChromium()) {
    console.error(
      'Falta um navegador para os testes. Digite `npx playwright install --with-deps chromium` (ou instale o Chromium ou o Google Chrome) e rode de novo.',
    );
    process.exit(1);
  }
}

/** The first existing file among absolute paths and commands in PATH. */
function findProgram(candidates: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return candidates
    .flatMap((it) => (path.isAbsolute(it) ? it : folders.map((folder) => path.join(folder, it))))
    .find((file) => existsSync(file));
}
