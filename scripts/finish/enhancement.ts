import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { buildBrowserScript } from '../../app/_assets/browser-script';
import { findScripts, type Page } from './page';
import { finishStyles } from './styles';

const LIST = 'components/enhance.ts';

/** Shown only where React already runs. */
const IN_NO_PAGE = /\/error-page\//;

const PRELOADS = 'link[rel="modulepreload"], link[rel="preload"][as="script"]';

/** The client components that need React itself: no function of theirs is in the list. */
export function findReactOnly(): string[] {
  const list = readFileSync(LIST, 'utf8');
  return readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.client.tsx') && !IN_NO_PAGE.test(file))
    .filter((file) => !list.includes(`'./${file.replace('.client.tsx', '.enhance')}'`))
    .map((file) => `components/${file}`);
}

/**
 * Removes from the pages every script and script preload but those that `data-live` marks as ours,
 * and the styles of what only scripts show. Returns the file that brings both back, without React,
 * at a visitor's first intent.
 */
export async function replaceReact(
  pages: readonly Page[],
  basePath: string,
): Promise<[file: string, code: Buffer]> {
  const documents = pages.map(({ document }) => document);
  const findAll = (selector: string) =>
    documents.flatMap((document) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const foreign = documents.flatMap(findScripts).filter(({ dataset }) => !dataset.live);
  [...foreign, ...findAll(PRELOADS)].map((element) => element.remove());
  const scripts = findAll('[data-live="script"]');
  const enhancement = await buildBrowserScript(LIST);
  const styles = JSON.stringify(
    finishStyles(documents, `${scripts[0]?.textContent}${enhancement}`),
  );
  // The Content-Security-Policy refuses a new style element, not a sheet that a script adopts.
  const adopt = `const s=new CSSStyleSheet;s.replaceSync(${styles});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s];`;
  const code = adopt + enhancement;
  // 36 bits are enough to tell one version of a file from all others.
  const file = `_next/static/enhance.${hash('sha256', code, 'base64url').slice(0, 6)}.js`;
  for (const script of scripts) {
    script.dataset.enhance = `${basePath}/${file}`;
  }
  return [file, Buffer.from(code)];
}
