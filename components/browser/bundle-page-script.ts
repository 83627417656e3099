import path from 'node:path';
import { build } from 'esbuild';

/** Bundles `page-script.ts` and its imports into one minified script, ready to be inlined in a page. */
export async function bundlePageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('components/browser/page-script.ts')],
    alias: { '@': process.cwd() },
    bundle: true,
    charset: 'utf8', // The page's charset. By default, esbuild would escape “ç”.
    format: 'iife',
    minify: true,
    target: 'es2020',
    // Keeps esbuild from reading tsconfig.json, which is meant for Next and would change the output.
    tsconfigRaw: '{}',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
