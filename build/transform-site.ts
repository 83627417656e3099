import { JSDOM, VirtualConsole } from 'jsdom';
import { basePath } from '../model/shop/site-url';
import { injectCsp } from './csp';
import { removeFrameworkScripts } from './framework-scripts';
import { buildHeadersFile, buildHtaccess } from './headers';
import { findPhotos } from './photo-files';
import { pruneStyles } from './prune-styles';
import type { SiteFiles } from './site-folder';

/** Matches files for Next's router and server, and Next's second copy of `404.html`. */
const ROUTER_FILES = /__next\.|_not-found/;

/** Turns Next's export into the published site (README.md, "How it works"). Throws if there is no home page. */
export function transformSite(exported: SiteFiles): Map<string, Buffer> {
  const site = new Map([...exported].filter(([file]) => !ROUTER_FILES.test(file)));
  if (!site.has('index.html')) {
    throw new Error('O Next não exportou a página inicial (index.html).');
  }

  // Only the pages that Next rendered load its scripts. HTML files from `public/` are published unchanged.
  const pages = [...site].filter(
    ([file, html]) => file.endsWith('.html') && html.includes('/_next/static/'),
  );
  for (const [file, html] of pages) {
    site.set(file, transformPage(html));
    site.delete(file.replace('.html', '.txt')); // The `.txt` file has the page's data for Next's router.
  }

  const publishedHtml = pages.map(([file]) => site.get(file)?.toString()).join();
  const published = keepReferencedFiles(site, publishedHtml);
  const photos = [...findPhotos(published).keys()].map((name) => `fotos/${name}`);
  published.set(
    '_headers',
    Buffer.from(buildHeadersFile(basePath, [...published.keys(), ...photos])),
  );
  // A `.htaccess` that the owner has put into `public/` replaces ours.
  if (!published.has('.htaccess')) {
    const names = pages.map(([file]) => file.replace('.html', ''));
    published.set('.htaccess', Buffer.from(buildHtaccess(basePath, names)));
  }
  return published;
}

function transformPage(html: Buffer): Buffer {
  const page = parsePage(html);
  pruneStyles(page);
  removeFrameworkScripts(page);
  // The styles and the JSON-LD come after the metadata, because some crawlers stop after 32 KB.
  page.head.append(...page.querySelectorAll('style, script[type="application/ld+json"]'));
  // Cloudflare would replace each e-mail address with "[email protected]" and a script that our CSP blocks.
  // Between these two comments, Cloudflare leaves e-mail addresses unchanged.
  // https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
  page.body.prepend(page.createComment('email_off'));
  page.body.append(page.createComment('/email_off'));
  injectCsp(page);
  return Buffer.from(`<!DOCTYPE html>${page.documentElement.outerHTML}`);
}

/** Keeps all files outside `_next/`. Of the files in `_next/`, keeps only fonts and images that a page references. */
function keepReferencedFiles(site: SiteFiles, html: string): Map<string, Buffer> {
  return new Map([...site].filter(([file]) => !file.startsWith('_next/') || html.includes(file)));
}

/** Parses a page into a document, which the steps of the build modify in place. */
export function parsePage(html: Buffer | string): Document {
  // Without a virtual console, jsdom prints an error for each CSS feature that it does not know.
  return new JSDOM(html.toString(), { virtualConsole: new VirtualConsole() }).window.document;
}
