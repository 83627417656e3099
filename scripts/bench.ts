import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ROUTES } from '../model/routes';
import { copyWithoutScripts } from './bench/copy-without-scripts';
import { measurePhone } from './bench/measure-phone';
import { METRICS, type Run, runLighthouse } from './bench/run-lighthouse';
import type { Encoding } from './encodings';
import { CHROMIUM_ARGS, findChromium } from './find-browser';
import { type ExportServer, serveExport } from './serve-export';
import { readSite, writeSite } from './site-folder';

const PORT = { port: 4399 };
/** Without the audits and the picture that say nothing of time, a visit takes a third less. */
const TIMES_ONLY = { ...PORT, onlyCategories: ['performance'], disableFullPageScreenshot: true };

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    /** Another build's folder, such as yesterday's, to compare the phone's times with. */
    against: { type: 'string' },
    /** The phone's times alone. */
    phone: { type: 'boolean', default: false },
  },
});
// One visit's times differ from the next's by a tenth; the median of eleven by a fiftieth.
const VISITS = values.short ? 3 : 11;
/** For marks, which differ less. */
const FEWER = values.short ? 1 : 5;
/** The short run measures both ends: the best compression and the worst. */
const ENCODINGS: readonly Encoding[] = values.short
  ? ['brotli 11', 'gzip 6']
  : ['brotli 11', 'brotli 5', 'gzip 6'];

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const copyFolder = await mkdtemp(path.join(os.tmpdir(), 'sem-scripts-'));
const servers: ExportServer[] = [];
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${PORT.port}`],
});
try {
  await showPhone(['out', ...(values.against ? [values.against] : [])]);
  if (!values.phone) {
    await writeSite(copyFolder, copyWithoutScripts(await readSite('out')));
    for (const encoding of ENCODINGS) {
      await compareWithCopy(encoding);
    }
    await showScores(await serve('out'));
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  await rm(copyFolder, { recursive: true });
}

async function serve(dir: string, encoding?: Encoding): Promise<string> {
  const server = await serveExport({ dir, port: 0, ...(encoding && { encoding }) });
  servers.push(server);
  return server.url;
}

/** How far the home page is from itself without any script, the least that it can take. */
async function compareWithCopy(encoding: Encoding) {
  const [site, copy] = [await serve('out', encoding), await serve(copyFolder, encoding)];
  const ours: Run[] = [];
  const bare: Run[] = [];
  // In turns: what else the machine does slows both alike.
  for (let visit = 0; visit < VISITS; visit += 1) {
    ours.push(await runLighthouse(`${site}/`, 'mobile', TIMES_ONLY));
    bare.push(await runLighthouse(`${copy}/`, 'mobile', TIMES_ONLY));
  }
  const rows = METRICS.map((metric) => {
    const of = (runs: readonly Run[]) => median(runs.map(({ metrics }) => metrics[metric]));
    return [metric, of(ours), of(bare), of(bare) ? of(ours) / of(bare) : '–'];
  });
  show([`\`/\` no celular, ${encoding}`, 'Site', 'Sem scripts', 'Razão'], rows);
}

async function showScores(site: string) {
  const rows: Cell[][] = [];
  let categories: string[] = [];
  for (const route of values.short ? ['/'] : ROUTES) {
    for (const device of ['mobile', 'desktop'] as const) {
      const runs = await repeat(() => runLighthouse(site + route, device, PORT));
      categories = Object.keys(runs[0]?.scores ?? {});
      const scores = categories.map((name) => median(runs.map((run) => run.scores[name] ?? 0)));
      rows.push([`\`${route}\` ${device}`, ...scores]);
    }
  }
  show(['Lighthouse', ...categories], rows);
}

/** In turns, too: these machines are noisy, so that only the ratio says something. */
async function showPhone(folders: readonly string[]) {
  const urls = await Promise.all(folders.map((folder) => serve(folder)));
  const runs = urls.map((): Record<string, number>[] => []);
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const [index, url] of urls.entries()) {
      runs[index]?.push(await measurePhone(browser, `${url}/`));
    }
  }
  const rows = Object.keys(runs[0]?.[0] ?? {}).map((name) => {
    const times = runs.map((visits) => median(visits.map((visit) => visit[name] ?? 0)));
    const [ours = 0, theirs] = times;
    return [name, ...times, ...(theirs === undefined ? [] : [theirs ? ours / theirs : '–'])];
  });
  const header = ['Celular lento (processador ÷ 4), ms', ...folders];
  show([...header, ...(values.against ? ['Razão'] : [])], rows);
}

async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < FEWER) {
    results.push(await measure());
  }
  return results;
}

/** Of an odd number of values. */
function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[(numbers.length - 1) / 2] ?? Number.NaN;
}

type Cell = string | number;

/** As docs/figures.md holds it. */
function show(header: readonly string[], rows: readonly (readonly Cell[])[]) {
  const line = (cells: readonly Cell[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? number.format(cell) : cell)).join(' | ')} |`;
  const rule = header.map((_, column) => (column === 0 ? ':--' : '--:'));
  console.log(`${[header, rule, ...rows].map(line).join('\n')}\n`);
}
