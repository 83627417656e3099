import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Keeps Chromium from calling home, and from needing a GPU or a sandbox that containers lack.
 * Letters stand where a phone's dense screen has them, not on whole pixels.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The same engine without the windows around it, which cost the tests almost half their time. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Where a Chromium is: Playwright's own, else one of the system, else Debian's package, which it
 * installs when it may. Throws an error that says what to type when there is none.
 */
export function findChromium({ shell = false } = {}): string {
  const commands = shell ? [SHELL, ...COMMANDS] : COMMANDS;
  const found = findInstalled(commands);
  if (found) {
    return found;
  }
  const installed = installFromDebian() && findInstalled(commands);
  if (installed) {
    return installed;
  }
  throw new Error(
    [
      'Não encontrei um Chromium para rodar os testes no navegador.',
      'Instale o do Playwright e rode de novo:',
      '',
      '  npx playwright install --with-deps chromium',
      '',
      'No Debian, também serve: sudo apt-get update && sudo apt-get install -y chromium',
      'No Ubuntu, no macOS e no Windows, também serve o Google Chrome (https://www.google.com/chrome).',
    ].join('\n'),
  );
}

function findInstalled(commands: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [chromium.executablePath(), ...files, ...APPLICATIONS].find((file) => existsSync(file));
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  console.error('Instalando o Chromium do Debian (uma vez só) …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { env: environment, stdio: 'ignore' });

  try {
    aptGet('update');
    // With one of the fonts that ours is matched to.
    aptGet('install', '-y', '--no-install-recommends', SHELL, 'chromium', 'fonts-liberation');
    return true;
  } catch {
    return false;
  }
}
