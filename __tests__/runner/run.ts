import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SEED } from '../fixtures/fuzz';
import { writeShop } from '../fixtures/generated-shop';
import writeShops, { ENVIRONMENTS } from '../fixtures/shops';
import { ensurePrograms } from './find-program';

type Step = {
  title: string;
  command: string;
  environment?: Readonly<Record<string, string>>;
  /** Prints the output while the step runs; otherwise only if it fails. */
  isShown?: boolean;
};

/** Where Jest and Playwright write their results. */
const RESULT_FILE = path.resolve('.cache/test-result.json');
const JEST = `jest --json --outputFile=${JSON.stringify(RESULT_FILE)} --selectProjects`;

const CHECK = { title: 'Estilo, tipos e sobras', command: 'npm run --silent check' };
const UNITS = { title: 'Unidades', command: `${JEST} unit` };

const { jatoba, ze, vasconcelos, gerada } = ENVIRONMENTS;
/** The site with React. */
const REACT_DIR = `${jatoba.OUT_DIR}-react`;

const build = (
  shop: string,
  environment: Step['environment'],
  command = 'npm run --silent build',
) => ({ title: `Construção da barbearia ${shop}`, command, environment });
const WITH_REACT = {
  title: 'A mesma, como o React a faz',
  command: 'tsx scripts/postbuild.ts',
  environment: { ...jatoba, OUT_DIR: REACT_DIR, WITH_REACT: '1' },
};
const PUBLISHED = {
  title: 'Arquivos das quatro, e servidores',
  command: [JEST, ...Object.keys(ENVIRONMENTS).map((shop) => `export-${shop}`), 'hosts'].join(' '),
  environment: jatoba,
};
const inBrowser = (options: string) => ({
  title: 'Navegador',
  command: `playwright test ${options}`,
  environment: { ...jatoba, REACT_DIR },
  isShown: true,
});

writeShops();
writeShop(SEED + 1, gerada.CONTENT_DIR);
const [mode, ...asked] = process.argv.slice(2);
process.exitCode = await runAll(chooseSteps());

function chooseSteps(): readonly Step[] {
  if (mode === '--quick') {
    // Skips fuzzing, builds and Git.
    const slow = '--testPathIgnorePatterns "fuzz|postbuild.test|build-cms|dev-route|unit/ci/"';
    return [CHECK, { ...UNITS, command: `${UNITS.command} ${slow}` }];
  }
  ensurePrograms();
  if (mode === '--e2e') {
    const words = asked.map((word) => JSON.stringify(word)).join(' ');
    return [build('jatoba', jatoba), WITH_REACT, inBrowser(words)];
  }
  return [
    CHECK,
    UNITS,
    build('ze', ze),
    build('vasconcelos', vasconcelos),
    build('gerada, sem os testes', gerada, 'tsx __tests__/runner/build-copy.ts'),
    build('jatoba', jatoba),
    PUBLISHED,
    WITH_REACT,
    inBrowser(''),
  ];
}

async function runAll(steps: readonly Step[]): Promise<number> {
  const total = { passed: 0, failed: 0 };
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.title} …`);
    const startedAt = performance.now();
    const { passed, failed, skipped } = await execute(step);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const skippedToo = skipped > 0 ? `, ${skipped} ficaram de fora` : '';
    console.log(`${passed} passaram, ${failed} falharam${skippedToo} (${seconds} s)`);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

async function execute({ command, environment, isShown = false }: Step) {
  rmSync(RESULT_FILE, { force: true });
  const programs = path.resolve('node_modules/.bin');
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CONTENT_DIR: jatoba.CONTENT_DIR, // No step reads `content/`.
      SITE_URL: '',
      BASE_PATH: '',
      RESULT_FILE,
      ...environment,
      PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    },
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  let printed = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    printed += chunk;
    process.stdout.write(isShown ? chunk : '');
  }
  const succeeded = (await closed) === 0;
  process.stdout.write(succeeded || isShown ? '' : printed);
  return count(succeeded);
}

/** The totals that Jest or Playwright wrote; any other command counts as one test. */
function count(succeeded: boolean) {
  const result = existsSync(RESULT_FILE) ? JSON.parse(readFileSync(RESULT_FILE, 'utf8')) : {};
  const { expected, unexpected, flaky, skipped } = result.stats ?? {};
  const passed: number = result.numPassedTests ?? expected ?? Number(succeeded);
  const failed: number = result.numFailedTests ?? (unexpected ?? 0) + (flaky ?? 0);
  return {
    passed,
    // A tool can also fail without a failed test: no test found, a crash.
    failed: succeeded ? failed : Math.max(failed, 1),
    skipped: Number(result.numPendingTests ?? skipped ?? 0),
  };
}
