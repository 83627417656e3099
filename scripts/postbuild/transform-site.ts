import { buildHeadersFile } from '../../deploy/headers';
import type { SiteFiles } from '../site-folder';
import { injectCsp } from './csp';
import { buildEnhancement, stripFrameworkScripts } from './framework-scripts';
import { parsePage, serialise } from './page';
import { pruneStyles } from './styles';

/** Data for Next's router and server, and a copy of `404.html`. */
const ROUTER_DATA = /__next\.|_not-found/;

/** Turns Next's export into the published site (see README.md). */
export async function transformSite(exported: SiteFiles, basePath: string, keepsReact = false) {
  const site = new Map([...exported].filter(([file]) => !ROUTER_DATA.test(file)));
  // Every page of Next loads its scripts; HTML files of `public/` stay as they are.
  const pages = [...site]
    .filter(([file, html]) => file.endsWith('.html') && html.includes('/_next/static/'))
    .map(([file, html]) => parsePage(file, html));
  if (!pages.some(({ file }) => file === 'index.html')) {
    throw new Error('O Next não exportou a página inicial (index.html).');
  }

  if (!keepsReact) {
    const deferred = pruneStyles(pages.map(({ document }) => document));
    const [enhancement, code] = await buildEnhancement(deferred);
    for (const { document } of pages) {
      stripFrameworkScripts(document, `${basePath}/${enhancement}`);
    }
    site.set(enhancement, Buffer.from(code));
  }
  for (const page of pages) {
    injectCsp(page.document, keepsReact);
    site.set(page.file, Buffer.from(serialise(page)));
    site.delete(page.file.replace('.html', '.txt')); // Data for the router.
  }

  // Of `_next/`, publish only files that a page references: fonts, images.
  const html = pages.map(serialise).join();
  const isPublished = (file: string) =>
    keepsReact || !file.startsWith('_next/') || html.includes(file);
  const files = new Map([...site].filter(([file]) => isPublished(file)));
  files.set('_headers', Buffer.from(buildHeadersFile(basePath, files.keys())));
  return { files, pages };
}
