import { JSDOM, VirtualConsole } from 'jsdom';
import { basePath } from '../model/shop/site-url';
import { injectCsp } from './csp';
import { DeadLinksError, listDeadLinks } from './dead-links';
import { keepsReact, rejectUnknownScripts, removeFrameworkScripts } from './framework-scripts';
import { buildHeadersFile } from './headers';
import { pruneStyles } from './prune-styles';
import type { SiteFiles } from './site-folder';

/** Matches files for Next's router and server, and Next's second copy of `404.html`. */
const ROUTER_FILES = /__next\.|_not-found/;

/** Matches what macOS and Windows leave in folders that somebody has looked into, such as `public/`. */
const SYSTEM_FILES = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/**
 * Turns Next's export into the published site (README.md, "How it works"). Throws if there is no home page, and a
 * `DeadLinksError` if a page links to something that the site doesn't have.
 */
export function transformSite(exported: SiteFiles): Map<string, Buffer> {
  const site = new Map(
    [...exported].filter(([file]) => !ROUTER_FILES.test(file) && !SYSTEM_FILES.test(file)),
  );
  if (!site.has('index.html')) {
    throw new Error('O Next não exportou a página inicial (index.html).');
  }

  // HTML files from `public/` are published unchanged. Only pages from Next load its scripts.
  const htmlFiles = [...site].filter(([file]) => file.endsWith('.html'));
  const pages = new Map(
    htmlFiles
      .filter(([, html]) => html.includes('/_next/static/'))
      .map(([file, html]) => [file, parsePage(html)]),
  );
  for (const [file, page] of pages) {
    rejectUnknownScripts(page, file);
    transformPage(page);
    site.set(file, Buffer.from(`<!DOCTYPE html>${page.documentElement.outerHTML}`));
    // Deletes, for example, `index.txt`, which contains the home page's data for Next's router.
    site.delete(file.replace('.html', '.txt'));
  }

  const publishedHtml = [...pages.keys()].map((file) => site.get(file)?.toString()).join();
  const published = keepReferencedFiles(site, publishedHtml);
  const headersFile = buildHeadersFile(basePath, published.keys());
  published.set('_headers', Buffer.from(headersFile));
  const deadLinks = listDeadLinks(pages, published);
  if (deadLinks.length > 0) {
    throw new DeadLinksError(deadLinks);
  }
  return published;
}

function transformPage(page: Document) {
  // Next adds a preconnect to our own host if no font is preloaded. That would open a connection nobody uses.
  page.querySelector('link[rel="preconnect"][href="/"]')?.remove();
  if (keepsReact(page)) {
    // React expects everything else as it is. The attribute keeps Cloudflare's Rocket Loader away (`<InlineScript>`).
    for (const script of page.scripts) {
      script.dataset.cfasync = 'false';
    }
  } else {
    pruneStyles(page);
    removeFrameworkScripts(page);
    // Styles and JSON-LD come after the metadata, because some crawlers only read the first 32 KB of a page.
    page.head.append(...page.querySelectorAll('style, script[type="application/ld+json"]'));
  }
  // These comments stop Cloudflare from replacing each e-mail address with "[email protected]". It adds a script to
  // undo that, but our CSP would block the script.
  // https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
  page.body.prepend(page.createComment('email_off'));
  page.body.append(page.createComment('/email_off'));
  injectCsp(page);
}

/** Drops files in `_next/` that no page references, such as Next's scripts. */
function keepReferencedFiles(site: SiteFiles, html: string): Map<string, Buffer> {
  const assets = [...site].filter(([file]) => file.startsWith('_next/'));
  const referenced = new Set<string>();
  // Grows in the loop: a script that a page keeps for React names the files that it loads later.
  const texts = [html];
  for (const text of texts) {
    for (const [file, content] of assets) {
      if (!referenced.has(file) && text.includes(file.replace('_next/', ''))) {
        referenced.add(file);
        texts.push(content.toString());
      }
    }
  }
  return new Map([...site].filter(([file]) => !file.startsWith('_next/') || referenced.has(file)));
}

export function parsePage(html: Buffer | string): Document {
  // Without a virtual console, jsdom prints an error for every CSS feature that it doesn't know.
  return new JSDOM(html.toString(), { virtualConsole: new VirtualConsole() }).window.document;
}
