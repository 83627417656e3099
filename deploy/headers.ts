/**
 * @file Response headers and the CSP in each page's head. `_headers`, for Cloudflare and Netlify, and
 * `.htaccess`, for Apache and LiteSpeed, take them from here; `serve.json`, for previews, is a copy,
 * which a test compares.
 */

import { readFileSync } from 'node:fs';

/** For files with a content hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Folders whose file names contain a content hash. All else is revalidated on every visit. */
const IMMUTABLE_FOLDERS = ['_next/static/', 'fotos/'];

/** For every response, including errors. */
export const SECURITY_HEADERS = {
  // The rest of the CSP is in each page, with its hashes. A `<meta>` cannot set this directive.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The CSP of a page's `<meta>`, with hashes such as `'sha256-…'`.
 *
 * No `upgrade-insecure-requests`: no page has `http:` URLs, HSTS covers the visit, and some browsers
 * would apply it to `http://localhost`.
 */
export function buildDocumentPolicy(scripts: string[], styles: string[]) {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...new Set(scripts)].join(' '),
    ['style-src', "'self'", ...new Set(styles)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // Our pages make no requests; Lighthouse fetches robots.txt from within the page.
    "connect-src 'self'",
    "manifest-src 'self'",
    // Only this path. A CSP ignores the path after a redirect.
    'frame-src https://www.google.com/maps',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * The `_headers` file of Cloudflare and Netlify. If two rules set the same header, both hosts send
 * both values, so pages get no `Cache-Control` here; both hosts' default is what we need.
 *
 * A rule also applies to a 404 at its path. So scripts and photos are listed one by one: browsers
 * must not cache a 404 during a deploy for a year. All sizes of a photo share one rule, because
 * Cloudflare reads 100 rules.
 */
export function buildHeadersFile(basePath: string, files: Iterable<string>): string {
  const paths = [...files]
    .filter((file) => IMMUTABLE_FOLDERS.some((folder) => file.startsWith(folder)))
    .map((file) => file.replace(/^(fotos\/.*)-[^-]*/, '$1-*'));
  const security = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  return [
    `${basePath}/*\n${security.join('')}`,
    ...[...new Set(paths)].map((path) => `${basePath}/${path}\n  Cache-Control: ${IMMUTABLE}\n`),
  ].join('\n');
}

/** The `.htaccess` file of Apache and LiteSpeed, with the names of the pages: `privacidade`. */
export function buildHtaccess(basePath: string, pages: readonly string[]): string {
  const headers = Object.entries({ ...SECURITY_HEADERS, 'Cache-Control': 'no-cache' });
  const values: Record<string, string> = {
    base: basePath,
    pages: pages.filter((page) => !/^(404|index)$/.test(page)).join('|'),
    headers: headers.map(([name, value]) => `  Header always set ${name} "${value}"`).join('\n'),
    hashed: IMMUTABLE_FOLDERS.join('|'),
    immutable: IMMUTABLE,
  };
  const template = readFileSync('deploy/htaccess', 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
