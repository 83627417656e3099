import { finishSite } from './finish/finish-site';
import { findAdvice, findExcess, type SiteWeight, weighSite } from './finish/measure';
import { readSite, replaceSite } from './finish/site-folder';
import { UnexpectedExport } from './finish/unexpected-export';

const FOLDER = 'out';

const bytes = new Intl.NumberFormat('pt-BR');

try {
  await finishExport();
} catch (error) {
  // A programming error keeps its trace; what the step refuses is told in words.
  console.error(error instanceof UnexpectedExport ? error.message : error);
  process.exitCode = 1;
}

async function finishExport() {
  const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
  const exported = await readSite(FOLDER);
  const site = await finishSite(exported, basePath);
  const weight = await weighSite(site, basePath);
  const excess = findExcess(weight);

  await replaceSite(FOLDER, site);
  console.log(formatReport(weight, exported.size, site.size));
  for (const advice of findAdvice(weight)) {
    console.warn(`Aviso: ${advice}`);
  }

  if (excess.length > 0) {
    console.error(
      ['O site passou do peso combinado (scripts/finish/budgets.ts):', ...excess].join('\n  '),
    );
    process.exitCode = 1;
  }
}

function formatReport({ kinds, pages }: SiteWeight, before: number, after: number): string {
  const table = [
    ['', 'arquivos', 'bytes', 'brotli'],
    ...kinds.map(({ kind, files, weight }) => [
      kind,
      bytes.format(files),
      bytes.format(weight.raw),
      bytes.format(weight.brotli),
    ]),
  ];
  const home = pages.find(({ file }) => file === 'index.html');
  return [
    `Site pronto em ${FOLDER}/: ${after} arquivos (o Next exportou ${before}).`,
    ...table.map(([kind = '', ...numbers]) =>
      [`  ${kind.padEnd(20)}`, ...numbers.map((number) => number.padStart(10))].join(''),
    ),
    home &&
      `  Página inicial: documento ${bytes.format(home.document.brotli)} bytes em brotli, ${bytes.format(home.inlineScript)} de script embutido; depois da primeira ação, ${bytes.format(home.runtime.brotli)} de scripts.`,
  ]
    .filter(Boolean)
    .join('\n');
}
