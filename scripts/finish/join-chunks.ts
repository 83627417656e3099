import { buildBrowserScript } from './build-browser-script';
import type { SiteFiles } from './find-reachable';
import { UnexpectedExport } from './unexpected-export';

/** How a chunk starts: it registers its modules under the `<script>` that is running. */
const REGISTRATION =
  /^(\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[)"object"==typeof document\?document\.currentScript:void 0,/;

/** How Turbopack's own runtime starts. */
const RUNTIME = /^\(\(\)=>\{[\s\S]{0,40}globalThis\.TURBOPACK;/;

/**
 * Several chunks as one script, which brotli packs about 5 % smaller and a phone asks for once.
 * Each registers under its path instead of its `<script>`, which Turbopack knows how to read.
 */
export async function joinChunks(
  sources: readonly string[],
  files: SiteFiles,
  basePath: string,
): Promise<string> {
  if (sources.length === 0) {
    return '';
  }
  const chunks = sources.map((source) => {
    const file = decodeURI(source.slice(basePath.length + 1));
    const code = files.get(file)?.toString('utf8');
    if (code === undefined) {
      throw new UnexpectedExport(file, 'uma página pede este script, que o Next não exportou.');
    }
    return nameChunk(code, file);
  });
  return [await buildBrowserScript('mark-chunks.ts', { CHUNKS: sources }), ...chunks].join(';\n');
}

function nameChunk(code: string, file: string): string {
  if (RUNTIME.test(code)) {
    return code;
  }
  const name = JSON.stringify(file.replace(/^_next\//, ''));
  const named = code.replace(REGISTRATION, (_, start: string) => `${start}${name},`);
  if (named === code) {
    throw new UnexpectedExport(file, `começo de script desconhecido: ${code.slice(0, 120)}`);
  }
  return named;
}
