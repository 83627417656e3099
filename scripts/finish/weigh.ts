import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findScripts, type Page, serialise } from './page';
import type { SiteFiles } from './site-folder';

/** What arrives in the first round trip: ten packets (RFC 6928) of 1,460 bytes. */
const FIRST_FLIGHT_BYTES = 14_600;

/** A host's response headers travel with the document. Ours take 541 bytes over HTTP/1.1. */
export const RESPONSE_HEADER_BYTES = 600;

/** What a page may weigh: an owner who goes beyond is told, and published; the tests fail. */
export const BUDGETS = {
  /** `/` with its styles, in brotli: what arrives in the first flight of packets. */
  homeDocumentBrotliBytes: FIRST_FLIGHT_BYTES - RESPONSE_HEADER_BYTES,
  /** All inline scripts of a page that run, before compression. */
  inlineScriptBytes: 3_072,
  /** What a page asks for when a visitor reaches for something, in brotli. */
  runtimeBrotliBytes: 125_000,
  /** `/` on a phone, before the visitor acts; and scrolled to its end. */
  initialRequests: 6,
  initialTransferBytes: 110_000,
  scrolledTransferBytes: 150_000,
} as const;

/** As hosts send it: files compressed once, then the two that they compress on the fly. */
export type Weight = { brotli11: number; brotli5: number; gzip6: number };

export type PageWeight = {
  file: string;
  document: Weight;
  /** Of all that run, before compression. */
  inlineScript: number;
  runtime: Weight;
  /** How much of `document.gzip6` would go with each part. */
  parts: { name: string; gzip6: number }[];
};

export function weighPage(page: Page, site: SiteFiles, basePath: string): PageWeight {
  const { document, file } = page;
  const html = serialise(page);
  const scripts = findScripts(document);
  const asked = scripts
    .flatMap((script) => script.getAttribute('src') ?? script.dataset.runtime ?? [])
    .map((source) => decodeURI(source.slice(basePath.length + 1)));
  const shared = [...site.keys()].filter((name) => /^_next\/static\/runtime\/next\./.test(name));
  const inline = scripts.filter((script) => !script.hasAttribute('src'));
  const parts = document.querySelectorAll('style, body > *, main > *');
  const whole = weigh(html).gzip6;
  return {
    file,
    document: weigh(html),
    inlineScript: inline.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    runtime: [...new Set([...asked, ...shared])]
      .map((name) => weigh(site.get(name) ?? ''))
      .reduce((a, b) => ({
        brotli11: a.brotli11 + b.brotli11,
        brotli5: a.brotli5 + b.brotli5,
        gzip6: a.gzip6 + b.gzip6,
      })),
    parts: [...parts]
      .filter(({ localName }) => localName !== 'main')
      .map((part) => ({
        name: nameOf(part),
        gzip6: whole - weigh(html.replace(part.outerHTML, '')).gzip6,
      })),
  };
}

function weigh(content: Buffer | string): Weight {
  const raw = Buffer.from(content);
  const brotli = (quality: number) =>
    brotliCompressSync(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength,
      },
    }).byteLength;
  return {
    brotli11: brotli(11),
    brotli5: brotli(5),
    gzip6: gzipSync(raw, { level: 6 }).byteLength,
  };
}

/** `header`, `section servicos`, `section Depoimentos`. */
function nameOf({ localName, id, ariaLabel }: Element): string {
  return [localName, id || ariaLabel || ''].join(' ');
}

const bytes = new Intl.NumberFormat('pt-BR');

/** Every budget that a page breaks, in words. */
export function findExcess(pages: readonly PageWeight[]): string[] {
  return pages.flatMap(({ file, document, inlineScript, runtime }) => {
    const limits: [what: string, size: number, limit: number][] = [
      [
        'documento (brotli)',
        file === 'index.html' ? document.brotli11 : 0,
        BUDGETS.homeDocumentBrotliBytes,
      ],
      ['scripts embutidos', inlineScript, BUDGETS.inlineScriptBytes],
      ['scripts depois do primeiro toque (brotli)', runtime.brotli11, BUDGETS.runtimeBrotliBytes],
    ];
    return limits
      .filter(([, size, limit]) => size > limit)
      .map(
        ([what, size, limit]) =>
          `${file}: ${what}: ${bytes.format(size)} bytes; o combinado é até ${bytes.format(limit)}. Funciona igual e demora um pouco mais; para voltar, encurte textos em content/.`,
      );
  });
}

/** What each page weighs, and what takes it up in the first one. */
export function formatReport(pages: readonly PageWeight[]): string {
  const row = (name: string, numbers: readonly (number | string)[]) =>
    `  ${name.padEnd(28)}${numbers.map((it) => (typeof it === 'number' ? bytes.format(it) : it).padStart(12)).join('')}`;
  const home = pages.filter(({ file }) => file === 'index.html');
  return [
    row('Bytes do documento', ['brotli 11', 'brotli 5', 'gzip 6', 'ao tocar*']),
    ...pages.map(({ file, document, runtime }) =>
      row(file, [document.brotli11, document.brotli5, document.gzip6, runtime.brotli11]),
    ),
    '  * scripts (brotli 11) que só baixa quem vai usar o menu, uma foto ou uma dica',
    ...home.flatMap(({ parts }) => [
      'Na página inicial, quanto do gzip iria embora com cada parte:',
      ...parts.map(({ name, gzip6 }) => row(name, [gzip6])),
    ]),
  ].join('\n');
}
