import path from 'node:path';
import { build } from 'esbuild';

/** A browser's file, with all that it imports, as one script. */
export async function buildBrowserScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(file)],
    alias: { '@': process.cwd() },
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    tsconfigRaw: '{}',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
