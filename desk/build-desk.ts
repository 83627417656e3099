import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { formatInlineJson } from '../model/derive/inline-json';
import { buildConfig } from './form';

const PACKAGE = path.resolve('node_modules/@sveltia/cms');
const FONTS = path.join(PACKAGE, 'npm/assets');

/** Parts of Sveltia CMS that no field of ours needs: maps, drawings, coloured code, iPhone's photos. */
const UNUSED = ['@shikijs/*', 'leaflet/*', 'svgo/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

/** Second sources of the fonts, which the policy would refuse. */
const CDN_FONTS = /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g;

/** Its styles are `<style>` elements and attributes that its script makes. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "connect-src 'self' blob: data: https://api.github.com",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The files of the form on the phone, by their path in the site. */
export async function buildDesk(
  repository: string,
  basePath: string,
): Promise<Map<string, Buffer>> {
  const page = Buffer.from(buildPage(repository, basePath));
  return new Map([['admin.html', page], ...(await bundleScript()), ...(await readFonts())]);
}

/** A line of the build's report: these bytes are apart from those of the site. */
export function describeDesk(files: ReadonlyMap<string, Buffer>): string {
  const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  const megabytes = (bytes / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `Formulário do celular em /admin: ${files.size} arquivos, ${megabytes} MB, que só quem abre essa página baixa.`;
}

function buildPage(repository: string, basePath: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Mudar o site</title>
<link rel="icon" href="${basePath}/icones/icone.svg">
<script type="application/json" id="config">${formatInlineJson(buildConfig(repository, basePath))}</script>
<script type="module" src="${basePath}/desk/desk.js"></script>
</html>
`;
}

/** Sveltia CMS as its package has it for who hosts it, with no language but Portuguese. */
async function bundleScript(): Promise<[string, Buffer][]> {
  const { outputFiles } = await build({
    entryPoints: { desk: path.resolve('desk/page/main.ts') },
    outdir: 'desk',
    charset: 'utf8',
    bundle: true,
    splitting: true,
    external: UNUSED,
    format: 'esm',
    minify: true,
    target: 'es2022',
    tsconfigRaw: '{}',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'portuguese',
        setup: ({ onResolve }) => {
          onResolve({ filter: /\/locales\/.*\.json$/ }, () => ({
            path: path.join(PACKAGE, 'locales/pt-BR.json'),
          }));
        },
      },
    ],
  });
  return outputFiles.map(({ path: file, text }) => [
    path.relative(process.cwd(), file).split(path.sep).join('/'),
    Buffer.from(text.replace(CDN_FONTS, '')),
  ]);
}

/** The script looks for them in the folder `assets` beside it. */
async function readFonts(): Promise<[string, Buffer][]> {
  const names = (await readdir(FONTS)).filter((name) => /\.woff2$|LICENSE/.test(name));
  return Promise.all(
    names.map(
      async (name): Promise<[string, Buffer]> => [
        `desk/assets/${name}`,
        await readFile(path.join(FONTS, name)),
      ],
    ),
  );
}
