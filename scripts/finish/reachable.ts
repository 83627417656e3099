import type { SiteFiles } from './site-folder';

/** Files that are asked for by name, without a page that names them. */
const CONVENTIONS = new Set(['_headers', 'favicon.ico', 'robots.txt', 'sitemap.xml']);

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** `404.html` again, under another name. */
const NOT_FOUND_TWIN = '_not-found.html';

/** Pieces of a page that `next/link` would fetch ahead. */
const PREFETCH_PAYLOAD = /(?:^|\/)__next\.[^/]*\.txt$/;

/** What an inlined style still is called in React's data for it. */
const INLINED_STYLE = /\\"href\\":\\"[^"\\]*\\",\\"children\\":/g;

export function isPage(file: string): boolean {
  return file.endsWith('.html') && file !== NOT_FOUND_TWIN;
}

/**
 * The files that a visitor can get to: the pages, what is asked for by convention, and everything
 * that one of these names, and so on. A file counts as named when its path stands anywhere in the
 * text, so that chunks loaded on demand, which scripts know as `static/chunks/a.js`, stay.
 */
export function findReachable(files: SiteFiles): Set<string> {
  const isRoot = (file: string) => isPage(file) || CONVENTIONS.has(file);
  const reached = new Set([...files.keys()].filter(isRoot));
  let candidates = [...files.keys()].filter((file) => !isRoot(file) && !isPayload(file, files));
  for (const file of reached) {
    const text = TEXT.test(file) ? files.get(file)?.toString().replace(INLINED_STYLE, '') : '';
    const isNamed = (candidate: string) => {
      const name = candidate.replace(/^_next\//, '');
      return text?.includes(name) || text?.includes(encodeURI(name));
    };
    for (const named of candidates.filter(isNamed)) {
      reached.add(named); // The loop comes to it.
    }
    candidates = candidates.filter((candidate) => !reached.has(candidate));
  }
  return reached;
}

/** A page that is there already, or its data: `termos.txt` beside `termos.html`. */
function isPayload(file: string, files: SiteFiles): boolean {
  const isData = file.endsWith('.txt') && files.has(file.replace(/\.txt$/, '.html'));
  return isData || file === NOT_FOUND_TWIN || PREFETCH_PAYLOAD.test(file);
}
