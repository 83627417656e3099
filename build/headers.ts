/**
 * @file The response headers, in each host's own format.
 *
 * Their source is `deploy/serve.json`, because `serve`, which `npm start` uses, can only read a static file. The build
 * derives two files from it: `_headers` for Cloudflare and Netlify, and `.htaccess` for Apache and LiteSpeed. Vercel
 * reads `vercel.json` before the build, so that file repeats the headers, and a test compares the two.
 */

import { readFileSync } from 'node:fs';
import serveConfig from '../deploy/serve.json';

type Header = { key: string; value: string };

/** Files in these folders never change: their names contain a hash of all that determines their content. */
const HASHED_FOLDERS = ['_next/static', 'fotos'];

/**
 * Sent with every response, errors included. Among them is `frame-ancestors`, the only directive of our Content
 * Security Policy that a page's `<meta>` can't set.
 */
const commonHeaders = findHeaders('**');
const hashedFileHeaders = findHeaders(`**/{${HASHED_FOLDERS.join(',')}}/**`);

function findHeaders(source: string): readonly Header[] {
  const rule = serveConfig.headers.find((candidate) => candidate.source === source);
  if (!rule) {
    throw new Error(`deploy/serve.json has no headers for the source ${source}.`);
  }
  return rule.headers;
}

/**
 * The `_headers` file for Cloudflare and Netlify.
 *
 * - The rule for all paths doesn't set `Cache-Control`. Both hosts combine all rules that match a path, so a photo
 *   would get two values. By default, both tell browsers to revalidate a page on every visit, which is what we want.
 * - Fonts and photos are listed one by one. A rule for the whole folder would also apply to a 404 in it, and a browser
 *   that gets one during a deploy would cache it for a year.
 * - All sizes of a photo share one rule, because Cloudflare reads at most 100 rules.
 */
export function buildHeadersFile(basePath: string, files: Iterable<string>): string {
  const hashedPaths = [...files]
    .filter((file) => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
    .map(coverAllSizes);
  const securityHeaders = commonHeaders.filter(({ key }) => key !== 'Cache-Control');
  const rules = [
    formatRule(`${basePath}/*`, securityHeaders),
    ...[...new Set(hashedPaths)].map((file) =>
      formatRule(`${basePath}/${file}`, hashedFileHeaders),
    ),
  ];
  return rules.join('\n');
}

/** For a photo, `fotos/1f0c9a24-480.avif` becomes `fotos/1f0c9a24-*`. Other paths stay as they are. */
function coverAllSizes(file: string): string {
  return file.replace(/^(fotos\/[^-]*)-.*/, '$1-*');
}

function formatRule(path: string, headers: readonly Header[]): string {
  const lines = headers.map(({ key, value }) => `  ${key}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/**
 * Fills in `deploy/htaccess`, the template of the `.htaccess` file for Apache and LiteSpeed. `pages` are names such as
 * `privacidade`.
 */
export function buildHtaccess(basePath: string, pages: readonly string[]): string {
  const pagesWithCleanUrl = pages.filter((page) => page !== 'index' && page !== '404');
  const values: Record<string, string> = {
    base: basePath,
    pages: pagesWithCleanUrl.join('|'),
    headers: commonHeaders.map(forbidTransforming).map(formatDirective).join('\n  '),
    folders: HASHED_FOLDERS.join('|'),
    immutable: hashedFileHeaders.map(formatDirective).join(),
  };
  const template = readFileSync('deploy/htaccess', 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * Adds `no-transform` to `Cache-Control`. Otherwise mod_pagespeed and proxies may rewrite inline styles and scripts,
 * whose hashes then no longer match the CSP.
 *
 * Only `.htaccess` has it, because Apache still compresses. Cloudflare and `serve` wouldn't, and would send a home page
 * of 71 KB instead of 18 KB.
 * https://developers.cloudflare.com/speed/optimization/content/compression/
 */
function forbidTransforming(header: Header): Header {
  const { key, value } = header;
  return key === 'Cache-Control' ? { key, value: `${value}, no-transform` } : header;
}

function formatDirective({ key, value }: Header): string {
  return `Header always set ${key} "${value}"`;
}
