/** @jest-environment node */
import { parsePage } from '@/scripts/postbuild/page';
import { findExcess, LIMITS, measurePages, type PageSize } from '@/scripts/size-budget';

const noise = Array.from({ length: 4_000 }, (_, index) => (index * 7_919).toString(36)).join('');
const html = `<!DOCTYPE html><style>p{}</style><main>${noise}</main><script>run()</script>`;

test('measures each page and the scripts loaded on interaction', () => {
  const site = new Map([
    ['_next/static/enhance.1.js', Buffer.from(noise)],
    ['_next/static/media/text.woff2', Buffer.from(noise)],
  ]);
  const [size] = measurePages([parsePage('index.html', html)], site);
  expect(size?.['brotli 11']).toBeLessThan(size?.['brotli 5'] ?? 0);
  expect(size?.['brotli 5']).toBeLessThan(noise.length);
  expect(size?.['scripts embutidos']).toBe('run()'.length);
  expect(size?.['scripts para quem interage']).toBeGreaterThan(0);
  expect(size?.['scripts para quem interage']).toBeLessThan(noise.length);
});

const atLimit = { página: 'index.html', ...Object.fromEntries(LIMITS) } as PageSize;

test.each(LIMITS)('reports the size and the limit of %s', (what, limit) => {
  expect(findExcess({ ...atLimit, [what]: limit + 1 })).toEqual([
    expect.stringMatching(RegExp(`^index.html, ${what}: [\\d.]+ bytes; .* [\\d.]+\\.`)),
  ]);
});

test('with a tolerance, reports only what exceeds it', () => {
  const over = (share: number) => ({ ...atLimit, 'brotli 11': 13_200 * share });
  expect(findExcess(over(1.05), 0.05)).toEqual([]);
  expect(findExcess(over(1.06), 0.05)).toHaveLength(1);
});
