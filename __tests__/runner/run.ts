import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import writeShops, { SHOPS, type ShopName } from '../fixtures/shops';
import { ensureChromium } from './find-program';

type Step = {
  title: string;
  command: string;
  environment?: Readonly<Record<string, string>>;
  /** Prints the output while the step runs; otherwise only if it fails. */
  isShown?: boolean;
};

const CHECK = { title: 'Estilo, tipos e sobras', command: 'npm run --silent check' };
const UNITS = { title: 'Unidades', command: 'jest --selectProjects unit' };
const BUILD = { title: 'Construção do site', command: 'npm run --silent build' };
const FILES = { title: 'Arquivos publicados', command: 'jest --selectProjects export' };
const HOSTS = { title: 'Servidores', command: 'jest --selectProjects hosts' };
const SMOKE = { title: 'Uma visita', command: 'playwright test smoke', isShown: true };

const inShop = (shop: ShopName) => ({
  CONTENT_DIR: SHOPS[shop],
  OUT_DIR: path.resolve('.cache/shops', shop),
});

/** Very different shops, with the tests that apply to any shop. */
const OTHER_SHOPS = (['ze', 'vasconcelos'] as const).flatMap((shop) => [
  { ...BUILD, title: `Construção da barbearia ${shop}`, environment: inShop(shop) },
  {
    title: `Barbearia ${shop}`,
    command: `${FILES.command} --testPathPatterns "links|markup|any-shop|phrases"`,
    environment: inShop(shop),
  },
]);

const COPY = {
  title: 'Uma cópia do projeto, sem os testes',
  command: 'tsx __tests__/runner/build-copy.ts',
  environment: inShop('ze'),
};

/** Browser tests expect this content, whatever the owner writes in `content/`. */
const FROZEN_SHOP = inShop('jatoba');
const REACT_DIR = `${FROZEN_SHOP.OUT_DIR}-react`;
const BUILD_FROZEN = [
  { ...BUILD, title: 'Construção da barbearia dos testes', environment: FROZEN_SHOP },
  {
    title: 'A mesma, como o React a faz',
    command: 'tsx scripts/postbuild.ts',
    environment: { ...FROZEN_SHOP, OUT_DIR: REACT_DIR, WITH_REACT: '1' },
  },
];

writeShops();
const [mode, ...asked] = process.argv.slice(2);
process.exitCode = await runAll(chooseSteps());

function chooseSteps(): readonly Step[] {
  if (mode === '--quick') {
    // Skips fuzzing, builds and Git.
    const slow =
      '--testPathIgnorePatterns "fuzz|published|read-yaml|postbuild.test|build-cms|dev-route|unit/ci/"';
    return [CHECK, { ...UNITS, command: `${UNITS.command} ${slow}` }];
  }
  ensureChromium();
  if (mode === '--content') {
    return [{ ...BUILD, isShown: true }, FILES, SMOKE];
  }
  if (mode === '--e2e') {
    return [...BUILD_FROZEN, inBrowser(asked.map((word) => JSON.stringify(word)).join(' '))];
  }
  if (mode === '--optional') {
    // Uses the sites that the full run has built.
    const nginx = { ...HOSTS, title: 'nginx', command: `${HOSTS.command} -t nginx` };
    return [nginx, inBrowser('--grep-invert @live --project "firefox-*"')];
  }
  const browser = inBrowser('--grep-invert @live');
  return [CHECK, UNITS, BUILD, FILES, HOSTS, SMOKE, ...OTHER_SHOPS, COPY, ...BUILD_FROZEN, browser];
}

function inBrowser(options: string): Step {
  return {
    title: 'Navegador',
    command: `playwright test ${options}`,
    environment: { ...FROZEN_SHOP, REACT_DIR },
    isShown: true,
  };
}

async function runAll(steps: readonly Step[]): Promise<number> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.title} …`);
    const startedAt = performance.now();
    const { passed, failed, skipped } = await execute(step);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${passed} passaram, ${failed} falharam (${seconds} s)`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    if (failed > 0 && step.command === BUILD.command) {
      break; // All further steps need the build.
    }
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed > 0 ? 1 : 0;
}

async function execute({ command, environment, isShown = false }: Step) {
  const programs = path.resolve('node_modules/.bin');
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Only the site to be published is tested under its own URL.
    env: {
      ...process.env,
      ...(mode === '--content' ? {} : { SITE_URL: '', BASE_PATH: '' }),
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
  const output = stripVTControlCharacters(printed);
  if (!isShown) {
    const skippedLines = output.match(/^Fic(?:ou|aram) de fora.*\n/gm) ?? [];
    process.stdout.write(succeeded ? skippedLines.join('') : output);
  }
  return count(output, succeeded);
}

/** Reads the totals of Jest and Playwright; any other command counts as one test. */
function count(output: string, succeeded: boolean) {
  const read = (word: string) =>
    Number(new RegExp(`^(?:Tests:.*)?\\s+(\\d+) ${word}\\b`, 'm').exec(output)?.[1] ?? 0);
  const [passed, failed] = [read('passed'), read('failed') + read('flaky')];
  return {
    // A tool can also fail without a failed test: no test found, a crash.
    passed: passed || Number(succeeded && failed === 0),
    failed: succeeded ? 0 : Math.max(failed, 1),
    skipped: read('skipped'),
  };
}
