import { ENCODINGS, type Encoding } from './encodings';
import { findScripts, type Page, serialise } from './postbuild/page';
import type { SiteFiles } from './site-folder';

/** A host's response headers travel with the document. Ours take 486 bytes over HTTP/1.1. */
export const RESPONSE_HEADER_BYTES = 486;

/** What a page may measure: an owner who goes beyond is told, and published; the tests fail. */
export const BUDGETS = {
  /**
   * `/`, compressed once, or at each visit. With the headers it comes in the first round trip, of
   * ten packets (RFC 6928) of 1,460 bytes; in gzip, where hosts send headers of their own, in two.
   */
  homeDocumentBytes: {
    'brotli 11': 13_200,
    'brotli 5': 14_600 - RESPONSE_HEADER_BYTES,
    'gzip 6': 15_000,
  },
  /** All inline scripts of a page that run, before compression. */
  inlineScriptBytes: 3_072,
  /** What a page asks for when a visitor reaches for something, in brotli. */
  scriptBytes: 3_000,
  /** `/` on a phone, before the visitor acts, and scrolled to its end. */
  initialRequests: 6,
  initialTransferBytes: 110_000,
  scrolledTransferBytes: 150_000,
} as const;

export type PageSize = ReturnType<typeof measurePages>[number];

/** The bytes of each page, as hosts send it: compressed once, or at each visit. */
export function measurePages(pages: readonly Page[], site: SiteFiles) {
  const scripts = [...site].flatMap(([file, code]) =>
    file.startsWith('_next/') && file.endsWith('.js') ? measure(code, 'brotli 11') : [],
  );
  return pages.map((page) => {
    const inline = findScripts(page.document).filter((script) => !script.hasAttribute('src'));
    const html = serialise(page);
    return {
      file: page.file,
      document: {
        'brotli 11': measure(html, 'brotli 11'),
        'brotli 5': measure(html, 'brotli 5'),
        'gzip 6': measure(html, 'gzip 6'),
      },
      inlineScript: Buffer.byteLength(inline.map(({ text }) => text).join('')),
      scripts: scripts.reduce((sum, size) => sum + size, 0),
    };
  });
}

/** Prints the weight of each page; returns the budgets that break. */
export function reportSizes(pages: readonly Page[], site: SiteFiles): string[] {
  const weights = measurePages(pages, site);
  console.table(
    weights.map(({ file, document, scripts }) => ({
      página: file,
      ...document,
      'scripts para quem interage': scripts,
    })),
  );
  return weights.flatMap((weight) => findExcess(weight));
}

function measure(content: Buffer | string, encoding: Encoding): number {
  return ENCODINGS[encoding](Buffer.from(content)).byteLength;
}

const bytes = new Intl.NumberFormat('pt-BR');

/**
 * Every budget that a page breaks, in words. With a tolerance, such as 0.05, only those that it
 * breaks by more: the build warns at the limit, tests fail beyond.
 */
export function findExcess(weight: PageSize, tolerance = 0): string[] {
  const { file, document, inlineScript, scripts } = weight;
  const limit = (what: string, size: number, most: number) =>
    size > most * (1 + tolerance)
      ? `${file}, ${what}: ${bytes.format(size)} bytes; o combinado é até ${bytes.format(most)}. Funciona igual e demora um pouco mais; para voltar, encurte textos em content/.`
      : [];
  const encodings = file === 'index.html' ? (['brotli 11', 'brotli 5', 'gzip 6'] as const) : [];
  return [
    limit('scripts embutidos', inlineScript, BUDGETS.inlineScriptBytes),
    limit('scripts para quem interage (brotli)', scripts, BUDGETS.scriptBytes),
    ...encodings.map((it) =>
      limit(`documento (${it})`, document[it], BUDGETS.homeDocumentBytes[it]),
    ),
  ].flat();
}
