import path from 'node:path';
import { build } from 'esbuild';

/** A browser's file as one script; `values` replace the names that it declares. */
export async function buildBrowserScript(
  file: string,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = await build({
    entryPoints: [path.resolve(file)],
    alias: { '@': process.cwd() },
    bundle: true,
    define: Object.fromEntries(define),
    format: 'iife',
    minify: true,
    target: 'es2020',
    tsconfigRaw: '{}',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
