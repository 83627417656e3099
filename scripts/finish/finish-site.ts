import nextPackage from 'next/package.json' with { type: 'json' };
import { buildBrowserScript } from '../../components/live/build-browser-script';
import { buildHeadersFile } from '../../deploy/headers';
import { deferRuntime, findShared, readDeferrable } from './defer';
import { addScript, type Page, parsePage, serialise } from './page';
import { addPolicy, findStopped } from './policy';
import type { SiteFiles } from './site-folder';

/** What only Next's router or server asks for, and `404.html` again, under another name. */
const FOR_ROUTER = /(?:^|\/)__next\.[^/]*\.txt$|^_not-found\b|\/_\w+Manifest\.js$/;

/** Versions of Next whose export was seen to be deferred, and to start again. */
const KNOWN_VERSIONS = '16.4.6, 16.5.0-canary.38';

/** What Next divides its scripts and styles into; not each is asked for. */
const CHUNKS = '_next/static/chunks/';

type Options = {
  basePath: string;
  /** What `public/` holds, and Next has copied into its export. */
  publicFiles?: SiteFiles;
  /** For whoever wants to read the result. */
  hasLongNames?: boolean;
};

/** Next's export turned into the site that we publish, as the README beside it tells. */
export async function finishSite(
  exported: SiteFiles,
  { basePath, publicFiles = new Map(), hasLongNames = false }: Options,
): Promise<{ files: SiteFiles; pages: Page[]; warnings: string[] }> {
  /** `termos.txt` beside `termos.html`. */
  const isPageData = (file: string) =>
    file.endsWith('.txt') && exported.has(file.replace(/\.txt$/, '.html'));
  const isKept = ([file, content]: [string, Buffer]) =>
    !(publicFiles.get(file)?.equals(content) || FOR_ROUTER.test(file) || isPageData(file));
  const site = new Map([...exported].filter(isKept));
  if (!site.has('index.html')) {
    throw new Error('O Next não exportou a página inicial (index.html).');
  }

  const pages = [...site].flatMap(([file, html]) =>
    file.endsWith('.html') ? parsePage(file, html) : [],
  );
  const plain = new Map<Page, string>();
  const deferrable = pages.flatMap((page) => {
    try {
      return [readDeferrable(page, site, basePath)];
    } catch (error) {
      plain.set(page, explainFallback(error));
      return [];
    }
  });
  const runtime = await deferRuntime(deferrable, site, { basePath, hasLongNames });
  await keepRuntime(plain.keys(), basePath);
  const warnings = [...new Set(plain.values())].map((reason) => {
    const names = [...plain].flatMap(([{ file }, why]) => (why === reason ? file : []));
    return `${names.join(', ')}: ${reason}`;
  });
  for (const page of pages) {
    addPolicy(page.document);
    site.set(page.file, Buffer.from(serialise(page)));
    for (const attribute of findStopped(page.document)) {
      warnings.push(`${page.file}: ${attribute} não vale: a política de segurança o ignora.`);
    }
  }

  for (const file of publicFiles.keys()) {
    if (site.has(file) || file === '_headers') {
      warnings.push(`public/${file} ficou de fora: o site já tem ${file}. Mude o nome dele.`);
    }
  }
  const joined = plain.size === 0 ? findShared(deferrable) : []; // Nobody asks for them alone.
  const files = new Map([...publicFiles, ...site, ...runtime]);
  const code = [...files].filter(([file]) => /\.(?:html|js)$/.test(file));
  const text = code.map(([, content]) => content.toString()).join();
  for (const file of files.keys()) {
    const isAsked = text.includes(file.replace('_next/', ''));
    if (file.startsWith(CHUNKS) && (!isAsked || joined.includes(`${basePath}/${file}`))) {
      files.delete(file);
    }
  }
  files.set('_headers', Buffer.from(buildHeadersFile(basePath, files.keys())));
  return { files, pages, warnings: [...warnings, ...findShadowed([...files.keys()], pages)] };
}

/** Leaves Next's own scripts in their place: not deferred, under the same rules. */
async function keepRuntime(pages: Iterable<Page>, basePath: string) {
  const allow = await buildBrowserScript('scripts/finish/browser/allow-own-scripts.ts', basePath);
  const live = await buildBrowserScript('components/live/main.ts');
  for (const { document } of pages) {
    document.head.prepend(addScript(document, allow)); // Before any other that comes.
    addScript(document, live);
  }
}

function explainFallback(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [module = 'scripts/finish'] = /scripts\/finish\/[\w-]+\.ts/.exec(stack) ?? [];
  return [
    'vai com os scripts do próprio Next: funciona e é seguro, só que mais pesado.',
    `  Next encontrado: ${nextPackage.version}; conhecidos: ${KNOWN_VERSIONS}.`,
    `  Quem não o reconheceu: ${module} (${message}).`,
    '  O que fazer: scripts/finish/README.md, “When Next changes”.',
  ].join('\n');
}

/** Hosts differ on `/termos` when both `termos.html` and a folder `termos/` are there. */
function findShadowed(files: readonly string[], pages: readonly Page[]): string[] {
  const folders = pages.map(({ file }) => file.replace(/\.html$/, '/'));
  return files
    .filter((file) => folders.some((folder) => file.startsWith(folder)))
    .map((file) => `${file}: em algumas hospedagens, a pasta esconde a página de mesmo nome.`);
}
