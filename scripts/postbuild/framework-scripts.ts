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

/** Explains which client components need React, because `components/enhance.ts` lacks their function. */
export function explainReactOnly(): string[] {
  const list = readFileSync(LIST, 'utf8');
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' });
  return (
    files
      // Error pages only show where React already runs.
      .filter((file) => file.endsWith('.client.tsx') && !file.includes('error-page'))
      .map((file) => file.replaceAll('\\', '/').replace('.client.tsx', ''))
      .filter((file) => !list.includes(`'./${file}.enhance'`))
      .map(
        (file) =>
          `components/${file}.client.tsx precisa do React: o site vai com os scripts do próprio Next, funciona igual e pesa 124 KB a mais. Para evitar, ponha o que ele faz numa função em components/${file}.enhance.ts, e ela na lista de components/enhance.ts.`,
      )
  );
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
