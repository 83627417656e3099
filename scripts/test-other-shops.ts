import { spawn } from 'node:child_process';

/**
 * Very different shops (`__tests__/fixtures/shops`), built and held to what holds for any shop; and
 * the one that the browser tests know by heart, with `--frozen` that one alone.
 */
const SHOPS = process.argv.includes('--frozen') ? [] : ['ze', 'vasconcelos'];

for (const shop of [...SHOPS, 'jatoba']) {
  await run('npm run --silent build', shop);
}
// The same once more as React runs it, for the tests of what both ways do.
await run(
  'WITH_REACT=1 OUT_DIR=.cache/shops/jatoba-react npx tsx scripts/finish-export.ts',
  'jatoba',
);
// Tests of `__tests__/export` that say nothing of one shop.
const test = 'jest --selectProjects export --testPathPatterns "links|markup|any-shop|phrases"';
await Promise.all(SHOPS.map((shop) => run(`npx ${test}`, shop)));

function run(command: string, shop: string): Promise<void> {
  const CONTENT_DIR = `__tests__/fixtures/shops/${shop}`;
  const settings = { CONTENT_DIR, OUT_DIR: `.cache/shops/${shop}`, SITE_URL: '', BASE_PATH: '' };
  const env = { ...process.env, ...settings };
  return new Promise((resolve) => {
    spawn(command, { shell: true, stdio: 'inherit', env }).on('close', (status) => {
      process.exitCode ||= status ?? 1;
      resolve();
    });
  });
}
