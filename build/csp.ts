import { hash } from 'node:crypto';

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

/**
 * Builds the Content Security Policy for a page's `<meta>`, with hashes such as `'sha256-…'`.
 *
 * The policy has no `upgrade-insecure-requests`, because no page has `http:` URLs, HSTS keeps the visit itself
 * on HTTPS, and some browsers would apply the directive to `http://localhost`.
 */
export function buildDocumentPolicy(scripts: string[], styles: string[]) {
  return [
    "default-src 'none'",
    ['script-src', ...new Set(scripts)].join(' '),
    ['style-src', "'self'", ...new Set(styles)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // Our scripts make no requests, but Lighthouse fetches robots.txt from within the page.
    "connect-src 'self'",
    "manifest-src 'self'",
    // Only Google Maps may be framed. The map redirects to a longer path, which this source allows too, because
    // browsers ignore the path of a source after a redirect.
    'frame-src https://www.google.com/maps',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
