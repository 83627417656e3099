import { hash } from 'node:crypto';
import { buildDocumentPolicy } from '../../deploy/headers';
import { findScripts } from './page';

/**
 * Adds the Content-Security-Policy with the hashes of all inline scripts and styles to the start of
 * the head. Only the charset comes before it: it must be in the first 1024 bytes.
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
