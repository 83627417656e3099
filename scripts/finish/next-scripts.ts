import { findScripts } from './page';

const PRELOAD = 'link[rel="modulepreload"], link[rel="preload"][as="script"]';
const FLIGHT = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[.*\]\)$/s;

/** Names that only the framework's own inline scripts use. */
const FRAMEWORK = /\b(?:TURBOPACK|webpackChunk|__next|__NEXT)|\$R[A-Z]\b/;

/**
 * Finds what Next wants to run in a page: the chunks, their preloads, the polyfills for browsers
 * without modules, the script that starts it all and the data. Texts are taken as they are; only
 * their place must be known.
 */
export function findNextScripts(document: Document, basePath: string) {
  const scripts = findScripts(document);
  const inline = scripts.filter((script) => !script.hasAttribute('src'));
  const flight = inline.filter(({ text }) => FLIGHT.test(text));
  const [start, ...moreStarts] = inline.filter(({ id }) => id === '_R_');
  if (!start?.text.includes('TURBOPACK') || moreStarts.length > 0) {
    throw new Error('não há um, e só um, script de partida (<script id="_R_">)');
  }
  const strange = inline.find(
    (script) => script !== start && !flight.includes(script) && FRAMEWORK.test(script.text),
  );
  if (strange) {
    throw new Error(`script embutido desconhecido: ${strange.text.slice(0, 80)}`);
  }
  const chunks = scripts.filter((script) => script.hasAttribute('src'));
  for (const chunk of chunks) {
    const attributes = chunk.getAttributeNames().toSorted().join();
    const isOfNext = chunk.getAttribute('src')?.startsWith(`${basePath}/_next/static/chunks/`);
    if (!(isOfNext && /^(?:async|nomodule),src$/.test(attributes))) {
      throw new Error(`${chunk.outerHTML} não é um script do Next como os outros`);
    }
  }
  const asked = chunks.filter((chunk) => chunk.hasAttribute('async'));
  return {
    elements: [start, ...flight, ...chunks, ...document.querySelectorAll(PRELOAD)],
    /** Addresses of the chunks, in the page's order. */
    sources: asked.map((chunk) => chunk.getAttribute('src') ?? ''),
    /** The text that starts the runtime. */
    start: start.text,
    /** The page's data for React, one text a script. */
    flight: flight.map(({ text }) => text),
  };
}
