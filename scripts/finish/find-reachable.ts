/** Paths inside `out/`, such as `_next/static/chunks/a.js`, and what they hold. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** Files that are asked for by name, without a page that names them. */
const CONVENTIONS = new Set(['_headers', '.nojekyll', 'favicon.ico', 'robots.txt', 'sitemap.xml']);

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

/** `404.html` again, under another name. */
export const NOT_FOUND_TWIN = '_not-found.html';

/** Pieces of a page that `next/link` would fetch ahead. */
const PREFETCH_PAYLOAD = /(?:^|\/)__next\.[^/]*\.txt$/;

/**
 * The files that a visitor can get to: the pages, what is asked for by convention, and everything
 * that one of these names, and so on. A file counts as named when its path stands anywhere in the
 * text, so that chunks loaded on demand, which scripts know as `static/chunks/a.js`, stay.
 */
export function findReachable(files: SiteFiles): Set<string> {
  const reached = new Set<string>();
  const queue = [...files.keys()].filter(isRoot);
  let candidates = [...files.keys()].filter((path) => !isRoot(path) && !isDuplicate(path, files));

  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    reached.add(path);
    if (!TEXT.test(path)) {
      continue;
    }
    const text = withoutInlinedStyles(files.get(path)?.toString('utf8') ?? '');
    const named = candidates.filter((candidate) => isNamed(candidate, text));
    queue.push(...named);
    candidates = candidates.filter((candidate) => !named.includes(candidate));
  }
  return reached;
}

function isRoot(path: string): boolean {
  const isPage = path.endsWith('.html') && path !== NOT_FOUND_TWIN;
  return isPage || CONVENTIONS.has(path) || path.startsWith('.well-known/');
}

/** A page that is there already, or its data: `termos.txt` beside `termos.html`. */
function isDuplicate(path: string, files: SiteFiles): boolean {
  return (
    path === NOT_FOUND_TWIN ||
    PREFETCH_PAYLOAD.test(path) ||
    (path.endsWith('.txt') && files.has(path.replace(/\.txt$/, '.html')))
  );
}

/** An inlined style still carries its file's name in React's data for it. */
function withoutInlinedStyles(text: string): string {
  return text.replace(/\\"href\\":\\"[^"\\]*\\",\\"children\\":/g, '');
}

function isNamed(path: string, text: string): boolean {
  const name = path.replace(/^_next\//, '');
  return text.includes(name) || text.includes(encodeURI(name));
}
