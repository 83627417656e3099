import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { listProjects } from './__tests__/e2e/projects';
import { findChromium, findFirefox } from './__tests__/runner/find-program';
import { readAddress } from './model/derive/site-url';

// Each run has a port of its own, so that two may run at once; the workers inherit it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = Number(process.env.E2E_PORT);
const { OUT_DIR = 'out', REACT_DIR } = process.env;
const baseURL = `http://localhost:${port}${readAddress().basePath}/`;
/** The same site as React runs it, which `npm test` builds too. */
const reactUrl = REACT_DIR && `http://localhost:${port + 1}/`;

const serve = (folder: string, url: string) => ({
  command: `tsx scripts/serve.ts ${folder} ${new URL(url).port}`,
  url,
});

/**
 * A test runs on every project, unless its tag narrows that: `@desktop` and `@phone` name a screen
 * (a test that sets its own sizes is `@desktop`), `@chromium` an engine whose tools it needs, `@react` a
 * page that React runs.
 */
export default defineConfig({
  testDir: '__tests__/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3, // More than the cores of a small machine: much of a test is waiting.
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ['./__tests__/e2e/skip-reporter.ts']],
  updateSnapshots: 'none',
  // Generous, because a busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { baseURL, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
  projects: listProjects({
    chromium: findChromium(),
    playwrightFirefox: existsSync(firefox.executablePath()),
    systemFirefox: findFirefox(),
    webkit: existsSync(webkit.executablePath()),
    reactUrl: reactUrl || undefined,
  }),
  webServer: [
    serve(OUT_DIR, baseURL),
    ...(REACT_DIR && reactUrl ? [serve(REACT_DIR, reactUrl)] : []),
  ],
});
