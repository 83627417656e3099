import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { buildBrowserScript } from '../../app/_assets/browser-script';
import { findScripts } from './page';

const LIST = 'components/enhance.ts';

/** Error pages only show where React already runs. */
const ERROR_PAGES = /\/error-page\//;

/** Script preloads, and the empty element for streamed content. */
const LEFTOVERS =
  'link[rel="modulepreload"], link[rel="preload"][as="script"], body > div[hidden]:empty';

/** Client components without a function in `components/enhance.ts`: they need React. */
export function findFrameworkComponents(): string[] {
  const list = readFileSync(LIST, 'utf8');
  return readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.client.tsx') && !ERROR_PAGES.test(file))
    .filter((file) => !list.includes(`'./${file.replace('.client.tsx', '.enhance')}'`))
    .map((file) => `components/${file}`);
}

/** Builds the script that pages load on the first interaction, with the styles that it needs. */
export async function buildEnhancement(styles: string): Promise<[file: string, code: string]> {
  // The CSP blocks new style elements, but not adopted style sheets.
  const adopt = `const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(styles)});document.adoptedStyleSheets=[s];`;
  const code = adopt + (await buildBrowserScript(LIST));
  return [`_next/static/enhance.${hash('sha256', code, 'base64url').slice(0, 6)}.js`, code];
}

/** Removes all scripts and script preloads but ours, which gets the URL of the enhancement script. */
export function stripFrameworkScripts(document: Document, enhancement: string) {
  const foreign = findScripts(document).filter(({ dataset }) => !dataset.live);
  for (const element of [...foreign, ...document.querySelectorAll(LEFTOVERS)]) {
    element.remove();
  }
  document.querySelector('[data-live="script"]')?.setAttribute('data-enhance', enhancement);
}
