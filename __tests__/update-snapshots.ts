import { spawnSync } from 'node:child_process';

/**
 * @file Records the snapshots of links and layout again (`npm run test:update`). If one part fails, the other is still
 * recorded, and the last lines say what failed.
 */

const PARTS = [
  { snapshots: 'links', command: 'jest export/links --updateSnapshot' },
  {
    snapshots: 'layout',
    command: 'playwright test layout-snapshots --project desktop --update-snapshots all',
  },
];

for (const { snapshots, command } of PARTS) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = 1;
    process.once('exit', () =>
      process.stderr.write(
        `Some ${snapshots} snapshots were not recorded. The output above says why.\n`,
      ),
    );
  }
}
