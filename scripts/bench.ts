import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { copyWithoutScripts } from './bench/copy-without-scripts';
import { formatComparison, formatInteractions, formatScores } from './bench/format-results';
import { measureInteractions } from './bench/measure-interactions';
import { DEVICES, type Run, runLighthouse } from './bench/run-lighthouse';
import { CHROMIUM_ARGS, findChromium } from './find-browser';
import { readSite, writeSite } from './finish/site-folder';
import { type ExportServer, serveExport } from './serve-export';

const SITE_FOLDER = 'out';
const ROUTES = ['/', '/privacidade', '/termos'];
const DEBUGGING_PORT = 4399;

// One visit's times differ from the next's by a tenth; the median of eleven by a fiftieth.
const { values } = parseArgs({ options: { runs: { type: 'string', default: '11' } } });
const RUNS = Number(values.runs);
/** For marks and taps, which differ less. */
const FEWER_RUNS = Math.min(RUNS, 5);

const copyFolder = await mkdtemp(path.join(os.tmpdir(), 'sem-scripts-'));
const servers: ExportServer[] = [];
let browser: Browser | undefined;

try {
  await writeSite(copyFolder, copyWithoutScripts(await readSite(SITE_FOLDER)));
  const site = await serve(SITE_FOLDER);
  const copy = await serve(copyFolder);
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  await bench(browser, site.url, copy.url);
} finally {
  await browser?.close();
  await Promise.all(servers.map((server) => server.close()));
  await rm(copyFolder, { recursive: true });
}

async function serve(dir: string): Promise<ExportServer> {
  const server = await serveExport({ dir, port: 0 });
  servers.push(server);
  return server;
}

async function bench(openBrowser: Browser, siteUrl: string, copyUrl: string) {
  const port = DEBUGGING_PORT;
  const comparisons: string[] = [];
  for (const throttling of ['simulate', 'devtools'] as const) {
    const pairs = await repeat(RUNS, `Página inicial, ${throttling}`, async () => ({
      ours: await runLighthouse(`${siteUrl}/`, { device: 'mobile', port, throttling }),
      bare: await runLighthouse(`${copyUrl}/`, { device: 'mobile', port, throttling }),
    }));
    const ours = pairs.map((pair) => pair.ours);
    const bare = pairs.map((pair) => pair.bare);
    comparisons.push(formatComparison(throttling, ours, bare));
  }

  const scores: { route: string; device: string; runs: Run[] }[] = [];
  for (const route of ROUTES) {
    for (const device of DEVICES) {
      const runs = await repeat(FEWER_RUNS, `Notas de ${route} (${device})`, () =>
        runLighthouse(siteUrl + route, { device, port }),
      );
      scores.push({ route, device, runs });
    }
  }

  const interactions = await repeat(FEWER_RUNS, 'Toques em um celular lento', () =>
    measureInteractions(openBrowser, `${siteUrl}/`),
  );
  console.log(
    [...comparisons, formatScores(scores), formatInteractions(interactions)].join('\n\n'),
  );
}

/** The results of one measurement taken several times, with a word before each. */
async function repeat<Result>(
  times: number,
  title: string,
  measure: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 1; run <= times; run += 1) {
    console.error(`${title}: ${run} de ${times} …`);
    results.push(await measure());
  }
  return results;
}
