import { hash } from 'node:crypto';

/** Leaves out JSON-LD and other data blocks. They don't run, so they don't need a hash. */
const INLINE_SCRIPTS = 'script:not([src], [type$="json"])';

/**
 * Puts the Content Security Policy at the start of the head, with the hashes of all inline scripts and styles. Only the
 * charset comes before it, because browsers look for that in the first 1024 bytes.
 */
export function injectCsp(page: Document): void {
  const scriptHashes = [...page.querySelectorAll(INLINE_SCRIPTS)].map(hashInline);
  const styleHashes = [...page.querySelectorAll('style')].map(hashInline);
  const meta = page.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = buildDocumentPolicy(scriptHashes, styleHashes);
  page.head.prepend(...page.querySelectorAll('meta[charset]'), meta);
}

/** Returns the CSP source for an inline script or style: `'sha256-…'` (CSP Level 3, section 2.3.1). */
function hashInline({ textContent }: Element): string {
  return `'sha256-${hash('sha256', textContent, 'base64')}'`;
}

/**
 * The Content Security Policy for a page's `<meta>`.
 *
 * We don't need `upgrade-insecure-requests`: pages have no `http:` URLs, and HSTS keeps the visit itself on HTTPS. Some
 * browsers would even apply the directive to `http://localhost`.
 */
export function buildDocumentPolicy(scriptHashes: string[], styleHashes: string[]) {
  return [
    "default-src 'none'",
    ['script-src', ...new Set(scriptHashes)].join(' '),
    ['style-src', "'self'", ...new Set(styleHashes)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // Our scripts make no requests, but Lighthouse fetches robots.txt from within the page.
    "connect-src 'self'",
    "manifest-src 'self'",
    // Only Google Maps may be framed. Its URL redirects to a longer path, which is also allowed, because browsers
    // ignore the path in a source after a redirect.
    'frame-src https://www.google.com/maps',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
