import { spawnSync } from 'node:child_process';

/**
 * Very different shops (`__tests__/fixtures/shops`), built and held to what holds for any shop. The
 * last is the one that the browser tests know by heart.
 */
const SHOPS = ['ze', 'vasconcelos', 'jatoba'];

/** Tests of `__tests__/export` that say nothing of one shop. */
const TESTS = 'links|markup|any-shop|phrases';

for (const shop of SHOPS) {
  const CONTENT_DIR = `__tests__/fixtures/shops/${shop}`;
  const settings = { CONTENT_DIR, OUT_DIR: `.cache/shops/${shop}`, SITE_URL: '', BASE_PATH: '' };
  for (const command of [
    'npm run --silent build',
    `npx jest --selectProjects export --testPathPatterns "${TESTS}"`,
  ]) {
    const env = { ...process.env, ...settings };
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
    process.exitCode ||= status ?? 1;
  }
}
