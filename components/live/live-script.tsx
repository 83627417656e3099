import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Brings what depends on "now" up to date before the page is first painted, and long before React.
 * It stands at the end of `<body>`, and changes only texts and attributes of elements that carry
 * `suppressHydrationWarning`. This is for `next dev`: in the published pages, the finishing step
 * puts it and the loader into one script.
 */
export function LiveScript() {
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
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, bundled above.
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
