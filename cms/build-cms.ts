import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';

const ASSETS = 'node_modules/@sveltia/cms/npm/assets';

/** Parts of Sveltia CMS that our fields do not need: maps, drawings, syntax highlighting. */
const UNUSED = ['@shikijs/*', 'leaflet/*', 'svgo/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

/** The files of the form for a repository (`owner/name`), by their path in the site. */
export async function buildCms(repository: string): Promise<Map<string, Buffer>> {
  const config = parse(readFileSync('cms/config.yml', 'utf8'), { merge: true });
  config.backend.repo = repository;
  const { outputFiles } = await build({
    entryPoints: ['cms/main.ts'],
    outdir: '/cms',
    // Sveltia CMS looks for `assets/` beside its script, and beside the folder of its chunks.
    chunkNames: 'chunks/[name]-[hash]',
    charset: 'utf8',
    bundle: true,
    define: { CONFIG: JSON.stringify(config) },
    external: UNUSED,
    format: 'esm',
    minify: true,
    splitting: true,
    target: 'es2022',
    tsconfigRaw: '{}',
    write: false,
  });
  const files = new Map([['admin.html', readFileSync('cms/index.html')]]);
  for (const { path: file, contents } of outputFiles) {
    files.set(path.relative('/', file).replaceAll(path.sep, '/'), Buffer.from(contents));
  }
  for (const name of readdirSync(ASSETS).filter((one) => !one.endsWith('.map'))) {
    files.set(`cms/assets/${name}`, readFileSync(path.join(ASSETS, name)));
  }
  return files;
}
