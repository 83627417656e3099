import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { readUrlSettings } from '../model/derive/site-url';
import { buildConfig } from './cms-config';
import overrides from './locale-overrides.json' with { type: 'json' };

const PORTUGUESE_FILE = path.resolve('node_modules/@sveltia/cms/locales/pt-BR.json');
const FONTS = 'node_modules/@sveltia/cms/npm/assets';

/** Parts of Sveltia CMS that our fields do not need: maps, drawings, syntax highlighting. */
const UNUSED = ['@shikijs/*', 'leaflet/*', 'svgo/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

/** Bundles Portuguese, with our overrides, in place of every locale. */
const PORTUGUESE_ONLY: Plugin = {
  name: 'portuguese',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/locales\/.*\.json$/ }, () => ({ path: PORTUGUESE_FILE }));
    onLoad({ filter: /pt-BR\.json$/ }, () => {
      const texts = JSON.parse(readFileSync(PORTUGUESE_FILE, 'utf8'));
      return { contents: JSON.stringify({ ...texts, ...overrides }), loader: 'json' };
    });
  },
};

/** The files of the CMS, by their path in the site. */
export async function buildCms(repository: string) {
  const scripts = await bundleScript({
    CONFIG: JSON.stringify(buildConfig(repository)),
    REPOSITORY: JSON.stringify(repository),
  });
  const fonts = readdirSync(FONTS).filter((name) => /\.woff2$|LICENSE/.test(name));
  const values: Readonly<Record<string, string | undefined>> = {
    basePath: readUrlSettings().basePath,
    repository,
    owner: repository.replace(/\/.*/, ''),
    script: scripts.find(([name]) => name.startsWith('cms/cms-'))?.[0],
  };
  const page = readFileSync('cms/page/admin.html', 'utf8');
  return new Map<string, Buffer>([
    ['admin.html', Buffer.from(page.replace(/\{(\w+)\}/g, (text, name) => values[name] ?? text))],
    ...scripts,
    // The script loads them from the folder `assets` beside it.
    ...fonts.map((name) => [`cms/assets/${name}`, readFileSync(path.join(FONTS, name))] as const),
  ]);
}

/** Bundles Sveltia CMS with our code and the values of its constants. */
async function bundleScript(define: Readonly<Record<string, string>>) {
  const { outputFiles } = await build({
    entryPoints: { cms: 'cms/page/main.ts' },
    outdir: 'cms',
    // The hash keeps caches from serving an old script.
    entryNames: '[name]-[hash]',
    charset: 'utf8',
    bundle: true,
    define,
    splitting: true,
    external: UNUSED,
    format: 'esm',
    minify: true,
    target: 'es2022',
    tsconfigRaw: '{}',
    write: false,
    plugins: [PORTUGUESE_ONLY],
  });
  return outputFiles.map(
    ({ path: file, contents }) => [`cms/${path.basename(file)}`, Buffer.from(contents)] as const,
  );
}
