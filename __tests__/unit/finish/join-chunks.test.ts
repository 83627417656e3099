/** @jest-environment node */
import { joinChunks } from '@/scripts/finish/join-chunks';
import { sampleChunk, TURBOPACK_RUNTIME } from './sample-export';

const site = (files: Record<string, string>) =>
  new Map(
    Object.entries(files).map(([file, code]) => [`_next/static/chunks/${file}`, Buffer.from(code)]),
  );

test('joins chunks in their order, each under its own path', async () => {
  const files = site({
    'a.js': sampleChunk('one()'),
    't.js': TURBOPACK_RUNTIME,
    'b.js': sampleChunk('two()'),
  });
  const code = await joinChunks(
    ['/_next/static/chunks/a.js', '/_next/static/chunks/t.js', '/_next/static/chunks/b.js'],
    files,
    '',
  );

  const queue: unknown[][] = [];
  const found: unknown[] = [];
  const document = { createElement: () => ({}), head: { append: (it: unknown) => found.push(it) } };
  new Function('globalThis', 'document', code.replace(TURBOPACK_RUNTIME, ''))(
    { TURBOPACK: queue },
    document,
  );

  expect(queue.map(([name]) => name)).toEqual(['static/chunks/a.js', 'static/chunks/b.js']);
  expect(found).toEqual([
    { type: 'text/plain', async: true, src: '/_next/static/chunks/a.js' },
    { type: 'text/plain', async: true, src: '/_next/static/chunks/t.js' },
    { type: 'text/plain', async: true, src: '/_next/static/chunks/b.js' },
  ]);
});

test('is empty without chunks', async () => {
  expect(await joinChunks([], new Map(), '')).toBe('');
});

test('stops at a chunk that starts in another way', async () => {
  const files = site({ 'a.js': 'self.webpackChunk.push([])' });
  await expect(joinChunks(['/_next/static/chunks/a.js'], files, '')).rejects.toThrow(
    /desconhecido/,
  );
});

test('stops at a chunk that was not exported', async () => {
  await expect(joinChunks(['/x/_next/static/chunks/a.js'], new Map(), '/x')).rejects.toThrow(
    /_next\/static\/chunks\/a\.js/,
  );
});
