import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { buildBrowserScript } from '../../app/_assets/browser-script';
import { findScripts } from './page';

const LIST = 'components/enhance.ts';

/** Shown only where React already runs. */
const IN_NO_PAGE = /\/error-page\//;

/** Script preloads, and the empty element in which the framework would put what it streams. */
const LEFTOVERS =
  'link[rel="modulepreload"], link[rel="preload"][as="script"], body > div[hidden]:empty';

/** The client components that need React itself: no function of theirs is in the list. */
export function findFrameworkComponents(): string[] {
  const list = readFileSync(LIST, 'utf8');
  return readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.client.tsx') && !IN_NO_PAGE.test(file))
    .filter((file) => !list.includes(`'./${file.replace('.client.tsx', '.enhance')}'`))
    .map((file) => `components/${file}`);
}

/**
 * The file that brings, without React and at a visitor's first intent, what scripts make better, and
 * the styles that only it shows.
 */
export async function buildEnhancement(styles: string): Promise<[file: string, code: string]> {
  // The Content-Security-Policy refuses a new style element, not a sheet that a script adopts.
  const adopt = `const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(styles)});document.adoptedStyleSheets=[s];`;
  const code = adopt + (await buildBrowserScript(LIST));
  // 36 bits are enough to tell one version of a file from all others.
  return [`_next/static/enhance.${hash('sha256', code, 'base64url').slice(0, 6)}.js`, code];
}

/** Removes every script and script preload but ours, and tells ours where that file is. */
export function stripFrameworkScripts(document: Document, enhancement: string) {
  const foreign = findScripts(document).filter(({ dataset }) => !dataset.live);
  for (const element of [...foreign, ...document.querySelectorAll(LEFTOVERS)]) {
    element.remove();
  }
  document.querySelector('[data-live="script"]')?.setAttribute('data-enhance', enhancement);
}
