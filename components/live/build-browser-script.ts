import path from 'node:path';
import { build } from 'esbuild';

/** A browser's file as one script; `SCRIPTS` in it is where the site's scripts are. */
export async function buildBrowserScript(file: string, basePath = ''): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(file)],
    alias: { '@': process.cwd() },
    bundle: true,
    define: { SCRIPTS: JSON.stringify(`${basePath}/_next/static/`) },
    format: 'iife',
    minify: true,
    target: 'es2020',
    tsconfigRaw: '{}',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
