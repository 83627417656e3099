import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './find-browser';

type Step = {
  title: string;
  command: string;
  environment?: Readonly<Record<string, string>>;
  /** Shows what it prints while it runs, and not only when it fails. */
  isShown?: boolean;
};

const CHECK = { title: 'Estilo, tipos e sobras', command: 'npm run --silent check' };
const UNITS = { title: 'Unidades', command: 'jest --selectProjects unit' };
const BUILD = { title: 'Construção do site', command: 'npm run --silent build' };
const FILES = { title: 'Arquivos publicados', command: 'jest --selectProjects export' };

/** What the browser tests know by heart, whatever the owner writes in `content/`. */
const FROZEN_SHOP = {
  CONTENT_DIR: '__tests__/fixtures/shops/jatoba',
  OUT_DIR: '.cache/shops/jatoba',
  REACT_DIR: '.cache/shops/jatoba-react',
  BRIEF_FIREFOX: '1', // Only what engines differ in: playwright.config.ts.
};

const { values, positionals } = parseArgs({
  allowPositionals: process.argv.includes('--e2e'),
  options: {
    e2e: { type: 'boolean' },
    quick: { type: 'boolean' },
    content: { type: 'boolean' },
  },
});
process.exitCode = await runAll(chooseSteps());

function chooseSteps(): readonly Step[] {
  if (values.quick) {
    return [CHECK, UNITS];
  }
  ensureChromium();
  const SMOKE = { title: 'Uma visita', command: 'playwright test smoke', isShown: true };
  if (values.content) {
    return [{ ...BUILD, isShown: true }, FILES, SMOKE];
  }
  const SHOPS = { title: 'Outras barbearias', command: 'tsx scripts/test-other-shops.ts' };
  const BROWSER = { title: 'Navegador', environment: FROZEN_SHOP, isShown: true };
  const browse = (command: string) => ({ ...BROWSER, command });
  if (values.e2e) {
    const asked = positionals.map((word) => JSON.stringify(word)).join(' ');
    return [{ ...SHOPS, command: `${SHOPS.command} --frozen` }, browse(`playwright test ${asked}`)];
  }
  return [
    CHECK,
    UNITS,
    BUILD,
    FILES,
    { title: 'Servidores', command: 'jest --selectProjects hosts' },
    SHOPS,
    SMOKE,
    browse('playwright test --grep-invert @live'),
  ];
}

async function runAll(steps: readonly Step[]): Promise<number> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.title} …`);
    const startedAt = performance.now();
    const counts = count(await execute(step));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${counts.passed} passaram, ${counts.failed} falharam (${seconds} s)`);
    for (const key of ['passed', 'failed', 'skipped'] as const) {
      total[key] += counts[key];
    }
    if (counts.failed > 0 && (values.e2e || step.command === BUILD.command)) {
      break; // The rest looks at what it built.
    }
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed > 0 ? 1 : 0;
}

type Result = { output: string; succeeded: boolean };

function execute({ command, environment, isShown = false }: Step): Promise<Result> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const programs = path.resolve('node_modules/.bin');
    const child = spawn(`${command} 2>&1`, {
      shell: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      // Only what is to be published is tested under the address that it will have.
      env: {
        ...process.env,
        ...(values.content ? {} : { SITE_URL: '', BASE_PATH: '' }),
        ...environment,
        PATH: `${programs}${path.delimiter}${process.env.PATH}`,
      },
    });
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isShown) {
        process.stdout.write(chunk);
      }
    });
    child.on('close', (code) => {
      const output = stripVTControlCharacters(Buffer.concat(chunks).toString());
      const leftOut = output.match(/Fic(?:ou|aram) de fora.*/g) ?? [];
      if (!isShown) {
        process.stdout.write(code === 0 ? leftOut.map((line) => `${line}\n`).join('') : output);
      }
      resolve({ output, succeeded: code === 0 });
    });
  });
}

/** What Jest and Playwright say in their closing lines; anything else is one test. */
function count({ output, succeeded }: Result) {
  const tell = (word: string) =>
    [...output.matchAll(new RegExp(`(?<=^(?:Tests:.*)?\\s+)\\d+(?= ${word}\\b)`, 'gm'))].reduce(
      (sum, [digits]) => sum + Number(digits),
      0,
    );
  const [passed, failed] = [tell('passed'), tell('failed') + tell('flaky')];
  return {
    // A tool that fails without a failed test (no test found, a crash) has failed all the same.
    passed: passed || Number(succeeded && failed === 0),
    failed: succeeded ? 0 : Math.max(failed, 1),
    skipped: tell('skipped'),
  };
}
