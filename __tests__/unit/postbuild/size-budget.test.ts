/** @jest-environment node */
import { parsePage } from '@/scripts/postbuild/page';
import { BUDGETS, findExcess, measurePages, type PageSize } from '@/scripts/size-budget';

const noise = Array.from({ length: 4_000 }, (_, index) => (index * 7_919).toString(36)).join('');
const html = `<!DOCTYPE html><style>p{}</style><main>${noise}</main><script>run()</script>`;
const page = parsePage('index.html', html);

test('measures each page and the scripts loaded on interaction', () => {
  const site = new Map([
    ['_next/static/enhance.1.js', Buffer.from(noise)],
    ['_next/static/media/text.woff2', Buffer.from(noise)],
  ]);
  const [{ document, inlineScript, scripts } = light] = measurePages([page], site);
  expect(document['brotli 11']).toBeLessThan(document['brotli 5']);
  expect(document['brotli 5']).toBeLessThan(noise.length);
  expect(inlineScript).toBe('run()'.length);
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThan(noise.length);
});

const light: PageSize = {
  file: 'index.html',
  document: { 'brotli 11': 1, 'brotli 5': 1, 'gzip 6': 1 },
  inlineScript: 1,
  scripts: 1,
};
const limits = BUDGETS.homeDocumentBytes;
const withDocument = (document: Partial<PageSize['document']>) => ({
  ...light,
  document: { ...light.document, ...document },
});

test.each([
  ['home page long in brotli 11', withDocument({ 'brotli 11': limits['brotli 11'] + 1 }), 1],
  ['home page long in brotli 5', withDocument({ 'brotli 5': limits['brotli 5'] + 1 }), 1],
  ['home page long in gzip', withDocument({ 'gzip 6': limits['gzip 6'] + 1 }), 1],
  ['home page at the limit', withDocument(limits), 0],
  ['long page of another name', { ...withDocument({ 'gzip 6': 99_999 }), file: 'termos.html' }, 0],
  ['large inline script', { ...light, inlineScript: BUDGETS.inlineScriptBytes + 1 }, 1],
  ['large enhancement script', { ...light, scripts: BUDGETS.scriptBytes + 1 }, 1],
])('reports a %s with its size and limit', (_name, page, count) => {
  expect(findExcess(page)).toEqual(
    Array(count).fill(expect.stringMatching(/[\d.]+ bytes; .* [\d.]+\./)),
  );
});

test('with a tolerance, reports only what exceeds it', () => {
  const over = (share: number) => ({ ...light, scripts: BUDGETS.scriptBytes * share });
  expect(findExcess(over(1.05), 0.05)).toEqual([]);
  expect(findExcess(over(1.06), 0.05)).toHaveLength(1);
});
