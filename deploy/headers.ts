/**
 * @file Response headers and the CSP in each page's head. `_headers`, for Cloudflare and Netlify, and
 * `.htaccess`, for Apache and LiteSpeed, take them from here; `serve.json`, for previews, is a copy,
 * which a test compares.
 */

/** For files with a content hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Folders whose file names contain a content hash. */
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

/** The `Cache-Control` of a file, by its path inside `out/`: by default, revalidated on every visit. */
export function chooseCacheControl(file: string): string {
  return IMMUTABLE_FOLDERS.some((folder) => file.startsWith(folder)) ? IMMUTABLE : 'no-cache';
}

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
    .filter((file) => chooseCacheControl(file) === IMMUTABLE)
    .map((file) => file.replace(/^(fotos\/.*)-[^-]*/, '$1-*'));
  const security = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  return [
    `${basePath}/*\n${security.join('')}`,
    ...[...new Set(paths)].map((path) => `${basePath}/${path}\n  Cache-Control: ${IMMUTABLE}\n`),
  ].join('\n');
}

/**
 * The `.htaccess` file of Apache and LiteSpeed: clean addresses, the 404 page, the same headers, the
 * types and the compression that shared hosts may lack. It uses only what `AllowOverride FileInfo`
 * permits: anything else, such as `Options`, could answer every visit with an error.
 */
export function buildHtaccess(basePath: string, pages: readonly string[]): string {
  const security = Object.entries(SECURITY_HEADERS).map(
    ([name, value]) => `  Header always set ${name} "${value}"\n`,
  );
  const names = pages.filter((page) => !/^(404|index)$/.test(page)).join('|');
  return `ErrorDocument 404 ${basePath}/404.html
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${basePath}/
  # Settings of other hosts, and folders without a page of their own.
  RewriteRule ^_headers$ - [R=404,L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteCond %{REQUEST_FILENAME}/index.php !-f
  RewriteRule /$ - [R=404,L]
  # One address per page. What the rule below adds is not part of the request.
  RewriteRule ^(${names})(?:\\.html)?/$ ${basePath}/$1 [R=301,L]
  RewriteCond %{THE_REQUEST} \\.html[?\\s]
  RewriteRule ^(?:index|(${names}))\\.html$ ${basePath}/$1 [R=301,L]
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^([^./]+)$ $1.html [L]
</IfModule>
<IfModule mod_headers.c>
${security.join('')}  Header always set Cache-Control "no-cache"
  <IfModule mod_setenvif.c>
    # Not for a missing file: the address of what is sent then is the 404 page's.
    SetEnvIf Request_URI "^${basePath}/(${IMMUTABLE_FOLDERS.join('|')})" HAS_HASH
    Header always set Cache-Control "${IMMUTABLE}" env=HAS_HASH
  </IfModule>
</IfModule>
<IfModule mod_mime.c>
  AddType image/avif .avif
  AddType application/manifest+json .webmanifest
  AddType text/vcard .vcf
  AddType font/woff2 .woff2
</IfModule>
<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE text/html text/plain text/vcard text/javascript application/javascript application/manifest+json application/xml image/svg+xml
  </IfModule>
</IfModule>
`;
}
