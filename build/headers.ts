/**
 * @file The response headers that each host sends, and the Content Security Policy in the head of each page.
 *
 * The headers are written in `serve.json`, the configuration of the preview, because the preview can read
 * only a static file. The build derives two other files from it: `_headers` for Cloudflare and Netlify, and
 * `.htaccess` for Apache and LiteSpeed.
 */

import { readFileSync } from 'node:fs';
import preview from '../deploy/serve.json';

type Header = { key: string; value: string };

/** Folders in which every file has a hash of its content in its name. Such a file never changes. */
const HASHED_FOLDERS = ['_next/static', 'fotos'];

/**
 * The headers of every response, errors included. They contain the only directive of the Content Security
 * Policy that a page's `<meta>` cannot set, `frame-ancestors`.
 */
const everyResponse = findHeaders('**');
const hashedFiles = findHeaders(`**/{${HASHED_FOLDERS.join(',')}}/**`);

/** Finds the headers that `serve.json` has for a pattern of addresses. */
function findHeaders(source: string): readonly Header[] {
  const rule = preview.headers.find((candidate) => candidate.source === source);
  if (!rule) {
    throw new Error(`deploy/serve.json has no headers for the source ${source}.`);
  }
  return rule.headers;
}

/**
 * Builds the Content Security Policy for a page's `<meta>`, with hashes such as `'sha256-…'`.
 *
 * The policy has no `upgrade-insecure-requests`, because no page has `http:` URLs, HSTS protects the visit
 * itself, and some browsers would apply the directive to `http://localhost`.
 */
export function buildDocumentPolicy(scripts: string[], styles: string[]) {
  return [
    "default-src 'none'",
    ['script-src', ...new Set(scripts)].join(' '),
    ['style-src', "'self'", ...new Set(styles)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    // Our pages make no requests, but Lighthouse fetches robots.txt from within the page.
    "connect-src 'self'",
    "manifest-src 'self'",
    // Only Google Maps may be framed. After a redirect, browsers compare the host alone, without the path.
    'frame-src https://www.google.com/maps',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Builds the `_headers` file of Cloudflare and Netlify.
 *
 * Pages get no `Cache-Control` here. If two rules set the same header, both hosts send both values, and
 * what they send without a rule, "revalidate on every visit", is what pages need.
 *
 * Fonts and photos are listed one by one instead of by folder, because a rule also applies to a 404 at its
 * path: during a deploy, a browser would cache the 404 for a year. All sizes of a photo share one rule,
 * because Cloudflare reads at most 100 rules.
 */
export function buildHeadersFile(basePath: string, files: Iterable<string>): string {
  const hashedPaths = [...files]
    .filter((file) => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
    .map(joinSizes);
  const security = everyResponse.filter(({ key }) => key !== 'Cache-Control');
  const rules = [
    formatRule(`${basePath}/*`, security),
    ...[...new Set(hashedPaths)].map((file) => formatRule(`${basePath}/${file}`, hashedFiles)),
  ];
  return rules.join('\n');
}

/** Replaces the size of a photo by a wildcard: `fotos/ab59d3-480.avif` becomes `fotos/ab59d3-*`. */
function joinSizes(file: string): string {
  return file.replace(/^(fotos\/[^-]*)-.*/, '$1-*');
}

function formatRule(path: string, headers: readonly Header[]): string {
  const lines = headers.map(({ key, value }) => `  ${key}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/** Builds the `.htaccess` file of Apache and LiteSpeed. `pages` are names such as `privacidade`. */
export function buildHtaccess(basePath: string, pages: readonly string[]): string {
  const cleanAddresses = pages.filter((page) => page !== 'index' && page !== '404');
  const values: Record<string, string> = {
    base: basePath,
    pages: cleanAddresses.join('|'),
    headers: everyResponse.map(formatDirective).join('\n  '),
    folders: HASHED_FOLDERS.join('|'),
    immutable: hashedFiles.map(formatDirective).join(),
  };
  const template = readFileSync('deploy/htaccess', 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

function formatDirective({ key, value }: Header): string {
  return `Header always set ${key} "${value}"`;
}
