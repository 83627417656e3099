import { hash } from 'node:crypto';
import { keepsReact } from './framework-scripts';

/** Leaves out JSON-LD and other data: it doesn't run, so the CSP allows it without a hash. */
const INLINE_SCRIPTS = 'script:not([src], [type$="json"])';

/**
 * Puts the Content Security Policy at the start of the head. Only the charset comes before it, because browsers look
 * for the charset in the first 1024 bytes.
 */
export function injectCsp(page: Document): void {
  const scriptHashes = [...page.querySelectorAll(INLINE_SCRIPTS)].map(hashInline);
  const styleHashes = [...page.querySelectorAll('style')].map(hashInline);
  const meta = page.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = buildDocumentPolicy(scriptHashes, styleHashes, keepsReact(page));
  page.head.prepend(...page.querySelectorAll('meta[charset]'), meta);
}

/** For example `'sha256-…'`, as CSP Level 3 defines it in section 2.3.1. */
function hashInline({ textContent }: Element): string {
  return `'sha256-${hash('sha256', textContent, 'base64')}'`;
}

/**
 * The policy doesn't need `upgrade-insecure-requests`: pages have no `http:` URLs, and HSTS keeps the visit itself on
 * HTTPS. Some browsers would even apply the directive to `http://localhost`.
 */
function buildDocumentPolicy(scriptHashes: string[], styleHashes: string[], hasReact: boolean) {
  const ownFiles = hasReact ? ["'self'"] : [];
  // Turbopack loads a lazy chunk by setting `script.src` to a string, which Trusted Types would block.
  const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];
  return [
    "default-src 'none'",
    ['script-src', ...ownFiles, ...new Set(scriptHashes)].join(' '),
    ['style-src', "'self'", ...new Set(styleHashes)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // Our scripts make no requests, but Lighthouse fetches robots.txt from within the page.
    "connect-src 'self'",
    "manifest-src 'self'",
    // Only Google Maps may be framed. It redirects to a longer path, which works because browsers ignore a source's
    // path after a redirect.
    'frame-src https://www.google.com/maps',
    "base-uri 'none'",
    "form-action 'none'",
    ...(hasReact ? [] : trustedTypes),
  ].join('; ');
}
