import { gzipSync } from 'node:zlib';
import { compressBrotli } from './compress-brotli';
import { findInlineScripts } from './postbuild/csp';
import { type Page, serialise } from './postbuild/page';
import type { SiteFiles } from './site-folder';

/** Our response headers over HTTP/1.1, which are sent with the document. */
export const RESPONSE_HEADER_BYTES = 486;

/** Maximum bytes per page. Above them, the build warns and still publishes; tests fail 5 % above. */
export const LIMITS = [
  // With its headers, a page fits in the first round trip: ten packets (RFC 6928) of 1,460 bytes. In
  // gzip, the home page needs two round trips.
  ['brotli 11', 13_200],
  ['brotli 5', 14_600 - RESPONSE_HEADER_BYTES],
  ['gzip 6', 15_000],
  // Executable, before compression.
  ['scripts embutidos', 3_072],
  // Loaded on interaction, in brotli.
  ['scripts para quem interage', 3_000],
] as const;

export type PageSize = ReturnType<typeof measurePages>[number];

/** The size of each page in every encoding that hosts use, and of its scripts. */
export function measurePages(pages: readonly Page[], site: SiteFiles) {
  const scripts = [...site]
    .filter(([file]) => file.startsWith('_next/') && file.endsWith('.js'))
    .map(([, code]) => compressBrotli(code, 11).byteLength);
  return pages.map((page) => {
    const html = Buffer.from(serialise(page));
    const inline = findInlineScripts(page.document);
    return {
      página: page.file,
      'brotli 11': compressBrotli(html, 11).byteLength,
      'brotli 5': compressBrotli(html, 5).byteLength,
      'gzip 6': gzipSync(html, { level: 6 }).byteLength,
      'scripts embutidos': Buffer.byteLength(inline.map(({ textContent }) => textContent).join('')),
      'scripts para quem interage': scripts.reduce((sum, size) => sum + size, 0),
    };
  });
}

/** Describes every limit that a page exceeds by more than the tolerance, such as 0.05 for 5 %. */
export function findExcess(page: PageSize, tolerance = 0): string[] {
  const format = (bytes: number) => bytes.toLocaleString('pt-BR');
  return LIMITS.filter(([name, limit]) => page[name] > limit * (1 + tolerance)).map(
    ([name, limit]) =>
      `${page.página}, ${name}: ${format(page[name])} bytes; o combinado é até ${format(limit)}. Funciona igual e demora um pouco mais; para voltar, encurte textos em content/.`,
  );
}
