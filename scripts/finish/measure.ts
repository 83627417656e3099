import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BUDGETS } from './budgets';
import { isInlineExecutable } from './executable-scripts';
import type { SiteFiles } from './find-reachable';
import { readElements } from './page-source';

const compress = promisify(brotliCompress);

export type Weight = { raw: number; brotli: number };

/** A page's own part of the runtime, most of which is its content. */
const PAGE_DATA = /^_next\/static\/runtime\/pages\//;

/** The part for which each page's own one asks. */
const SHARED_RUNTIME = /^_next\/static\/runtime\/[^/]+$/;

/** Kinds of file, in the order in which they are listed; the first that fits counts. */
const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ['páginas', /\.html$/],
  ['dados para o React', PAGE_DATA],
  ['scripts', /\.js$/],
  ['estilos', /\.css$/],
  ['fontes', /\.(?:woff2?|ttf|otf)$/],
  ['imagens', /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/],
  ['outros', /./],
];

/** Formats that are compressed already and gain nothing from brotli. */
const COMPRESSED = /\.(?:avif|gif|jpe?g|png|webp|woff2)$/;

async function weigh(file: string, content: Buffer): Promise<Weight> {
  const raw = content.byteLength;
  if (COMPRESSED.test(file)) {
    return { raw, brotli: raw };
  }
  const packed = await compress(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw },
  });
  return { raw, brotli: packed.byteLength };
}

type PageWeight = {
  file: string;
  document: Weight;
  /** In bytes, before compression. */
  inlineScript: number;
  runtime: Weight;
  /** The part of the runtime that is the same in every page. */
  sharedRuntime: Weight;
};

export type SiteWeight = {
  kinds: { kind: string; files: number; weight: Weight }[];
  pages: PageWeight[];
};

/** What the site weighs, by kind and by page. */
export async function weighSite(site: SiteFiles, basePath: string): Promise<SiteWeight> {
  const weights = new Map(
    await Promise.all(
      [...site].map(
        async ([file, content]): Promise<[string, Weight]> => [file, await weigh(file, content)],
      ),
    ),
  );
  const kindOf = (file: string) => KINDS.find(([, pattern]) => pattern.test(file))?.[0];
  const sum = (files: readonly string[]): Weight =>
    files
      .map((file) => weights.get(file) ?? { raw: 0, brotli: 0 })
      .reduce((a, b) => ({ raw: a.raw + b.raw, brotli: a.brotli + b.brotli }), {
        raw: 0,
        brotli: 0,
      });

  const kinds = KINDS.map(([kind]) => {
    const files = [...site.keys()].filter((file) => kindOf(file) === kind);
    return { kind, files: files.length, weight: sum(files) };
  }).filter(({ files }) => files > 0);

  const sharedRuntime = [...site.keys()].filter((file) => SHARED_RUNTIME.test(file));
  const pages = [...site]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, content]): PageWeight => {
      const inline = readElements(content.toString('utf8')).filter(isInlineExecutable);
      const ownRuntime = inline
        .flatMap(({ attributes }) => attributes.get('data-runtime') ?? [])
        .map((source) => decodeURI(source.slice(basePath.length + 1)));
      return {
        file,
        document: sum([file]),
        inlineScript: inline.reduce((bytes, { text }) => bytes + Buffer.byteLength(text), 0),
        runtime: sum([...ownRuntime, ...sharedRuntime]),
        sharedRuntime: sum(sharedRuntime),
      };
    });
  return { kinds, pages };
}

const bytes = new Intl.NumberFormat('pt-BR');

/** What the owner should know of what they wrote, in words. */
export function findAdvice({ pages }: SiteWeight): string[] {
  const { homeDocumentBrotliBytes, runtimeBrotliBytes } = BUDGETS;
  const longHome = pages.filter(
    ({ file, document }) => file === 'index.html' && document.brotli > homeDocumentBrotliBytes,
  );
  const heavy = pages.filter(({ runtime }) => runtime.brotli > runtimeBrotliBytes);
  return [
    ...longHome.map(
      ({ document }) =>
        `A página inicial tem ${bytes.format(document.brotli)} bytes em brotli. Até ${bytes.format(homeDocumentBrotliBytes)}, ela chega inteira na primeira remessa da rede; acima disso funciona igual e demora um pouco mais. Para voltar, encurte textos em content/ (depoimentos, descrições de serviços).`,
    ),
    ...heavy.map(
      ({ file, runtime }) =>
        `${file} baixa ${bytes.format(runtime.brotli)} bytes (brotli) depois da primeira ação da pessoa; o combinado é até ${bytes.format(runtimeBrotliBytes)}. Funciona igual; para voltar, encurte textos em content/.`,
    ),
  ];
}

/** Every budget of our code that the site breaks, in words. */
export function findExcess({ pages }: SiteWeight): string[] {
  return pages.flatMap(({ file, inlineScript, sharedRuntime }) => {
    const limits: [what: string, bytes: number, limit: number][] = [
      ['scripts embutidos', inlineScript, BUDGETS.inlineScriptBytes],
      [
        'scripts comuns a todas as páginas (brotli)',
        sharedRuntime.brotli,
        BUDGETS.sharedRuntimeBrotliBytes,
      ],
    ];
    return limits
      .filter(([, size, limit]) => size > limit)
      .map(([what, size, limit]) => `${file}: ${what}: ${size} bytes; o limite é ${limit}.`);
  });
}
