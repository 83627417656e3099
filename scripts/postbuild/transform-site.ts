import { buildHeadersFile } from '../../deploy/headers';
import type { SiteFiles } from '../site-folder';
import { injectCsp } from './csp';
import { buildEnhancement, stripFrameworkScripts } from './framework-scripts';
import { type Page, parsePage, serialise } from './page';
import { pruneStyles } from './styles';

/** Data for Next's router and server, and a copy of `404.html`. */
const ROUTER_DATA = /__next\.|_not-found/;

/** Markers for React's hydration. */
const REACT_COMMENTS = /<!--[ $/]*-->/g;

type Options = {
  basePath: string;
  /** The files of `public/`, which Next has copied into its export. */
  publicFiles?: SiteFiles;
  /** Client components that need React; if there are any, pages keep Next's scripts. */
  reactOnly?: readonly string[];
};

/** Turns Next's export into the published site (see README.md). */
export async function transformSite(
  exported: SiteFiles,
  { basePath, publicFiles = new Map(), reactOnly = [] }: Options,
): Promise<{ files: SiteFiles; pages: Page[]; warnings: string[] }> {
  /** `termos.txt` beside `termos.html`. */
  const isPageData = (file: string) =>
    file.endsWith('.txt') && exported.has(`${file.slice(0, -4)}.html`);
  const isKept = ([file, content]: [string, Buffer]) =>
    !(publicFiles.get(file)?.equals(content) || ROUTER_DATA.test(file) || isPageData(file));
  const site = new Map([...exported].filter(isKept));
  if (!site.has('index.html')) {
    throw new Error('O Next não exportou a página inicial (index.html).');
  }

  const keepsReact = reactOnly.length > 0;
  const clean = (html: Buffer) => (keepsReact ? html : `${html}`.replaceAll(REACT_COMMENTS, ''));
  const pages = [...site]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => parsePage(file, clean(html)));
  if (!keepsReact) {
    const late = pruneStyles(pages.map(({ document }) => document));
    const [enhancement, code] = await buildEnhancement(late);
    for (const { document } of pages) {
      stripFrameworkScripts(document, `${basePath}/${enhancement}`);
    }
    site.set(enhancement, Buffer.from(code));
  }
  for (const page of pages) {
    injectCsp(page.document, { keepsReact });
    site.set(page.file, Buffer.from(serialise(page)));
  }

  // Of `_next/`, publish only files that a page references: fonts, images.
  const html = pages.map(({ file }) => site.get(file)).join();
  const isReferenced = (file: string) =>
    keepsReact || !file.startsWith('_next/') || html.includes(file);
  const files = new Map([...publicFiles, ...[...site].filter(([file]) => isReferenced(file))]);
  files.set('_headers', Buffer.from(buildHeadersFile(basePath, files.keys())));
  return { files, pages, warnings: reactOnly.map(explainReactOnly) };
}

function explainReactOnly(file: string): string {
  const beside = file.replace('.client.tsx', '.enhance.ts');
  return [
    `${file} precisa do React: o site vai com os scripts do próprio Next. Funciona igual e é mais pesado.`,
    `  Saídas: o que ele faz numa função em ${beside}, e ela na lista de components/enhance.ts;`,
    '  ou fique assim, se o que ele faz vale 124 KB a quem visita.',
  ].join('\n');
}
