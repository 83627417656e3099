import { ENCODINGS, type Encoding } from './encodings';
import { findScripts, type Page, serialise } from './postbuild/page';
import type { SiteFiles } from './site-folder';

/** Response headers, sent with the document: ours take 486 bytes over HTTP/1.1. */
export const RESPONSE_HEADER_BYTES = 486;

/** Limits per page. The build warns above them and still publishes; tests fail 5 % above. */
export const BUDGETS = {
  /**
   * `/`. With its headers it fits in the first round trip: ten packets (RFC 6928) of 1,460 bytes.
   * In gzip it takes two.
   */
  homeDocumentBytes: {
    'brotli 11': 13_200,
    'brotli 5': 14_600 - RESPONSE_HEADER_BYTES,
    'gzip 6': 15_000,
  },
  /** All executable inline scripts of a page, before compression. */
  inlineScriptBytes: 3_072,
  /** Scripts loaded on interaction, in brotli. */
  scriptBytes: 3_000,
  /** `/` on a phone: on load, and scrolled to its end. */
  initialRequests: 6,
  initialTransferBytes: 110_000,
  scrolledTransferBytes: 150_000,
} as const;

export type PageSize = ReturnType<typeof measurePages>[number];

/** The size of each page in every encoding that hosts use. */
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

/** Prints the size of each page; returns the budgets that are exceeded. */
export function reportSizes(pages: readonly Page[], site: SiteFiles): string[] {
  const sizes = measurePages(pages, site);
  console.table(
    sizes.map(({ file, document, scripts }) => ({
      página: file,
      ...document,
      'scripts para quem interage': scripts,
    })),
  );
  return sizes.flatMap((size) => findExcess(size));
}

function measure(content: Buffer | string, encoding: Encoding): number {
  return ENCODINGS[encoding](Buffer.from(content)).byteLength;
}

const bytes = new Intl.NumberFormat('pt-BR');

/** Describes every budget that a page exceeds by more than the tolerance, such as 0.05 for 5 %. */
export function findExcess(page: PageSize, tolerance = 0): string[] {
  const { file, document, inlineScript, scripts } = page;
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
