import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { listProjects } from './__tests__/e2e/projects';
import { findChromium } from './__tests__/runner/find-program';
import { readUrlSettings } from './model/derive/site-url';

// One port per run, so that two can run at once. Workers inherit it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = Number(process.env.E2E_PORT);
const { OUT_DIR = 'out', REACT_DIR, RESULT_FILE } = process.env;
const baseURL = `http://localhost:${port}${readUrlSettings().basePath}/`;
/** The same site with React, which `npm test` builds too. */
const reactUrl = REACT_DIR && `http://localhost:${port + 1}/`;

const serve = (folder: string, url: string) => ({
  command: `tsx scripts/serve.ts ${folder} ${new URL(url).port}`,
  url,
});

/**
 * A test runs in every project unless a tag restricts it: `@desktop` and `@phone` to a screen (tests
 * that set their own sizes use `@desktop`), `@chromium` to an engine, `@react` to the site with React.
 */
export default defineConfig({
  testDir: '__tests__/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3, // More than a small machine has cores: tests mostly wait.
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: RESULT_FILE ?? '.cache/test-result.json' }],
  ],
  updateSnapshots: 'none',
  // Generous, for busy machines.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
  projects: listProjects({
    chromium: findChromium(),
    firefox: existsSync(firefox.executablePath()),
    webkit: existsSync(webkit.executablePath()),
    reactUrl: reactUrl || undefined,
  }),
  webServer: [
    serve(OUT_DIR, baseURL),
    ...(REACT_DIR && reactUrl ? [serve(REACT_DIR, reactUrl)] : []),
  ],
});
