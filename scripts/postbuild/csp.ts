import { hash } from 'node:crypto';
import { buildDocumentPolicy } from '../../deploy/headers';

/**
 * Adds the Content-Security-Policy with the hashes of all inline scripts and styles to the start of
 * the head. Only the charset comes before it: it must be in the first 1024 bytes.
 */
export function injectCsp(document: Document, keepsReact: boolean) {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  const scripts = findInlineScripts(document).map(hashInline);
  const styles = [...document.querySelectorAll('style')].map(hashInline);
  meta.content = buildDocumentPolicy(scripts, styles, keepsReact);
  document.head.prepend(...document.querySelectorAll('meta[charset]'), meta);
}

export function hashInline({ textContent }: Element): string {
  return `'sha256-${hash('sha256', textContent, 'base64')}'`;
}

/** Without data blocks, such as JSON-LD. */
export function findInlineScripts(document: Document) {
  return [...document.querySelectorAll('script:not([src], [type$="json"])')];
}
