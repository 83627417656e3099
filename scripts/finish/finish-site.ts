import { createHash } from 'node:crypto';
import { buildHeadersFile } from '../../deploy/headers';
import { addPolicy } from './add-policy';
import { deferRuntime } from './defer-runtime';
import { findReachable, type SiteFiles } from './find-reachable';
import { applyEdits, readElements } from './page-source';
import { slimFlight } from './slim-flight';
import { UnexpectedExport } from './unexpected-export';

const EXPECTED_PAGES = ['index.html', '404.html'];

type Settings = {
  basePath: string;
  /** The inline script that brings the runtime in. */
  loader: string;
};

/** Next's export turned into the site that we publish. */
export function finishSite(exported: SiteFiles, { basePath, loader }: Settings): SiteFiles {
  const site = new Map(exported);
  for (const page of EXPECTED_PAGES) {
    if (!exported.has(page)) {
      throw new UnexpectedExport(page, 'o Next não exportou esta página.');
    }
  }

  for (const [file, content] of exported) {
    if (!file.endsWith('.html')) {
      continue;
    }
    const page = deferRuntime(content.toString('utf8'), file, basePath);
    const data = Buffer.from(`${page.bootstrap};\n${slimFlight(page.flight, page.html, file)};\n`);
    const dataPath = `_next/static/runtime/${nameData(file, data)}`;
    const sources = [`${basePath}/${dataPath}`, ...page.sources];
    site.set(dataPath, data);
    site.set(file, Buffer.from(addPolicy(addLoader(page.html, file, loader, sources), file)));
  }

  site.set('_headers', Buffer.from(buildHeadersFile(basePath)));
  site.set('.nojekyll', Buffer.alloc(0)); // GitHub Pages would leave out every `_` folder.

  const reachable = findReachable(site);
  for (const file of site.keys()) {
    if (!reachable.has(file)) {
      site.delete(file);
    }
  }
  refuseMissingChunks(site, basePath);
  refuseShadowedPages(site);
  return site;
}

function nameData(file: string, data: Buffer): string {
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 10);
  return `${file.replace(/\.html$/, '').replaceAll('/', '-')}.${hash}.js`;
}

/** Last in the body, where React, which reads the body in order, does not come across it. */
function addLoader(html: string, file: string, loader: string, sources: readonly string[]) {
  const body = readElements(html).find(({ name }) => name === 'body');
  if (body?.contentEnd === undefined) {
    throw new UnexpectedExport(file, 'a página não tem </body>.');
  }
  const script = `<script data-runtime="${sources.join(' ')}">${loader}</script>`;
  return applyEdits(html, [{ start: body.contentEnd, end: body.contentEnd, replacement: script }]);
}

function refuseMissingChunks(site: SiteFiles, basePath: string) {
  for (const [file, content] of site) {
    if (!file.endsWith('.html')) {
      continue;
    }
    const loader = readElements(content.toString('utf8')).find(({ attributes }) =>
      attributes.has('data-runtime'),
    );
    for (const source of loader?.attributes.get('data-runtime')?.split(' ') ?? []) {
      if (!site.has(decodeURI(source.slice(basePath.length + 1)))) {
        throw new UnexpectedExport(file, `a página pede ${source}, que o Next não exportou.`);
      }
    }
  }
}

/** Hosts differ on `/termos` when both `termos.html` and a folder `termos/` are there. */
function refuseShadowedPages(site: SiteFiles) {
  for (const page of site.keys()) {
    const folder = page.replace(/\.html$/, '/');
    const inside = [...site.keys()].find((file) => file !== page && file.startsWith(folder));
    if (page.endsWith('.html') && inside) {
      throw new UnexpectedExport(inside, `a pasta ${folder} esconde a página ${page}.`);
    }
  }
}
