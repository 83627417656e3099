import nextPackage from 'next/package.json';
import { buildHeadersFile } from '../../deploy/headers';
import { buildBrowserScript } from './build-browser-script';
import {
  type DeferrablePage,
  deferRuntime,
  findShared,
  nameClasses,
  readDeferrable,
} from './defer';
import { addScript, type Page, parsePage, serialise } from './page';
import { addPolicy, findStopped } from './policy';
import { findReachable, isPage } from './reachable';
import { LONG_NAMES } from './short-names';
import type { SiteFiles } from './site-folder';

/** Versions of Next whose export was seen to be deferred, and to start again. */
export const KNOWN_VERSIONS = ['16.4.6'];

type Options = {
  basePath: string;
  /** What `public/` holds, and Next has copied into its export. */
  publicFiles?: SiteFiles;
  /** For whoever wants to read the result. */
  hasLongNames?: boolean;
};

type FinishedSite = { files: SiteFiles; pages: Page[]; warnings: string[] };

/** Next's export turned into the site that we publish, as the README beside it tells. */
export async function finishSite(
  exported: SiteFiles,
  { basePath, publicFiles = new Map(), hasLongNames = false }: Options,
): Promise<FinishedSite> {
  const isCopied = (file: string, content: Buffer) => publicFiles.get(file)?.equals(content);
  const site = new Map([...exported].filter(([file, content]) => !isCopied(file, content)));
  if (!site.has('index.html')) {
    throw new Error('O Next não exportou a página inicial (index.html).');
  }

  const warnings: string[] = [];
  const pages = [...site]
    .filter(([file]) => isPage(file))
    .map(([file, content]) => parsePage(file, content));
  const deferrable = pages.flatMap((page): DeferrablePage[] => {
    try {
      return [readDeferrable(page, site, basePath)];
    } catch (error) {
      warnings.push(explainFallback(page, error));
      return [];
    }
  });
  const names = hasLongNames ? LONG_NAMES : nameClasses(deferrable, site);
  for (const [file, content] of await deferRuntime(deferrable, names, basePath)) {
    site.set(file, content);
  }
  const others = pages.filter(({ file }) => deferrable.every((page) => page.file !== file));
  await keepRuntime(others, basePath);
  if (others.length === 0) {
    for (const source of findShared(deferrable)) {
      site.delete(decodeURI(source.slice(basePath.length + 1))); // Joined; nobody asks for it alone.
    }
  }

  for (const page of pages) {
    addPolicy(page.document);
    site.set(page.file, Buffer.from(serialise(page)));
    warnings.push(
      ...findStopped(page.document).map(
        (what) =>
          `${page.file}: ${what} não vale: a política de segurança do site o ignora. Use uma classe ou um script.`,
      ),
    );
  }
  site.set('_headers', Buffer.from(buildHeadersFile(basePath)));
  const reachable = findReachable(site);
  const files = new Map([...site].filter(([file]) => reachable.has(file)));
  for (const [file, content] of publicFiles) {
    if (files.has(file)) {
      warnings.push(
        `public/${file} não foi publicado: o site já tem uma página ou um arquivo com esse nome. Mude o nome dele.`,
      );
    } else {
      files.set(file, content);
    }
  }
  return { files, pages, warnings: [...warnings, ...findShadowed(files, pages)] };
}

/** Leaves Next's own scripts in their place: not deferred, under the same rules. */
async function keepRuntime(pages: readonly Page[], basePath: string) {
  const allow = await buildBrowserScript('scripts/finish/browser/allow-own-scripts.ts', {
    SCRIPTS: `${basePath}/_next/static/`,
  });
  const live = await buildBrowserScript('components/live/main.ts');
  for (const { document } of pages) {
    document.head.prepend(addScript(document, allow)); // Before any other that comes.
    addScript(document, live);
  }
}

function explainFallback({ file }: Page, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, module = 'scripts/finish'] = /(scripts\/finish\/[\w-]+\.ts)/.exec(stack) ?? [];
  return [
    `${file} foi publicada com os scripts do próprio Next: funciona e é segura, só que mais pesada.`,
    `  Next encontrado: ${nextPackage.version}; conhecidos: ${KNOWN_VERSIONS.join(', ')}.`,
    `  Quem não o reconheceu: ${module} (${message}).`,
    '  O que fazer: scripts/finish/README.md, “When Next changes”.',
  ].join('\n');
}

/** Hosts differ on `/termos` when both `termos.html` and a folder `termos/` are there. */
function findShadowed(files: SiteFiles, pages: readonly Page[]): string[] {
  return pages.flatMap(({ file }) => {
    const folder = file.replace(/\.html$/, '/');
    const inside = [...files.keys()].find((other) => other.startsWith(folder));
    return inside
      ? `${inside}: em algumas hospedagens, a pasta ${folder} esconde a página ${file}. Mude o nome dela.`
      : [];
  });
}
