/**
 * @file The one source of what our responses say about themselves: the policy in each page's head,
 * the `_headers` file of Cloudflare and Netlify, `deploy/nginx.conf` and the preview server.
 */

/** Files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Pages, pictures for sharing, `robots.txt` and the like: asked about again on every visit. */
const REVALIDATE = 'no-cache';

/** Folders of files whose name holds a hash of their content. */
const IMMUTABLE_FOLDERS = ['/_next/static/', '/fotos/'] as const;

/** For every response, including errors. */
export const SECURITY_HEADERS = {
  // The rest of the policy is in each page, with the hashes of that page. A `<meta>` cannot say this.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** How long a file may be kept; `path` has no base path. */
export function findCacheControl(path: string): string {
  return IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATE;
}

type PagePolicy = {
  scripts: readonly string[];
  styles: readonly string[];
  /** React writes markup and addresses of scripts as texts. */
  keepsReact: boolean;
};

/**
 * The policy of one page, as its `<meta>` says it. Hashes are `sha256-…`.
 *
 * There is no `upgrade-insecure-requests`: no page names an `http:` address, HSTS covers the visit,
 * and some browsers would apply it to `http://localhost` and find nothing there.
 */
export function buildDocumentPolicy({ scripts, styles, keepsReact }: PagePolicy): string {
  const quote = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${quote(scripts)}`,
    `style-src 'self'${quote(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    // Nothing of ours connects; Lighthouse fetches robots.txt as the page would.
    "connect-src 'self'",
    "manifest-src 'self'",
    // This one path; a policy does not look at the path to which it redirects.
    'frame-src https://www.google.com/maps',
    "base-uri 'none'",
    "form-action 'none'",
    ...(keepsReact ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}

/**
 * The `_headers` file of Cloudflare and Netlify. Where two rules name one header, both hosts send
 * both values, so pages get no `Cache-Control` here: the default of both is the one we want.
 *
 * A rule holds for whatever answers at its address, a 404 too, so scripts and photos are named: a
 * browser that asks for one while it is being published shall not keep the 404 for a year. A rule
 * for all the sizes of a photo, because Cloudflare reads 100 rules.
 */
export function buildHeadersFile(basePath: string, files: Iterable<string>): string {
  const lasting = [...files]
    .filter((file) => findCacheControl(`/${file}`) === IMMUTABLE)
    .map((file) => file.replace(/^(fotos\/.*)-[^-]*/, '$1-*'));
  const security = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  return [
    `${basePath}/*\n${security.join('')}`,
    ...[...new Set(lasting)].map((path) => `${basePath}/${path}\n  Cache-Control: ${IMMUTABLE}\n`),
  ].join('\n');
}
