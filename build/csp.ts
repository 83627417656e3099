import { hash } from 'node:crypto';
import { buildDocumentPolicy } from './headers';

/** Scripts without data blocks, such as JSON-LD. */
export const INLINE_SCRIPTS = 'script:not([src], [type$="json"])';

/**
 * Adds the Content-Security-Policy with the hashes of all inline scripts and styles to the start of
 * the head. Only the charset comes before it: it must be in the first 1024 bytes.
 */
export function injectCsp(document: Document) {
  const hashAll = (selector: string) => [...document.querySelectorAll(selector)].map(hashInline);
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = buildDocumentPolicy(hashAll(INLINE_SCRIPTS), hashAll('style'));
  document.head.prepend(...document.querySelectorAll('meta[charset]'), meta);
}

export function hashInline({ textContent }: Element): string {
  return `'sha256-${hash('sha256', textContent, 'base64')}'`;
}
