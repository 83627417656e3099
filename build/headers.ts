/**
 * @file Writes our response headers in each host's own format.
 *
 * The headers are defined in `deploy/serve.json`, because `npm start` runs `serve`, which can only read a static file.
 * From it, the build generates `_headers` for Cloudflare and Netlify, and `.htaccess` for Apache and LiteSpeed. Vercel
 * reads `vercel.json` before the build, so that file repeats the headers, and a test compares the two.
 */

import { readFileSync } from 'node:fs';
import serveConfig from '../deploy/serve.json';

type Header = { key: string; value: string };

/** Files in these folders never change. Their names contain a hash of everything that determines their content. */
const HASHED_FOLDERS = ['_next/static', 'fotos'];

/**
 * These headers are sent with every response, even with errors. One of them sets `frame-ancestors`, which browsers
 * ignore in a page's `<meta>`.
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
 * Cloudflare and Netlify read this file.
 *
 * - The rule for all paths doesn't set `Cache-Control`. Both hosts combine all rules that match a path, so a photo
 *   would get two values. By default, both tell browsers to revalidate a page on every visit, which is what we want.
 * - Fonts and photos are listed one by one. A rule for the whole folder would also apply to a 404 in it, and a browser
 *   that gets one during a deploy would cache it for a year.
 * - All sizes of a photo share one rule, because Cloudflare reads at most 100 rules.
 */
export function buildHeadersFile(basePath: string, files: Iterable<string>): string {
  const securityHeaders = commonHeaders.filter(({ key }) => key !== 'Cache-Control');
  const hashedFiles = [...files].filter(isHashed);
  const hashedPaths = new Set(hashedFiles.map(coverAllSizes));
  const rules = [formatRule(`${basePath}/*`, securityHeaders)];
  for (const path of hashedPaths) {
    rules.push(formatRule(`${basePath}/${path}`, hashedFileHeaders));
  }
  return rules.join('\n');
}

function isHashed(file: string): boolean {
  return HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
}

/** Turns `fotos/1f0c9a24-480.avif` into `fotos/1f0c9a24-*`, and returns any other path unchanged. */
function coverAllSizes(file: string): string {
  return file.replace(/^(fotos\/[^-]*)-.*/, '$1-*');
}

function formatRule(path: string, headers: readonly Header[]): string {
  const lines = headers.map(({ key, value }) => `  ${key}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/**
 * Fills in `deploy/htaccess`, the template of the `.htaccess` file for Apache and LiteSpeed.
 *
 * @param pages the pages' names, such as `privacidade`
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
 * which then no longer match their hashes in the CSP.
 *
 * Only `.htaccess` uses it, because Apache still compresses such a response. Cloudflare and `serve` don't, so they
 * would send a home page of 71 KB instead of 18 KB.
 * https://developers.cloudflare.com/speed/optimization/content/compression/
 */
function forbidTransforming(header: Header): Header {
  const { key, value } = header;
  return key === 'Cache-Control' ? { key, value: `${value}, no-transform` } : header;
}

function formatDirective({ key, value }: Header): string {
  return `Header always set ${key} "${value}"`;
}
