import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describeSampleCount, listSampleContent } from '../model/check/sample-content';
import { contentPath } from '../model/content-files/files';
import { formatInlineJson } from '../model/derive/inline-json';
import { readAddress } from '../model/derive/site-url';
import { buildConfig, MENU } from './cms-config';

const PACKAGE = path.resolve('node_modules/@sveltia/cms');
const PORTUGUESE = path.join(PACKAGE, 'locales/pt-BR.json');
const FONTS = path.join(PACKAGE, 'npm/assets');

/** Parts of Sveltia CMS that our fields do not need: maps, drawings, syntax highlighting. */
const UNUSED = ['@shikijs/*', 'leaflet/*', 'svgo/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

/** Fallback fonts on a CDN, which the CSP blocks. */
const CDN_FONTS = /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g;

/** Bundles Portuguese in place of every locale. */
const IN_PORTUGUESE: Plugin = {
  name: 'portuguese',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/locales\/.*\.json$/ }, () => ({ path: PORTUGUESE }));
    onLoad({ filter: /pt-BR\.json$/ }, () => ({ contents: readTexts(), loader: 'json' }));
  },
};

/** The files of the CMS, by their path in the site. */
export async function buildCms(repository: string, basePath: string) {
  const scripts = await bundleScript();
  const fonts = readdirSync(FONTS).filter((name) => /\.woff2$|LICENSE/.test(name));
  const sampleContent = listSampleContent().filter(
    ({ path: it }) => it !== 'url' || !readAddress().siteUrl,
  );
  const values: Readonly<Record<string, string | undefined>> = {
    config: formatInlineJson(buildConfig(repository, basePath)),
    basePath,
    repository,
    owner: repository.replace(/\/.*/, ''),
    script: scripts.find(([name]) => name.startsWith('cms/cms-'))?.[0],
    count: describeSampleCount(sampleContent),
    sampleContent: MENU.map(({ id, label }) => {
      const items = sampleContent.filter(({ file }) => file === contentPath(id));
      const fixes = [...new Set(items.map(({ fix }) => `<li>${fix}</li>`))].join('');
      const link = `<a href="#/collections/_singletons/entries/${id}">${label}</a>`;
      return fixes && `<li>${link}<ul>${fixes}</ul></li>`;
    }).join(''),
  };
  const page = readFileSync('cms/page/admin.html', 'utf8');
  return new Map<string, Buffer>([
    ['admin.html', Buffer.from(page.replace(/\{(\w+)\}/g, (mark, name) => values[name] ?? mark))],
    ...scripts,
    // The script loads them from the folder `assets` beside it.
    ...fonts.map((name) => [`cms/assets/${name}`, readFileSync(path.join(FONTS, name))] as const),
  ]);
}

/** The CMS's line in the build report. Its bytes do not count for the site. */
export function describeCms(files: ReadonlyMap<string, Buffer>): string {
  const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  const megabytes = (bytes / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `Formulário do celular em /admin: ${files.size} arquivos, ${megabytes} MB, que só quem abre essa página baixa.`;
}

/** Bundles Sveltia CMS with our code. */
async function bundleScript() {
  const { outputFiles } = await build({
    entryPoints: { cms: 'cms/page/main.ts' },
    outdir: 'cms',
    // The hash keeps caches from serving an old script.
    entryNames: '[name]-[hash]',
    charset: 'utf8',
    bundle: true,
    splitting: true,
    external: UNUSED,
    format: 'esm',
    minify: true,
    target: 'es2022',
    tsconfigRaw: '{}',
    write: false,
    plugins: [IN_PORTUGUESE],
  });
  return outputFiles.map(({ path: file, text }) => {
    const name = path.relative('.', file).replaceAll(path.sep, '/');
    return [name, Buffer.from(text.replace(CDN_FONTS, ''))] as const;
  });
}

/** The Portuguese texts of Sveltia CMS, with our overrides. */
function readTexts(): string {
  const [theirs, ours] = [PORTUGUESE, 'cms/locale-overrides.json'].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  for (const [name, text] of Object.entries(ours)) {
    theirs[name] = typeof text === 'string' ? text : { ...theirs[name], ...Object(text) };
  }
  return JSON.stringify(theirs);
}
