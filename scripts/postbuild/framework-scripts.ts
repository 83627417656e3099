import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { buildBrowserScript } from '../../app/_assets/browser-script';

const LIST = 'components/enhance.ts';

/**
 * Next's scripts and their preloads, the empty element for streamed content, and a preconnect to our
 * own host, which Next adds where no font is preloaded and which opens a second connection.
 */
const FRAMEWORK =
  'script:not([data-inline]), link:is([rel="modulepreload"], [rel="preload"][as="script"], [rel="preconnect"]), body > div[hidden]:empty';

/** The client components that need React, because `components/enhance.ts` lacks their function. */
export function listReactOnly(): string[] {
  const enhanced = readFileSync(LIST, 'utf8');
  return readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.client.tsx'))
    .filter((file) => !file.includes('error-page')) // Only shows where React already runs.
    .filter((file) => !enhanced.includes(file.replace('.client.tsx', '.enhance')));
}

/** Builds the script that pages load on the first interaction. */
export async function buildEnhancement(): Promise<[file: string, code: Buffer]> {
  const code = Buffer.from(await buildBrowserScript(LIST));
  return [`_next/static/enhance.${hash('sha256', code, 'base64url').slice(0, 6)}.js`, code];
}

/** Removes all scripts and script preloads but ours, which gets the URL of the enhancement script. */
export function stripFrameworkScripts(document: Document, enhancement: string) {
  [...document.querySelectorAll(FRAMEWORK)].map((element) => element.remove());
  document.querySelector('#live-script')?.setAttribute('data-enhance', enhancement);
}
