import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveExport } from '@/scripts/serve-export';
import { expect, test } from './fixtures';

const SOURCES = ['app', 'components', 'cms', 'deploy', 'model', 'public', 'scripts', 'styles'];
const folder = path.resolve('.cache/with-counter');

const COUNTER = `'use client';
import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`;

/** A project with a new client component that has no `*.enhance.ts` file. */
function buildWithCounter() {
  rmSync(folder, { recursive: true, force: true });
  for (const source of [...SOURCES, 'next.config.mjs', 'tsconfig.json', 'package.json']) {
    cpSync(source, path.join(folder, source), { recursive: true });
  }
  mkdirSync(path.join(folder, 'components/ui/counter'));
  writeFileSync(path.join(folder, 'components/ui/counter/counter.client.tsx'), COUNTER);
  const page = path.join(folder, 'app/page.tsx');
  writeFileSync(
    page,
    readFileSync(page, 'utf8')
      .replace(/^/, "import { Counter } from '@/components/ui/counter/counter.client';\n")
      .replace('<Hero', '<Counter /><Hero'),
  );
  const programs = path.resolve('node_modules/.bin');
  return execFileSync('next build && tsx scripts/postbuild.ts 2>&1', {
    shell: true,
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      OUT_DIR: 'out',
      PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    },
  });
}

const counterTest = test.extend<object>({
  baseURL: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixture's parameters.
    async ({}, use) => {
      expect(buildWithCounter()).toContain(
        'components/ui/counter/counter.client.tsx precisa do React',
      );
      const server = await serveExport(path.join(folder, 'out'));
      await use(server.url);
      await server.close();
    },
    { scope: 'test', timeout: 240_000 },
  ],
});

counterTest(
  'a client component that knows only React lives all the same',
  { tag: ['@desktop', '@chromium'] },
  async ({ page }) => {
    await page.goto('');
    const counter = page.locator('main > button');
    await expect(counter).toHaveText('0');
    await expect(async () => {
      await counter.click();
      await expect(counter).not.toHaveText('0', { timeout: 1_000 });
    }).toPass();
    // Components with an `*.enhance.ts` file still work.
    await page.locator('[command="show-modal"]').first().click();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('dialog[open]')).toHaveAttribute('id', 'foto-2');
  },
);
