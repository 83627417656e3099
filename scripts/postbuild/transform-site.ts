import { JSDOM, VirtualConsole } from 'jsdom';
import { buildHeadersFile, buildHtaccess } from '../../deploy/headers';
import { basePath } from '../../model/site-url';
import type { SiteFiles } from '../site-folder';
import { injectCsp } from './csp';
import { buildInteractionScript, stripFrameworkScripts } from './framework-scripts';
import { pruneStyles } from './styles';

/** Data for Next's router and server, and a copy of `404.html`. */
const ROUTER_DATA = /__next\.|_not-found/;

/** Turns Next's export into the published site (see README.md). Throws without a home page. */
export async function transformSite(exported: SiteFiles) {
  const site = new Map([...exported].filter(([file]) => !ROUTER_DATA.test(file)));
  if (!site.has('index.html')) {
    throw new Error('O Next não exportou a página inicial (index.html).');
  }
  const [script, code] = await buildInteractionScript();
  site.set(script, code);

  // Every page of Next loads its scripts; HTML files of `public/` stay as they are.
  const pages = [...site].filter(
    ([file, html]) => file.endsWith('.html') && html.includes('/_next/static/'),
  );
  for (const [file, html] of pages) {
    const document = parsePage(html);
    pruneStyles(document);
    stripFrameworkScripts(document, `${basePath}/${script}`);
    // What crawlers read comes first: some stop after 32 KB.
    document.head.append(...document.querySelectorAll('style, script[type="application/ld+json"]'));
    // Cloudflare would replace each e-mail address with a script that our CSP stops: "[email protected]".
    // https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
    document.body.prepend(document.createComment('email_off'));
    document.body.append(document.createComment('/email_off'));
    injectCsp(document);
    site.set(file, Buffer.from(`<!DOCTYPE html>${document.documentElement.outerHTML}`));
    site.delete(file.replace('.html', '.txt')); // Data for the router.
  }

  // Of `_next/`, publish only files that a page references: fonts, images.
  const html = pages.map(([file]) => site.get(file)).join();
  const files = new Map(
    [...site].filter(([file]) => !file.startsWith('_next/') || html.includes(file)),
  );
  files.set('_headers', Buffer.from(buildHeadersFile(basePath, files.keys())));
  const names = pages.map(([file]) => file.replace('.html', ''));
  const htaccess = Buffer.from(buildHtaccess(basePath, names));
  return files.set('.htaccess', files.get('.htaccess') ?? htaccess); // The owner's, from `public/`.
}

/** Parses a page, which each pass modifies in place. */
export function parsePage(html: Buffer | string): Document {
  // Without a virtual console, jsdom prints an error for each CSS feature that it does not know.
  return new JSDOM(html.toString(), { virtualConsole: new VirtualConsole() }).window.document;
}
