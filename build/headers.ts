/**
 * @file The response headers that each host sends.
 *
 * The headers are written in `deploy/serve.json`, because `npm start` serves the site with `serve`, which can
 * read only a static file. The build derives two other files from it: `_headers` for Cloudflare and Netlify,
 * and `.htaccess` for Apache and LiteSpeed. Vercel reads `vercel.json` before it builds, so that file repeats the
 * headers, and a test compares the two.
 */

import { readFileSync } from 'node:fs';
import serveConfig from '../deploy/serve.json';

type Header = { key: string; value: string };

/** Folders in which the name of every file contains a hash of everything that determines its content. Such a file never changes. */
const HASHED_FOLDERS = ['_next/static', 'fotos'];

/**
 * The headers of every response, errors included. These headers contain `frame-ancestors`, the only directive of the
 * Content Security Policy that a page's `<meta>` cannot set.
 */
const commonHeaders = findHeaders('**');
const hashedFileHeaders = findHeaders(`**/{${HASHED_FOLDERS.join(',')}}/**`);

/** Finds the headers that `serve.json` sets for a pattern of paths. */
function findHeaders(source: string): readonly Header[] {
  const rule = serveConfig.headers.find((candidate) => candidate.source === source);
  if (!rule) {
    throw new Error(`deploy/serve.json has no headers for the source ${source}.`);
  }
  return rule.headers;
}

/**
 * Builds the `_headers` file of Cloudflare and Netlify.
 *
 * The rule for all paths sets no `Cache-Control`, because both hosts send the values of all rules that
 * match a path, so a photo would get two values. Without a rule, both hosts tell browsers to revalidate a page on every
 * visit, which is what pages need.
 *
 * Fonts and photos are listed one by one, because a rule for a whole folder would also apply to a 404 in it. A browser
 * that gets a 404 during a deploy would then cache the 404 for a year. All sizes of a photo share one
 * rule, because Cloudflare reads at most 100 rules.
 */
export function buildHeadersFile(basePath: string, files: Iterable<string>): string {
  const hashedPaths = [...files]
    .filter((file) => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)))
    .map(replaceWidthWithWildcard);
  const securityHeaders = commonHeaders.filter(({ key }) => key !== 'Cache-Control');
  const rules = [
    formatRule(`${basePath}/*`, securityHeaders),
    ...[...new Set(hashedPaths)].map((file) =>
      formatRule(`${basePath}/${file}`, hashedFileHeaders),
    ),
  ];
  return rules.join('\n');
}

/** Replaces the width and the format of a photo with a wildcard: `fotos/1f0c9a24-480.avif` becomes `fotos/1f0c9a24-*`. */
function replaceWidthWithWildcard(file: string): string {
  return file.replace(/^(fotos\/[^-]*)-.*/, '$1-*');
}

function formatRule(path: string, headers: readonly Header[]): string {
  const lines = headers.map(({ key, value }) => `  ${key}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/**
 * Builds the `.htaccess` file of Apache and LiteSpeed from the template `deploy/htaccess`. `pages` are names
 * such as `privacidade`.
 */
export function buildHtaccess(basePath: string, pages: readonly string[]): string {
  const cleanAddresses = pages.filter((page) => page !== 'index' && page !== '404');
  const values: Record<string, string> = {
    base: basePath,
    pages: cleanAddresses.join('|'),
    headers: commonHeaders.map(forbidTransforming).map(formatDirective).join('\n  '),
    folders: HASHED_FOLDERS.join('|'),
    immutable: hashedFileHeaders.map(formatDirective).join(),
  };
  const template = readFileSync('deploy/htaccess', 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * Adds `no-transform` to a `Cache-Control`, so that mod_pagespeed and proxies leave styles and scripts as the CSP
 * expects them.
 *
 * Only `.htaccess` has it: Apache goes on compressing. Cloudflare and `serve` stop, and would send a home page of
 * 71 KB in place of 18 KB.
 * https://developers.cloudflare.com/speed/optimization/content/compression/
 */
function forbidTransforming(header: Header): Header {
  const { key, value } = header;
  return key === 'Cache-Control' ? { key, value: `${value}, no-transform` } : header;
}

function formatDirective({ key, value }: Header): string {
  return `Header always set ${key} "${value}"`;
}
