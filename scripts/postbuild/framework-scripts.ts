import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { bundleBrowserScript } from '../bundle';

/**
 * Next's scripts and their preloads, the empty element for streamed content, and a preconnect to our
 * own host, which Next adds where no font is preloaded and which opens a second connection.
 */
const FRAMEWORK =
  'script:not([data-inline]), link:is([rel="modulepreload"], [rel="preload"][as="script"], [rel="preconnect"]), body > div[hidden]:empty';

/**
 * Builds the script that pages load on the first interaction. Throws for a client component without a
 * behaviour: on the published page, which has no React, it would do nothing.
 */
export async function buildInteractionScript(): Promise<[file: string, code: Buffer]> {
  const clients = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((file) => `components/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.client.tsx'));
  const idle = clients.find((file) => !readFileSync(file, 'utf8').includes('{...behaviour('));
  if (idle) {
    throw new Error(`${idle} has no behaviour of components/behaviours.ts.`);
  }
  const code = Buffer.from(
    await bundleBrowserScript('components/browser/script-on-interaction.ts'),
  );
  return [`_next/static/interaction.${hash('sha256', code, 'base64url').slice(0, 6)}.js`, code];
}

/** Removes all scripts and script preloads but ours, which gets the URL of the other script. */
export function stripFrameworkScripts(document: Document, script: string) {
  for (const element of document.querySelectorAll(FRAMEWORK)) {
    element.remove();
  }
  document.querySelector('#browser-script')?.setAttribute('data-module', script);
}
