import path from 'node:path';
import { build } from 'esbuild';

/** The loader as one inline script. */
export async function buildLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('scripts/finish/loader.ts')],
    bundle: true,
    format: 'iife',
    legalComments: 'none',
    minify: true,
    target: 'es2020',
    tsconfigRaw: '{}',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
