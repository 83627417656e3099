/** @jest-environment node */
import { BUDGETS } from '@/scripts/finish/budgets';
import { findAdvice, findExcess, type SiteWeight, weighSite } from '@/scripts/finish/measure';

const weight = (brotli: number) => ({ raw: brotli * 4, brotli });

function weightOf(page: Partial<SiteWeight['pages'][number]>): SiteWeight {
  const light = { document: weight(1), inlineScript: 1, runtime: weight(1) };
  return {
    kinds: [],
    pages: [{ file: 'index.html', ...light, sharedRuntime: weight(1), ...page }],
  };
}

test('weighs files by kind, and what each page asks for', async () => {
  const site = new Map(
    Object.entries({
      'index.html': '<script data-runtime="/x/_next/static/runtime/pages/index.js">run()</script>',
      '_next/static/runtime/next.js': 'x'.repeat(1000),
      '_next/static/runtime/pages/index.js': 'y'.repeat(500),
      'fotos/a.jpg': 'jpeg',
    }).map(([file, text]): [string, Buffer] => [file, Buffer.from(text)]),
  );
  const { kinds, pages } = await weighSite(site, '/x');

  expect(kinds.map(({ kind, files }) => `${kind}: ${files}`)).toEqual([
    'páginas: 1',
    'dados para o React: 1',
    'scripts: 1',
    'imagens: 1',
  ]);
  expect(pages[0]?.inlineScript).toBe('run()'.length);
  expect(pages[0]?.runtime.raw).toBe(1500);
  expect(pages[0]?.sharedRuntime.raw).toBe(1000);
  expect(pages[0]?.runtime.brotli).toBeLessThan(100);
});

test.each([
  ['inline script', { inlineScript: BUDGETS.inlineScriptBytes + 1 }],
  ['shared runtime', { sharedRuntime: weight(BUDGETS.sharedRuntimeBrotliBytes + 1) }],
])('tells when the %s is too heavy', (_name, page) => {
  expect(findExcess(weightOf(page))).toHaveLength(1);
});

test('advises the owner of a long home page, and of no other, and stops nobody', () => {
  const long = weightOf({ document: weight(BUDGETS.homeDocumentBrotliBytes + 1) });
  expect(findAdvice(long)).toEqual([expect.stringContaining('14.001 bytes')]);
  expect(findExcess(long)).toEqual([]);
  expect(findAdvice(weightOf({ document: weight(BUDGETS.homeDocumentBrotliBytes) }))).toEqual([]);
  expect(findAdvice(weightOf({ file: 'termos.html', document: weight(99_999) }))).toEqual([]);
});

test('advises the owner of a page with much data for React, and stops nobody', () => {
  const heavy = weightOf({ file: 'termos.html', runtime: weight(BUDGETS.runtimeBrotliBytes + 1) });
  expect(findAdvice(heavy)).toEqual([expect.stringMatching(/^termos\.html baixa 125\.001 bytes/)]);
  expect(findExcess(heavy)).toEqual([]);
  expect(findAdvice(weightOf({ runtime: weight(BUDGETS.runtimeBrotliBytes) }))).toEqual([]);
});
