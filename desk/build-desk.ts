import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { countExamples, listExamples } from '../model/check/examples';
import { formatInlineJson } from '../model/derive/inline-json';
import { placeOf } from '../model/drawer/drawer';
import { buildConfig, MENU } from './form';

const PACKAGE = path.resolve('node_modules/@sveltia/cms');
const NO_DISK = path.resolve('desk/page/no-disk.ts');
const PORTUGUESE = path.join(PACKAGE, 'locales/pt-BR.json');
const OUR_TEXTS = path.resolve('desk/texts.json');
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

const STYLE = `
body { margin: 0; font: 16px/1.4 system-ui, sans-serif; color-scheme: light dark; }
body { display: flex; flex-direction: column; position: fixed; inset: 0; overflow: clip; }
#nc-root { flex: 1; position: relative; }
#bar { padding: 8px 16px; background: Canvas; color: CanvasText; border-block-end: 1px solid GrayText; }
#bar h1 { margin: 0; font-size: 1em; }
#bar output { white-space: pre-line; }
#bar details li { margin-block: 8px; }
#bar[data-form] > :not(h1) { display: none; }
#bar details > ul { max-height: 50vh; overflow: auto; }
#sign-in { max-width: 28rem; margin: 0 auto; padding: 10vh 16px; overflow: auto; }
#sign-in :is(input, button) { box-sizing: border-box; width: 100%; min-height: 48px; margin-block: 8px; font: inherit; }
[hidden] { display: none !important; }
`;

function buildPage(repository: string, basePath: string): string {
  const [owner = ''] = repository.split('/');
  const key = new URLSearchParams({
    name: 'Meu site',
    target_name: owner,
    expires_in: '365',
    contents: 'write',
  });
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Mudar o site</title>
<link rel="icon" href="${basePath}/icones/icone.svg">
<style>${STYLE}</style>
<script type="application/json" id="config">${formatInlineJson(buildConfig(repository, basePath))}</script>
<script type="module" src="${basePath}/desk/desk.js"></script>
<body>
<header id="bar" hidden>
<h1></h1>
<output></output>
<a href="${basePath}/" target="_blank">Ver o site</a>
${listRemaining()}
</header>
<form id="sign-in" hidden>
<h1>Mudar o site</h1>
<p role="alert"></p>
<input type="hidden" name="username" autocomplete="username" value="${repository}">
<label>A sua chave do GitHub
<input type="password" name="password" autocomplete="current-password" required></label>
<button>Entrar</button>
<p>Ainda não tem? <a href="https://github.com/settings/personal-access-tokens/new?${key}" target="_blank" rel="noopener">Faça uma no GitHub</a>: em Repository access, toque em Only select repositories e escolha ${repository}; o resto já vem preenchido. No fim da página, Generate token. Copie a chave e cole-a aqui.</p>
</form>
<div id="nc-root"></div>
</html>
`;
}

/** What is still an example, by the form that changes it. */
function listRemaining(): string {
  const examples = listExamples();
  const items = MENU.map(([subject, label]) => {
    const own = examples.filter(({ file }) => file === placeOf(subject));
    const remedies = [...new Set(own.map(({ fix }) => fix))].join(' ');
    const link = `<a href="#/collections/_singletons/entries/${subject}">${label}</a>`;
    return own.length > 0 ? `<li>${link}: ${remedies}</li>` : '';
  });
  const told = `<summary>${countExamples(examples)}</summary><ul>${items.join('')}</ul>`;
  return examples.length > 0 ? `<details>${told}</details>` : '';
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
    // The schemas ask this machine's disk of photos and files, which the browser does not have.
    alias: Object.fromEntries(['fs', 'path', 'buffer'].map((name) => [`node:${name}`, NO_DISK])),
    define: { 'process.env': '{}', 'process.cwd': 'String' },
    tsconfigRaw: '{}',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'portuguese',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /\/locales\/.*\.json$/ }, () => ({ path: PORTUGUESE }));
          onLoad({ filter: /pt-BR\.json$/ }, async () => ({
            contents: JSON.stringify(await readTexts()),
            loader: 'json',
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

/** Its texts in Portuguese, with ours for those that it lacks or that say less to an owner. */
async function readTexts(): Promise<object> {
  const texts = JSON.parse(await readFile(PORTUGUESE, 'utf8'));
  for (const [name, text] of Object.entries(JSON.parse(await readFile(OUR_TEXTS, 'utf8')))) {
    const keys = name.split('.');
    const last = keys.pop() ?? '';
    const group = keys.reduce((node, key) => (node[key] ??= {}), texts);
    group[last] = text;
  }
  return texts;
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
