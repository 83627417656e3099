/**
 * @file Response headers and the CSP in each page's head. The preview's `serve.json`, which has to be
 * literal, has them; `_headers`, for Cloudflare and Netlify, and `.htaccess`, for Apache and LiteSpeed,
 * take them from there.
 */

import { readFileSync } from 'node:fs';
import preview from '../deploy/serve.json';

/**
 * The headers of every response, errors included, and of files with a content hash in their name. The rest
 * of the CSP is in each page, with its hashes: a `<meta>` cannot set `frame-ancestors`.
 */
const [everywhere = [], hashed = []] = preview.headers.map(({ headers }) => headers);

type Header = { key: string; value: string };

/** Folders whose file names contain a content hash. All else is revalidated on every visit. */
const IMMUTABLE_FOLDERS = ['_next/static/', 'fotos/'];

/**
 * The CSP of a page's `<meta>`, with hashes such as `'sha256-…'`.
 *
 * No `upgrade-insecure-requests`: no page has `http:` URLs, HSTS covers the visit, and some browsers
 * would apply it to `http://localhost`.
 */
export function buildDocumentPolicy(scripts: string[], styles: string[]) {
  return [
    "default-src 'none'",
    ['script-src', ...new Set(scripts)].join(' '),
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
    .map((file) => file.replace(/^(fotos\/[^-]*)-.*/, '$1-*'));
  const write = (path: string, headers: readonly Header[]) =>
    `${basePath}/${path}\n${headers.map(({ key, value }) => `  ${key}: ${value}\n`).join('')}`;
  const security = everywhere.filter(({ key }) => key !== 'Cache-Control');
  return [write('*', security), ...[...new Set(paths)].map((path) => write(path, hashed))].join(
    '\n',
  );
}

/** The `.htaccess` file of Apache and LiteSpeed, with the names of the pages: `privacidade`. */
export function buildHtaccess(basePath: string, pages: readonly string[]): string {
  const write = ({ key, value }: Header) => `Header always set ${key} "${value}"`;
  const values: Record<string, string> = {
    base: basePath,
    pages: pages.filter((page) => !/^(404|index)$/.test(page)).join('|'),
    headers: everywhere.map(write).join('\n  '),
    folders: IMMUTABLE_FOLDERS.join('|'),
    immutable: hashed.map(write).join(),
  };
  const template = readFileSync('deploy/htaccess', 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
