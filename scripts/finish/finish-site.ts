import { createHash } from 'node:crypto';
import { buildHeadersFile } from '../../deploy/headers';
import { addPolicy } from './add-policy';
import { buildBrowserScript } from './build-browser-script';
import { type DeferredPage, deferRuntime } from './defer-runtime';
import { findReachable, NOT_FOUND_TWIN, type SiteFiles } from './find-reachable';
import { joinChunks } from './join-chunks';
import { orderGeneratedStyles } from './order-styles';
import { applyEdits, type Edit, readElements } from './page-source';
import { createShortNames, type ShortNames } from './short-names';
import { slimFlight, writeFlight } from './slim-flight';
import { splitStyles } from './split-styles';
import { UnexpectedExport } from './unexpected-export';

const EXPECTED_PAGES = ['index.html', '404.html'];
const RUNTIME_FOLDER = '_next/static/runtime';

/** Of base64url, 36 bits: enough to tell one version of a file from all others. */
const HASH_LENGTH = 6;

type Page = DeferredPage & { file: string };

/** Next's export turned into the site that we publish. */
export async function finishSite(exported: SiteFiles, basePath: string): Promise<SiteFiles> {
  for (const page of EXPECTED_PAGES) {
    if (!exported.has(page)) {
      throw new UnexpectedExport(page, 'o Next não exportou esta página.');
    }
  }

  const pages = [...exported.keys()].filter(isPage).map((file): Page => {
    const html = exported.get(file)?.toString('utf8') ?? '';
    const deferred = deferRuntime(html, file, basePath);
    return { file, ...deferred, html: orderGeneratedStyles(deferred.html) };
  });
  const isShared = (source: string) => pages.every(({ sources }) => sources.includes(source));
  const sharedSources = pages[0]?.sources.filter(isShared) ?? [];
  const sharedScript = await joinChunks(sharedSources, exported, basePath);
  const allScripts = [...exported].filter(([file]) => file.endsWith('.js')).map(([, code]) => code);
  const names = createShortNames(
    pages.map(({ html }) => html),
    Buffer.concat(allScripts).toString('utf8'),
  );
  const shared = nameFile('next', [names.inText(sharedScript)]);
  const addressOf = ([file]: readonly [file: string, content: Buffer]) => `${basePath}/${file}`;

  const site = new Map(exported).set(...shared);
  const inPageScript = await buildBrowserScript('in-page.ts');
  const allowOwnScripts = await buildBrowserScript('allow-own-scripts.ts');
  const askForShared = await buildBrowserScript('ask-for-shared.ts', { SHARED: addressOf(shared) });
  for (const page of pages) {
    const ownSources = page.sources.filter((source) => !isShared(source));
    const ownScript = await joinChunks(ownSources, exported, basePath);
    const data = slimFlight(page.flight, page.html, page.file);
    const scripts = [sharedScript, ownScript, ...data.map(({ value }) => value)].join('\n');
    const { html, styles } = divideStyles(page.html, scripts, names);
    const own = nameFile(`pages/${page.file.replace(/\.html$/, '').replaceAll('/', '-')}`, [
      allowOwnScripts,
      askForShared,
      await buildBrowserScript('add-styles.ts', { STYLES: styles }),
      writeFlight(data, names),
      await buildBrowserScript('start-when-idle.ts', { ENTRY: page.entry }),
      names.inText(ownScript),
    ]);
    const finished = finishPage({ ...page, html }, names, inPageScript, addressOf(own));
    site.set(...own).set(page.file, Buffer.from(finished));
  }

  for (const source of sharedSources) {
    site.delete(decodeURI(source.slice(basePath.length + 1))); // Joined; nobody asks for it alone.
  }
  site.set('.nojekyll', Buffer.alloc(0)); // GitHub Pages would leave out every `_` folder.
  const reachable = findReachable(site);
  const finished = new Map([...site].filter(([file]) => reachable.has(file)));
  finished.set('_headers', Buffer.from(buildHeadersFile(basePath, finished.keys())));
  refuseShadowedPages(finished);
  return finished;
}

function isPage(file: string): boolean {
  return file.endsWith('.html') && file !== NOT_FOUND_TWIN;
}

/** A file whose name changes with its content. */
function nameFile(name: string, scripts: readonly string[]): [file: string, content: Buffer] {
  const code = scripts.join(';\n');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, HASH_LENGTH);
  return [`${RUNTIME_FOLDER}/${name}.${hash}.js`, Buffer.from(code)];
}

/** The page with the styles that it needs by itself, and those for what its scripts may make. */
function divideStyles(
  html: string,
  scripts: string,
  names: ShortNames,
): { html: string; styles: string } {
  const elements = readElements(html);
  const onPage = new Set(
    elements.flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? []),
  );
  const readingAttributes = elements
    .flatMap(({ attributes }) => [...attributes.values()])
    .filter((value) => value.includes('var(--'));
  const inScripts = new Set([scripts, ...readingAttributes].join('\n').match(/[\w-]+/g));

  const edits: Edit[] = [];
  let styles = '';
  // React gathers the styles of all components in one element, and names them in `data-href`.
  for (const { text, start, end } of elements.filter(({ attributes }) =>
    attributes.has('data-href'),
  )) {
    const { page, runtime } = splitStyles(
      text,
      (name) => onPage.has(name),
      (name) => inScripts.has(name),
    );
    // Without its attributes: React's data, slimmed, does not ask for these styles any more.
    edits.push({ start, end, replacement: `<style>${names.inStyle(page)}</style>` });
    styles += names.inStyle(runtime);
  }
  return { html: applyEdits(html, edits), styles };
}

/** The script goes last in the body: React, which reads it in order, does not come across it. */
function finishPage(
  { html, file }: Page,
  names: ShortNames,
  inPageScript: string,
  runtime: string,
): string {
  const body = readElements(html).find(({ name }) => name === 'body');
  if (body?.contentEnd === undefined) {
    throw new UnexpectedExport(file, 'a página não tem </body>.');
  }
  const script = `<script data-runtime="${runtime}">${inPageScript}</script>`;
  const withScript = html.slice(0, body.contentEnd) + script + html.slice(body.contentEnd);
  return addPolicy(names.inText(tidyStartTags(withScript)), file);
}

const VOID_ELEMENTS = new Set(['br', 'img', 'link', 'meta', 'source']);

/**
 * Start tags as one writes them in HTML: `<br>` for `<br/>`, `hidden` for `hidden=""`. In SVG the
 * slash has a meaning, and stays.
 */
function tidyStartTags(html: string): string {
  return applyEdits(
    html,
    readElements(html).map(({ name, start, contentStart }): Edit => {
      const tag = html.slice(start, contentStart).replaceAll('=""', '');
      const replacement = VOID_ELEMENTS.has(name) ? tag.replace(/\/>$/, '>') : tag;
      return { start, end: contentStart, replacement };
    }),
  );
}

/** Hosts differ on `/termos` when both `termos.html` and a folder `termos/` are there. */
function refuseShadowedPages(site: SiteFiles) {
  for (const page of [...site.keys()].filter(isPage)) {
    const folder = page.replace(/\.html$/, '/');
    const inside = [...site.keys()].find((file) => file.startsWith(folder));
    if (inside) {
      throw new UnexpectedExport(inside, `a pasta ${folder} esconde a página ${page}.`);
    }
  }
}
