import { exec } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ROUTES } from '../model/routes';
import { ENCODINGS, type Encoding } from './encodings';
import { CHROMIUM_ARGS, findChromium } from './find-browser';
import { measurePhone } from './measure-phone';
import { type ExportServer, serveExport } from './serve-export';
import { readSite, writeSite } from './site-folder';

const LIGHTHOUSE = 'npx --yes lighthouse@12.8.2 --output=json --quiet';
/** Without the audits and the picture that say nothing of time, a visit takes a third less. */
const TIMES_ONLY = '--only-categories=performance --disable-full-page-screenshot';
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];
const SCRIPTS = /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    /** Another build's folder, such as yesterday's, to compare the phone's times with. */
    against: { type: 'string' },
    /** The phone's times alone. */
    phone: { type: 'boolean' },
  },
});
// One visit's times differ from the next's by a tenth; the median of eleven by a fiftieth.
const VISITS = values.short ? 3 : 11;
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const copy = await mkdtemp(path.join(os.tmpdir(), 'sem-scripts-'));
const servers: ExportServer[] = [];

const run = promisify(exec);

type Figures = Readonly<Record<string, number>>;
type Way = [label: string, measure: () => Promise<Figures>];
type Report = {
  audits: Readonly<Record<string, { numericValue?: number }>>;
  categories: Readonly<Record<string, { title: string; score: number }>>;
};

try {
  const folders = ['out', ...(values.against ? [values.against] : [])];
  const phones = await Promise.all(
    folders.map(async (folder): Promise<Way> => {
      const url = await serve(folder);
      return [folder, () => measurePhone(`${url}/`)];
    }),
  );
  await compare('Celular lento (processador ÷ 4), ms', phones);
  if (!values.phone) {
    await compareWithCopy();
    await showScores();
  }
} finally {
  servers.map((server) => server.close());
  await rm(copy, { recursive: true });
}

async function serve(dir: string, encoding: Encoding = 'brotli 11'): Promise<string> {
  const server = await serveExport({ dir, port: 0, encoding });
  servers.push(server);
  return server.url;
}

/** How far the home page is from itself without any script, the least that it can take. */
async function compareWithCopy() {
  const site = readSite('out');
  const bare = String(site.get('index.html')).replaceAll(SCRIPTS, '');
  await writeSite(copy, new Map([...site, ['index.html', Buffer.from(bare)]]));
  for (const encoding of Object.keys(ENCODINGS) as Encoding[]) {
    const [ours, theirs] = [await serve('out', encoding), await serve(copy, encoding)];
    await compare(`\`/\` no celular, ${encoding}`, [
      ['Site', () => visit(`${ours} ${TIMES_ONLY}`)],
      ['Sem scripts', () => visit(`${theirs} ${TIMES_ONLY}`)],
    ]);
  }
}

async function showScores() {
  const url = await serve('out');
  for (const route of values.short ? ['/'] : ROUTES) {
    await compare(`\`${route}\``, [
      ['celular', () => visit(url + route)],
      ['computador', () => visit(`${url}${route} --preset=desktop`)],
    ]);
  }
}

/** Lighthouse's marks, 0 to 100, and times of one cold visit. */
async function visit(address: string): Promise<Figures> {
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const flags = `--chrome-flags="--headless --no-sandbox ${CHROMIUM_ARGS.join(' ')}"`;
  const { stdout } = await run(`${LIGHTHOUSE} ${flags} ${address}`, { env, maxBuffer: Infinity });
  const { audits, categories }: Report = JSON.parse(stdout);
  return Object.fromEntries([
    ...Object.values(categories).map(({ title, score }) => [title, 100 * score]),
    ...METRICS.map((metric) => [metric, audits[metric]?.numericValue ?? Number.NaN]),
  ]);
}

/**
 * The medians of each way, and the ratio of the first to the second.
 * In turns, now one first and now the other: what else the machine does slows all alike.
 */
async function compare(title: string, ways: readonly Way[]) {
  const runs = ways.map((): Figures[] => []);
  const turns = [...ways.entries()];
  for (let visits = 0; visits < VISITS; visits += 1) {
    for (const [index, [, measure]] of turns.reverse()) {
      // Chromium loses the start of a trace now and then.
      await measure().then(
        (figures) => runs[index]?.push(figures),
        ({ message }: Error) => console.error(message),
      );
    }
  }
  const rows = Object.keys(runs[0]?.[0] ?? {}).map((name) => {
    const medians = runs.map((visits) => median(visits.map((figures) => figures[name] ?? 0)));
    const [ours = 0, theirs] = medians;
    const cells = ways.map(([label], index) => [label, number.format(medians[index] ?? 0)]);
    const ratio = theirs ? { Razão: number.format(ours / theirs) } : {};
    return { [title]: name, ...Object.fromEntries(cells), ...ratio };
  });
  console.table(rows);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
