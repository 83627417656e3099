import { hash } from 'node:crypto';
import { buildDocumentPolicy } from './headers';

/** Selects the inline scripts that run. Data blocks, such as JSON-LD, do not run and need no hash. */
const INLINE_SCRIPTS = 'script:not([src], [type$="json"])';

/**
 * Adds the Content Security Policy to the start of the head, with the hashes of all inline scripts and styles.
 * Only the charset comes before it, because browsers look for the charset in the first 1024 bytes.
 */
export function injectCsp(page: Document): void {
  const scriptHashes = [...page.querySelectorAll(INLINE_SCRIPTS)].map(hashInline);
  const styleHashes = [...page.querySelectorAll('style')].map(hashInline);
  const meta = page.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = buildDocumentPolicy(scriptHashes, styleHashes);
  page.head.prepend(...page.querySelectorAll('meta[charset]'), meta);
}

/** Returns the CSP source of an inline script or style: `'sha256-…'` (CSP Level 3, section 2.3.1). */
function hashInline({ textContent }: Element): string {
  return `'sha256-${hash('sha256', textContent, 'base64')}'`;
}
