import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

type Totals = { passed: number; failed: number; skipped: number };
type Step = {
  title: string;
  commands: readonly (readonly [string, ...string[]])[];
  /** Counts the step's own tests; without it, the step is one test. */
  count?: () => Totals;
  /** Why tests were left out, in the words of the tests. */
  explainSkipped?: () => readonly string[];
  /** A title of a step without which this one says nothing. */
  needs?: string;
  environment?: () => Promise<Record<string, string>>;
};

const root = path.join(import.meta.dirname, '..');
const resultsFolder = path.join(root, 'test-results');
const BUILD = 'Construção do site';

const steps: readonly Step[] = [
  { title: 'Estilo do código', commands: [['biome', 'check', '--error-on-warnings', '.']] },
  {
    title: 'Tipos',
    commands: [
      ['next', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  },
  { title: 'Código e pacotes sem uso', commands: [['knip']] },
  jestStep('Unidades', 'unit'),
  { title: BUILD, commands: [['npm', 'run', '--silent', 'build']] },
  jestStep('Arquivos publicados', 'export', BUILD),
  jestStep('Servidores', 'hosts', BUILD),
  {
    title: 'Outra barbearia, com outro conteúdo',
    commands: [['tsx', 'scripts/test-other-shops.ts']],
  },
  {
    title: 'Navegador',
    needs: BUILD,
    commands: [['playwright', 'test', '--reporter=dot,json']],
    count: () => readPlaywrightTotals(resultFile('e2e')),
    explainSkipped: () => listSkipReasons(readJson(resultFile('e2e'))),
    environment: async () => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile('e2e'),
      E2E_PORT: String(await findFreePort()),
    }),
  },
];

process.exitCode = await runAll();

async function runAll(): Promise<number> {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder);
  const total: Totals = { passed: 0, failed: 0, skipped: 0 };
  const broken = new Set<string>();

  for (const [index, step] of steps.entries()) {
    const position = `[${index + 1}/${steps.length}] ${step.title}`;
    if (step.needs && broken.has(step.needs)) {
      console.log(`\n${position}: não rodou, porque "${step.needs}" falhou.`);
      total.skipped += 1;
      continue;
    }
    console.log(`\n${position} …`);
    const startedAt = performance.now();
    const totals = await runStep(step);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    for (const reason of step.explainSkipped?.() ?? []) {
      console.log(`Ficou de fora: ${reason}`);
    }
    console.log(`${position}: ${formatTotals(totals)} (${seconds} s)`);

    total.passed += totals.passed;
    total.failed += totals.failed;
    total.skipped += totals.skipped;
    if (totals.failed > 0) {
      broken.add(step.title);
    }
  }

  console.log(`\n${formatTotals(total)}`);
  return total.failed > 0 ? 1 : 0;
}

async function runStep(step: Step): Promise<Totals> {
  const environment = await step.environment?.();
  let succeeded = true;
  for (const command of step.commands) {
    succeeded &&= await run(command, environment);
  }
  const totals = step.count?.() ?? { passed: succeeded ? 1 : 0, failed: 0, skipped: 0 };
  // A tool that fails without a failed test (no test found, a crash) has failed all the same.
  return { ...totals, failed: succeeded ? totals.failed : Math.max(totals.failed, 1) };
}

function run([command, ...args]: readonly [string, ...string[]], environment = {}) {
  return new Promise<boolean>((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
        ...environment,
      },
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

function jestStep(title: string, project: string, needs?: string): Step {
  const file = resultFile(project);
  return {
    title,
    needs,
    commands: [['jest', '--selectProjects', project, '--json', `--outputFile=${file}`]],
    count: () => readJestTotals(file),
  };
}

function resultFile(name: string): string {
  return path.join(resultsFolder, `${name}.json`);
}

function readJestTotals(file: string): Totals {
  const results = readJson<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    numRuntimeErrorTestSuites: number;
  }>(file);
  return {
    passed: results?.numPassedTests ?? 0,
    failed: results ? results.numFailedTests + results.numRuntimeErrorTestSuites : 1,
    skipped: results ? results.numPendingTests + results.numTodoTests : 0,
  };
}

function readPlaywrightTotals(file: string): Totals {
  const results = readJson<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  }>(file);
  return {
    passed: results?.stats.expected ?? 0,
    failed: results ? results.stats.unexpected + results.stats.flaky + results.errors.length : 1,
    skipped: results?.stats.skipped ?? 0,
  };
}

/** Playwright notes the reason on each test, at whatever depth of its report. */
function listSkipReasons(report: unknown): readonly string[] {
  const reasons = new Set<string>();
  JSON.stringify(report, (_key, node) => {
    if (node?.type === 'skip' && typeof node.description === 'string') {
      reasons.add(node.description);
    }
    return node;
  });
  return [...reasons];
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

function formatTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
