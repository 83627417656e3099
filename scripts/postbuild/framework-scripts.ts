import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { bundleBrowserScript } from '../bundle';

const LIST = 'components/enhance.ts';

/**
 * Next's scripts and their preloads, the empty element for streamed content, and a preconnect to our
 * own host, which Next adds where no font is preloaded and which opens a second connection.
 */
const FRAMEWORK =
  'script:not([data-inline]), link:is([rel="modulepreload"], [rel="preload"][as="script"], [rel="preconnect"]), body > div[hidden]:empty';

/**
 * Builds the script that pages load on the first interaction. Throws for a client component without
 * its function in `components/enhance.ts`: without React, it would do nothing.
 */
export async function buildEnhancement(): Promise<[file: string, code: Buffer]> {
  const enhanced = readFileSync(LIST, 'utf8');
  const missing = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.client.tsx'))
    .filter((file) => !enhanced.includes(file.replace('.client.tsx', '.enhance')));
  if (missing.length > 0) {
    throw new Error(`${LIST} lacks the function of components/${missing.join(', components/')}.`);
  }
  const code = Buffer.from(await bundleBrowserScript(LIST));
  return [`_next/static/enhance.${hash('sha256', code, 'base64url').slice(0, 6)}.js`, code];
}

/** Removes all scripts and script preloads but ours, which gets the URL of the enhancement script. */
export function stripFrameworkScripts(document: Document, enhancement: string) {
  for (const element of document.querySelectorAll(FRAMEWORK)) {
    element.remove();
  }
  document.querySelector('#browser-script')?.setAttribute('data-enhance', enhancement);
}
