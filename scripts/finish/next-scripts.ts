import { findScripts } from './page';

/** What Next wants to run in a page. */
export type NextScripts = {
  /** Everything that makes a browser ask for it, or that holds it. */
  elements: Element[];
  /** Addresses of the chunks, in the page's order. */
  sources: string[];
  /** The text that starts the runtime. */
  start: string;
  /** The page's data for React, one text a script. */
  flight: string[];
};

const PRELOAD = 'link[rel="modulepreload"], link[rel="preload"][as="script"]';
const FLIGHT = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[.*\]\)$/s;

/** Names that only the framework's own inline scripts use. */
const FRAMEWORK = /\b(?:TURBOPACK|webpackChunk|__next|__NEXT)|\$R[A-Z]\b/;

/**
 * Finds the chunks, their preloads, the polyfills for browsers without modules, the script that
 * starts it all and the data. Texts are taken as they are; only their place must be known.
 */
export function findNextScripts(document: Document, basePath: string): NextScripts {
  const scripts = findScripts(document);
  const chunks = scripts.filter((script) => script.hasAttribute('src'));
  const inline = scripts.filter((script) => !script.hasAttribute('src'));
  const flight = inline.filter(({ text }) => FLIGHT.test(text));
  const [start, ...moreStarts] = inline.filter(({ id }) => id === '_R_');
  if (!start?.text.includes('TURBOPACK') || moreStarts.length > 0 || chunks.length === 0) {
    throw new Error('não há um, e só um, script de partida (<script id="_R_">)');
  }
  for (const chunk of chunks) {
    const kinds = chunk.getAttributeNames().toSorted().join();
    const isOfNext = chunk.getAttribute('src')?.startsWith(`${basePath}/_next/static/chunks/`);
    if (!(isOfNext && /^(?:async|nomodule),src$/.test(kinds))) {
      throw new Error(`${chunk.outerHTML} não é um script do Next como os outros`);
    }
  }
  const known = new Set([start, ...flight]);
  const strange = inline.find((script) => !known.has(script) && FRAMEWORK.test(script.text));
  if (strange) {
    throw new Error(`script embutido desconhecido: ${strange.text.slice(0, 80)}`);
  }
  return {
    elements: [...known, ...chunks, ...document.querySelectorAll(PRELOAD)],
    sources: chunks
      .filter((it) => !it.hasAttribute('nomodule'))
      .map((it) => it.getAttribute('src') ?? ''),
    start: start.text,
    flight: flight.map(({ text }) => text),
  };
}
