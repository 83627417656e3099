import path from 'node:path';
import { buildSync } from 'esbuild';

/** The live script as one expression without exports, small enough to stand in every page. */
export function bundleLiveScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(process.cwd(), 'components/live/main.ts')],
    alias: { '@': process.cwd() },
    tsconfigRaw: {},
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
