import { isExecutable } from './executable-scripts';
import { applyEdits, type Edit, type PageElement, readElements } from './page-source';
import { UnexpectedExport } from './unexpected-export';

/** A page without Next's runtime, and that runtime. */
export type DeferredPage = {
  html: string;
  /** Addresses of the scripts that the page asked for, in its order. */
  sources: string[];
  /** What starts the runtime: the chunks to wait for and the modules to run. */
  entry: unknown;
  /** The inline scripts that hold the page's data for React, in their order. */
  flight: string[];
};

type Kind = 'bootstrap' | 'flight' | 'chunk' | 'legacy-polyfill' | 'script-preload' | 'kept';

const SCRIPT_ATTRIBUTES = new Set(['src', 'async', 'nomodule']);
const FLIGHT = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[/;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/;

/** Names that only the framework's own inline scripts use. */
const FRAMEWORK = /\b(?:TURBOPACK|webpackChunk|__next|__NEXT)|\$R[A-Z]\b/;

/**
 * Takes everything out of the page that makes a browser ask for Next's runtime: chunks, their
 * preloads, the polyfills for browsers without modules, the bootstrap and the flight data.
 */
export function deferRuntime(html: string, file: string, basePath: string): DeferredPage {
  const kinds = readElements(html).map((element) => ({
    element,
    kind: classify(element, file, basePath),
  }));
  const of = (kind: Kind) => kinds.filter((one) => one.kind === kind).map((one) => one.element);
  const srcOf = (element: PageElement) => element.attributes.get('src') ?? '';

  const sources = of('chunk').map(srcOf);
  for (const { attributes } of of('script-preload')) {
    if (!sources.includes(attributes.get('href') ?? '')) {
      throw new UnexpectedExport(
        file,
        `há um preload de ${attributes.get('href')}, que nenhum <script> da página pede.`,
      );
    }
  }
  if (sources.length === 0) {
    throw new UnexpectedExport(
      file,
      'não há nenhum <script src> do Next. Esta pasta out/ já passou pelo passo final?',
    );
  }
  const [bootstrap, ...moreBootstraps] = of('bootstrap');
  if (!bootstrap || moreBootstraps.length > 0) {
    throw new UnexpectedExport(file, 'não há um, e só um, script de partida (<script id="_R_">).');
  }
  if (of('legacy-polyfill').length > 1) {
    throw new UnexpectedExport(file, 'há mais de um <script nomodule>.');
  }

  const removed = kinds.filter(({ kind }) => kind !== 'kept');
  return {
    html: applyEdits(
      html,
      removed.map(({ element }): Edit => ({ ...element, replacement: '' })),
    ),
    sources,
    entry: JSON.parse(bootstrap.text.replace(BOOTSTRAP, '$1')),
    flight: of('flight').map(({ text }) => text),
  };
}

function classify(element: PageElement, file: string, basePath: string): Kind {
  const { name, attributes, text } = element;
  if (name === 'link') {
    return isScriptPreload(attributes) ? 'script-preload' : 'kept';
  }
  if (!isExecutable(element)) {
    return 'kept';
  }

  const src = attributes.get('src');
  if (src === undefined) {
    return classifyInline(attributes, text, file);
  }
  const unknown = [...attributes.keys()].filter((key) => !SCRIPT_ATTRIBUTES.has(key));
  if (unknown.length > 0) {
    throw new UnexpectedExport(file, `<script src="${src}"> traz ${unknown.join(', ')}.`);
  }
  if (!src.startsWith(`${basePath}/_next/static/chunks/`)) {
    throw new UnexpectedExport(file, `<script src="${src}"> não é do Next.`);
  }
  if (attributes.has('nomodule')) {
    return 'legacy-polyfill';
  }
  if (!attributes.has('async')) {
    throw new UnexpectedExport(file, `<script src="${src}"> não é async: a ordem importaria.`);
  }
  return 'chunk';
}

function classifyInline(
  attributes: PageElement['attributes'],
  text: string,
  file: string,
): Extract<Kind, 'bootstrap' | 'flight' | 'kept'> {
  if (attributes.get('id') === '_R_' && BOOTSTRAP.test(text)) {
    return 'bootstrap';
  }
  if (FLIGHT.test(text)) {
    return 'flight';
  }
  if (FRAMEWORK.test(text)) {
    throw new UnexpectedExport(file, `script embutido desconhecido: ${text.slice(0, 120)}`);
  }
  return 'kept';
}

function isScriptPreload(attributes: PageElement['attributes']): boolean {
  const rel = attributes.get('rel');
  return rel === 'modulepreload' || (rel === 'preload' && attributes.get('as') === 'script');
}
