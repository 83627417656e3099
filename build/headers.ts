/**
 * @file Writes our response headers in the format of Cloudflare and Netlify.
 *
 * The headers are defined in `deploy/serve.json`, because `npm start` runs `serve`, which can only read a static file.
 * Vercel reads `vercel.json` before the build, so that file repeats the headers, and a test compares the two.
 */

import serveConfig from '../deploy/serve.json';

type Header = { key: string; value: string };

/**
 * Matches files that never change, because their names contain a hash of everything that determines their content. An
 * owner's own file, such as `fotos/antes.jpg` in `public/`, may change.
 */
const HASHED_FILE = /^(_next\/static\/|fotos\/[\da-f]{8}-\d+\.\w+$)/;

/**
 * These headers are sent with every response, even with errors. One of them sets `frame-ancestors`, which browsers
 * ignore in a page's `<meta>`.
 */
const commonHeaders = findHeaders('**');
const hashedFileHeaders = findHeaders('**/{_next/static/**,fotos/????????-*}');

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
  const hashedFiles = [...files].filter((file) => HASHED_FILE.test(file));
  const hashedPaths = new Set(hashedFiles.map(coverAllSizes));
  const rules = [formatRule(`${basePath}/*`, securityHeaders)];
  for (const path of hashedPaths) {
    rules.push(formatRule(`${basePath}/${path}`, hashedFileHeaders));
  }
  return rules.join('\n');
}

/** Turns `fotos/1f0c9a24-480.avif` into `fotos/1f0c9a24-*`, and returns any other path unchanged. */
function coverAllSizes(file: string): string {
  return file.replace(/^(fotos\/[^-]*)-.*/, '$1-*');
}

function formatRule(path: string, headers: readonly Header[]): string {
  const lines = headers.map(({ key, value }) => `  ${key}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
