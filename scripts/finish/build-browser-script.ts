import path from 'node:path';
import { build } from 'esbuild';

const SOURCES = path.resolve('scripts/finish/browser');

/** A file of `browser/` as one script; `values` replace the names that it declares. */
export async function buildBrowserScript(
  name: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(SOURCES, name)],
    alias: { '@': process.cwd() },
    bundle: true,
    define: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
    format: 'iife',
    legalComments: 'none',
    minify: true,
    target: 'es2020',
    tsconfigRaw: '{}',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
