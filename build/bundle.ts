import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a module and its imports into one minified script, ready to be inlined in a page.
 *
 * @param file the module's path from the project's root
 */
export async function bundleBrowserScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(file)],
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
