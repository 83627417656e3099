import { createHash } from 'node:crypto';
import { buildHeadersFile } from '../../deploy/headers';
import { addPolicy } from './add-policy';
import { buildBrowserScript } from './build-browser-script';
import { type DeferredPage, deferRuntime } from './defer-runtime';
import { findReachable, NOT_FOUND_TWIN, type SiteFiles } from './find-reachable';
import { joinChunks } from './join-chunks';
import { orderGeneratedStyles } from './order-styles';
import { applyEdits, type Edit, type PageElement, readElements } from './page-source';
import { pruneStyles } from './prune-styles';
import { createShortNames, type ShortNames } from './short-names';
import { slimFlight, writeFlight } from './slim-flight';
import { UnexpectedExport } from './unexpected-export';

const EXPECTED_PAGES = ['index.html', '404.html'];
const RUNTIME_FOLDER = '_next/static/runtime';

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
  const shared = nameFile('next', names.inText(sharedScript));

  const site = new Map(exported).set(...shared);
  const inPageScript = await buildBrowserScript('in-page.ts');
  for (const page of pages) {
    const ownSources = page.sources.filter((source) => !isShared(source));
    const ownScript = await joinChunks(ownSources, exported, basePath);
    const data = slimFlight(page.flight, page.html, names, page.file);
    const own = nameFile(
      `pages/${page.file.replace(/\.html$/, '').replaceAll('/', '-')}`,
      [
        writeFlight(data, names),
        await buildBrowserScript('start-when-idle.ts', { ENTRY: page.entry }),
        names.inText(ownScript),
      ].join(';\n'),
    );
    const runtime = [own, shared].map(([file]) => `${basePath}/${file}`);
    const mayName = [sharedScript, ownScript, ...data.map(({ value }) => value)].join('\n');
    const html = finishPage(page, mayName, names, inPageScript, runtime);
    site.set(...own).set(page.file, Buffer.from(html));
  }

  for (const source of sharedSources) {
    site.delete(decodeURI(source.slice(basePath.length + 1))); // Joined; nobody asks for it alone.
  }
  site.set('_headers', Buffer.from(buildHeadersFile(basePath)));
  site.set('.nojekyll', Buffer.alloc(0)); // GitHub Pages would leave out every `_` folder.
  const reachable = findReachable(site);
  const finished = new Map([...site].filter(([file]) => reachable.has(file)));
  refuseShadowedPages(finished);
  return finished;
}

function isPage(file: string): boolean {
  return file.endsWith('.html') && file !== NOT_FOUND_TWIN;
}

/** A file whose name changes with its content. */
function nameFile(name: string, code: string): [file: string, content: Buffer] {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 10);
  return [`${RUNTIME_FOLDER}/${name}.${hash}.js`, Buffer.from(code)];
}

/** The script goes last in the body: React, which reads it in order, does not come across it. */
function finishPage(
  { html, file }: Page,
  scripts: string,
  names: ShortNames,
  inPageScript: string,
  runtime: readonly string[],
): string {
  const elements = readElements(html);
  const body = elements.find(({ name }) => name === 'body');
  if (body?.contentEnd === undefined) {
    throw new UnexpectedExport(file, 'a página não tem </body>.');
  }
  const script = `<script data-runtime="${runtime.join(' ')}">${inPageScript}</script>`;
  const edits: Edit[] = [{ start: body.contentEnd, end: body.contentEnd, replacement: script }];
  const isKnownClass = findKnownClasses(elements, scripts);
  for (const { attributes, text, start, contentStart, contentEnd } of elements) {
    const hrefs = attributes.get('data-href');
    if (hrefs !== undefined && contentEnd !== undefined) {
      const tag = html.slice(start, contentStart);
      const short = hrefs.split(' ').map(names.ofStyle).join(' ');
      const replacement =
        tag.replace(hrefs, short) + names.inStyle(pruneStyles(text, isKnownClass));
      edits.push({ start, end: contentEnd, replacement });
    }
  }
  return addPolicy(names.inText(withoutSlashes(applyEdits(html, edits))), file);
}

/** `<br/>` as HTML has it, `<br>`. In SVG the slash has a meaning, and stays. */
function withoutSlashes(html: string): string {
  const isVoid = (name: string) => ['br', 'img', 'link', 'meta', 'source'].includes(name);
  return applyEdits(
    html,
    readElements(html)
      .filter(({ name, end }) => isVoid(name) && html.endsWith('/>', end))
      .map(({ end }) => ({ start: end - 2, end, replacement: '>' })),
  );
}

/** Whether a class is on the page, or in a script or data that could put it there. */
function findKnownClasses(elements: readonly PageElement[], scripts: string) {
  const names = new Set([
    ...elements.flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? []),
    ...(scripts.match(/[\w-]+/g) ?? []),
  ]);
  return (name: string) => names.has(name);
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
