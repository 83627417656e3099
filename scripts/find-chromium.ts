import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Keeps Chromium from calling home, and from needing a GPU or a sandbox that containers lack. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
export function findChromium(): string {
  const found = findInstalled();
  if (found) {
    return found;
  }
  const installed = installFromDebian() && findInstalled();
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

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const commands = folders.flatMap((folder) => COMMANDS.map((name) => path.join(folder, name)));
  return [chromium.executablePath(), ...commands, ...APPLICATIONS].find((file) => existsSync(file));
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
    aptGet('install', '-y', '--no-install-recommends', 'chromium');
    return true;
  } catch {
    return false;
  }
}
