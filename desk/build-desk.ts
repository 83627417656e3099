import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { countExamples, listExamples } from '../model/check/examples';
import { formatInlineJson } from '../model/derive/inline-json';
import { placeOf } from '../model/drawer/drawer';
import { buildConfig, MENU } from './form';

const PACKAGE = path.resolve('node_modules/@sveltia/cms');
const NO_DISK = path.resolve('desk/page/no-disk.ts');
/** What the schemas take from Node. */
const NODE_MODULES = ['buffer', 'fs', 'path', 'querystring', 'util'];
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
  const page = Buffer.from(await buildPage(repository, basePath));
  return new Map([['admin.html', page], ...(await bundleScript()), ...(await readFonts())]);
}

/** A line of the build's report: these bytes are apart from those of the site. */
export function describeDesk(files: ReadonlyMap<string, Buffer>): string {
  const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  const megabytes = (bytes / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `Formulário do celular em /admin: ${files.size} arquivos, ${megabytes} MB, que só quem abre essa página baixa.`;
}

async function buildPage(repository: string, basePath: string): Promise<string> {
  const page = await readFile('desk/page/admin.html', 'utf8');
  const values: Readonly<Record<string, string>> = {
    policy: POLICY,
    config: formatInlineJson(buildConfig(repository, basePath)),
    basePath,
    repository,
    owner: repository.replace(/\/.*/, ''),
    examples: listRemaining(),
  };
  return page.replace(/\{(\w+)\}/g, (mark, name) => values[name] ?? mark);
}

/** What is still an example, by the form that changes it. */
function listRemaining(): string {
  const examples = listExamples().filter(({ path: it }) => it !== 'url' || !process.env.SITE_URL);
  const items = MENU.map(([subject, label]) => {
    const own = examples.filter(({ file }) => file === placeOf(subject));
    const remedies = [...new Set(own.map(({ fix }) => `<li>${fix}</li>`))].join('');
    const link = `<a href="#/collections/_singletons/entries/${subject}">${label}</a>`;
    return own.length > 0 ? `<li>${link}<ul>${remedies}</ul></li>` : '';
  });
  const told = `<summary>${countExamples(examples)}</summary><ul>${items.join('')}</ul>`;
  const leftOut = 'Com o nome já seu, os depoimentos e as pessoas de exemplo não aparecem no site.';
  return examples.length > 0 ? `<details>${told}<p>${leftOut}</p></details>` : '';
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
    alias: Object.fromEntries(NODE_MODULES.map((name) => [`node:${name}`, NO_DISK])),
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
  const [texts, ours] = await Promise.all(
    [PORTUGUESE, OUR_TEXTS].map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
  );
  const entries = Object.entries(ours).map(([name, text]) => {
    return [name, typeof text === 'string' ? text : { ...texts[name], ...Object(text) }];
  });
  return { ...texts, ...Object.fromEntries(entries) };
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
