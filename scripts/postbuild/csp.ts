import { hash } from 'node:crypto';
import { buildDocumentPolicy } from '../../deploy/headers';
import { findScripts } from './page';

/**
 * Puts the Content-Security-Policy at the start of the head, with the hashes of what the page
 * embeds. Only the encoding comes before, which browsers look for in the first 1024 bytes.
 */
export function injectCsp(document: Document, { keepsReact }: { keepsReact: boolean }) {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = buildDocumentPolicy({
    keepsReact,
    scripts: hashAll(findScripts(document).filter((script) => !script.hasAttribute('src'))),
    styles: hashAll([...document.querySelectorAll('style')]),
  });
  document.head.prepend(...document.querySelectorAll('meta[charset]'), meta);
}

export function hashInline(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

function hashAll(elements: readonly Element[]): string[] {
  return [...new Set(elements.map(({ textContent }) => hashInline(textContent)))];
}
