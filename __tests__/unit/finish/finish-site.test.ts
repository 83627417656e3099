/** @jest-environment node */
import { finishSite } from '@/scripts/finish/finish-site';
import { readElements } from '@/scripts/finish/page-source';
import { sampleExport, samplePage } from './sample-export';

const finish = (changes: Record<string, string> = {}) => finishSite(sampleExport(changes), '');

test('publishes pages, the runtime in two files, lazy chunks and settings, and nothing else', async () => {
  const site = await finish();
  expect([...site.keys()].map((file) => file.replace(/\.[\w-]{6}\.js$/, '.#.js')).sort()).toEqual([
    '.nojekyll',
    '404.html',
    '_headers',
    '_next/static/chunks/lazy.js',
    '_next/static/runtime/next.#.js',
    '_next/static/runtime/pages/404.#.js',
    '_next/static/runtime/pages/index.#.js',
    'index.html',
    'robots.txt',
  ]);
});

test('leaves the loader as the only script of a page, last in its body', async () => {
  const html = (await finish()).get('index.html')?.toString() ?? '';
  const [script, ...others] = readElements(html).filter(({ name }) => name === 'script');
  expect(others).toEqual([]);
  expect(script?.attributes.get('data-runtime')).toMatch(
    /^\/_next\/static\/runtime\/pages\/index\.[\w-]+\.js$/,
  );
  expect(html.slice(script?.end)).toBe('</body></html>');
  expect(html).not.toMatch(/rel="preload"|__next_f|TURBOPACK/);
});

test('names files after their content', async () => {
  const [one, same, other] = await Promise.all([
    finish(),
    finish(),
    finish({ 'index.html': samplePage({ rows: '0:{}\n' }) }),
  ]);
  expect([...one.keys()]).toEqual([...same.keys()]);
  expect([...one.keys()]).not.toEqual([...other.keys()]);
});

test('puts a chunk that only one page needs into that page’s file', async () => {
  const chunk = '<script src="/_next/static/chunks/lazy.js" async=""></script>';
  const site = await finish({ 'index.html': samplePage({ head: chunk }) });
  const codeOf = (name: string) =>
    [...site].find(([file]) => file.includes(`pages/${name}.`))?.[1].toString() ?? '';

  expect(codeOf('index')).toContain('["static/chunks/lazy.js",7,');
  expect(codeOf('404')).not.toContain('static/chunks/lazy.js');
});

test('leaves styles of what only scripts make to the runtime', async () => {
  const style = '<style data-precedence="next" data-href="a">.hint{top:0}.lead{left:0}</style>';
  const html = samplePage({
    head: style,
    body: '<main class="lead">Olá</main>',
    rows: '1:["$","p",null,{"className":"hint"}]\n',
  });
  const site = await finish({ 'index.html': html });
  const runtime = [...site].find(([file]) => file.includes('pages/index.'))?.[1].toString();

  expect(site.get('index.html')?.toString()).toContain('<style>.lead{left:0}</style>');
  expect(runtime).toContain('.hint{top:0}');
  expect(runtime).not.toContain('.lead{');
});

test('keeps a property that an attribute reads', async () => {
  const head = '<style data-precedence="next" data-href="a">:root{--ink:red}</style>';
  const body = '<svg><path fill="var(--ink)"></path></svg>';
  const site = await finish({ 'index.html': samplePage({ head, body }) });
  expect(site.get('index.html')?.toString()).toContain('<style>:root{--ink:red}</style>');
});

test('writes empty attributes and void elements as HTML does', async () => {
  const site = await finish({
    'index.html': samplePage({ body: '<p hidden="">1<br/>2</p><svg><path d=""/></svg>' }),
  });
  expect(site.get('index.html')?.toString()).toContain('<p hidden>1<br>2</p><svg><path d/></svg>');
});

test('writes addresses under a base path', async () => {
  const exported = new Map(
    [...sampleExport()].map(([file, content]) => [
      file,
      Buffer.from(content.toString().replaceAll('/_next/', '/barbearia/_next/')),
    ]),
  );
  const site = await finishSite(exported, '/barbearia');
  expect(site.get('index.html')?.toString()).toContain(
    'data-runtime="/barbearia/_next/static/runtime/pages/index.',
  );
  expect(site.get('_headers')?.toString()).toMatch(/^\/barbearia\/\*\n/);
});

test.each(['index.html', '404.html'])('stops when %s is missing', async (page) => {
  const exported = sampleExport();
  exported.delete(page);
  await expect(finishSite(exported, '')).rejects.toThrow(page);
});

test('stops when a folder would shadow a page', async () => {
  const html = samplePage({ body: '<img src="/termos/foto.jpg"/>' });
  await expect(finish({ 'termos.html': html, 'termos/foto.jpg': '' })).rejects.toThrow(/esconde/);
});

test('stops when a page has no body to end', async () => {
  const html = samplePage().replace('</body></html>', '');
  await expect(finish({ 'index.html': html })).rejects.toThrow(/<\/body>/);
});
