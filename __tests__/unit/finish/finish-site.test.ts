/** @jest-environment node */
import nextPackage from 'next/package.json';
import { finishSite } from '@/scripts/finish/finish-site';
import { makeExport, readSample, samplePage, VERSIONS } from './sample-export';

const finish = (pages: Record<string, string>, basePath = '', publicFiles = {}) =>
  finishSite(makeExport({ 'index.html': samplePage({}), ...pages }), {
    basePath,
    publicFiles: new Map(Object.entries(publicFiles)),
  });

/** A page of that body and head, alone, and its own part of the runtime. */
async function finishHome(parts: Parameters<typeof samplePage>[0]) {
  const { files } = await finish({ 'index.html': samplePage(parts) });
  const [, runtime] = [...files].find(([file]) => file.includes('pages/index.')) ?? [];
  return { html: files.get('index.html')?.toString() ?? '', runtime: runtime?.toString() ?? '' };
}

const styled = (css: string) => `<style data-precedence="next" data-href="/a.css">${css}</style>`;

test('publishes pages, the runtime in two files and the headers, and nothing else', async () => {
  const { files, warnings } = await finish({
    '404.html': samplePage({}),
    '_not-found.html': samplePage({}),
    'index.txt': 'RSC',
    'termos/__next.termos.txt': 'RSC',
    '_next/static/build/_buildManifest.js': '',
    'llms.txt': 'Olá',
  });
  expect([...files.keys()].map((file) => file.replace(/\.[\w-]{6}\.js$/, '.#.js')).sort()).toEqual([
    '404.html',
    '_headers',
    '_next/static/runtime/next.#.js',
    '_next/static/runtime/pages/404.#.js',
    '_next/static/runtime/pages/index.#.js',
    'index.html',
    'llms.txt',
  ]);
  expect(warnings).toEqual([]);
});

test('leaves a page one script, the last in its body, and the rest as it was', async () => {
  const { html } = await finishHome({
    body: '<p hidden="">1<br/>2 &amp; 3</p><svg><path d="M0"/></svg>',
  });
  const [, page, script] =
    /^(.*?)<script data-runtime="\/_next\/static\/runtime\/pages\/index\.[\w-]{6}\.js">(.*)<\/script><\/body><\/html>$/s.exec(
      html,
    ) ?? [];
  expect(page).toMatch(/<body><p hidden="">1<br>2 &amp; 3<\/p><svg><path d="M0"><\/path><\/svg>$/);
  expect(page).not.toMatch(/<script|preload|__next_f|TURBOPACK/);
  expect(script).not.toMatch(/<script|__next_f|TURBOPACK/);
});

test('names files after their content', async () => {
  const [one, same, other] = await Promise.all([
    finish({}),
    finish({}),
    finish({ 'index.html': samplePage({ rows: '0:{}\n' }) }),
  ]);
  expect([...one.files.keys()]).toEqual([...same.files.keys()]);
  expect([...one.files.keys()]).not.toEqual([...other.files.keys()]);
});

test('makes the same page of the same content, in whatever order React wrote its styles', async () => {
  const page = (names: readonly string[]) => {
    const rules = names.map(
      (name) => `.${name}{width:1${name.length}px}@media print{.${name}{top:0}}`,
    );
    const head = `<style data-precedence="next" data-href="/a.css ${names.join(' ')}">p{top:0}${rules.join('')}</style>`;
    return finishHome({ head, body: '<p class="wAAAA1 wBBBBB2 wCCCCCC3">Olá</p>' });
  };
  expect(await page(['wAAAA1', 'wBBBBB2', 'wCCCCCC3'])).toEqual(
    await page(['wCCCCCC3', 'wAAAA1', 'wBBBBB2']),
  );
});

test('puts a chunk that only one page needs into that page’s file', async () => {
  const chunk = '<script src="/_next/static/chunks/own.js" async=""></script>';
  const { files } = await finish({
    'index.html': samplePage({ head: chunk }),
    '404.html': samplePage({}),
  });
  const holders = [...files].filter(([, content]) => content.includes('run("own.js")'));
  expect(holders.map(([file]) => file.replace(/\.[\w-]+\.js$/, ''))).toEqual(
    expect.arrayContaining(['_next/static/runtime/pages/index']),
  );
  expect(holders.filter(([file]) => /next\.|pages\/404/.test(file))).toEqual([]);
});

test('prunes rules that nothing can match, and leaves those of the scripts to the runtime', async () => {
  const { html, runtime } = await finishHome({
    head: styled(
      '.here{top:0}.gone{top:1px}.here,.gone{top:2px}.made{top:3px}.here .made{top:4px}p:has(.gone){top:5px}@media print{.gone{top:6px}.made{top:7px}}@keyframes turn{50.5%{top:8px}}',
    ),
    body: '<p class="here">Olá</p>',
    rows: '1:["$","p",null,{"className":"made"}]\n',
  });
  const css = /<style>(.*)<\/style>/.exec(html)?.[1];
  expect(css).toBe(
    '.here{top:0}.here{top:2px}p:has(.gone){top:5px}@keyframes turn{50.5%{top:8px}}',
  );
  expect(runtime).toContain('.made{top:3px}.here .made{top:4px}@media print{.made{top:7px}}');
});

test('drops properties that nothing reads: no value, no attribute, no script', async () => {
  const { html } = await finishHome({
    head: styled(':root{--gone:1;--read:2;--ink:red;--set:0}p{top:var(--read)}'),
    body: '<svg><path fill="var(--ink)"></path></svg>',
    rows: '1:"--set"\n',
  });
  expect(html).toMatch(/:root\{--ink:red;--\w+:0\}p\{top:2\}/);
});

test('says a token in its place only where it has one value everywhere', async () => {
  const { html } = await finishHome({
    head: styled(
      ':root{--plain:2px;--night:red;--other:var(--night)}@media print{:root{--night:blue}}.a{--own:4px}p{top:var(--plain);left:var(--own);color:var(--night);fill:var(--other)}',
    ),
    body: '<p class="a">Olá</p>',
    rows: '1:"nothing"\n',
  });
  expect(html).toMatch(/p\{top:2px;left:var\(--\w+\);color:var\(--\w+\);fill:var\(--\w+\)\}/);
  expect(html).toMatch(/@media print\{:root\{--\w+:blue\}\}/);
});

test('gives a class the same short name on the page, in its styles, scripts and data', async () => {
  const { html, runtime } = await finishHome({
    head: styled('.a1B2c3_lead{top:0}.a1B2c3_bubble{left:0}'),
    body: '<p class="a1B2c3_lead plain">a1B2c3_lead</p>',
    rows: '1:["$","p",null,{"className":"a1B2c3_lead"}]\n2:["$","b",null,{"className":"a1B2c3_bubble"}]\n',
  });
  const [, name] = /<p class="(\w) plain">a1B2c3_lead<\/p>/.exec(html) ?? [];
  expect(html).toContain(`<style>.${name}{top:0}</style>`);
  expect(runtime).toContain(`\\"className\\":\\"${name}\\"`);
  expect(html + runtime).not.toContain('a1B2c3_bubble');
});

test('leaves the long names to who asks for them', async () => {
  const page = samplePage({ head: styled('.a1B2c3_lead{top:0}'), body: '<p class="a1B2c3_lead">' });
  const { files } = await finishSite(makeExport({ 'index.html': page }), {
    basePath: '',
    hasLongNames: true,
  });
  expect(files.get('index.html')?.toString()).toContain('.a1B2c3_lead{top:0}');
});

test('writes addresses under a base path', async () => {
  const page = samplePage({}).replaceAll('/_next/', '/barbearia/_next/');
  const { files, warnings } = await finish({ 'index.html': page }, '/barbearia');
  expect(warnings).toEqual([]);
  expect(files.get('index.html')?.toString()).toContain('data-runtime="/barbearia/_next/static/');
  expect(files.get('_headers')?.toString()).toMatch(/^\/barbearia\/\*\n/);
});

test('stops without a home page, which would take a good site away', async () => {
  await expect(finishSite(makeExport({ '404.html': '' }), { basePath: '' })).rejects.toThrow(
    /inicial/,
  );
});

test('says what the policy will not let through', async () => {
  const { warnings } = await finish({
    'index.html': samplePage({ body: '<p style="top:0" onclick="x()">' }),
  });
  expect(warnings).toEqual([
    expect.stringContaining('<p style="…">'),
    expect.stringContaining('<p onclick="…">'),
  ]);
});

test('says when a folder would hide a page', async () => {
  const { warnings } = await finish({ 'termos.html': samplePage({}), 'termos/foto.jpg': '' });
  expect(warnings).toEqual([expect.stringContaining('termos/foto.jpg')]);
});

describe('what lies in public/', () => {
  const publicFiles = {
    'google123.html': Buffer.from('google-site-verification: <b class=x onclick=y()>'),
    'ads.txt': Buffer.from('google.com, pub-0'),
    'tabela.pdf': Buffer.from([0, 255, 10, 13]),
    '.well-known/security.txt': Buffer.from('Contact:'),
  };
  test('is published byte for byte', async () => {
    const exported = new Map([
      ...makeExport({ 'index.html': samplePage({}) }),
      ...Object.entries(publicFiles),
    ]);
    const { files, pages, warnings } = await finishSite(exported, {
      basePath: '',
      publicFiles: new Map(Object.entries(publicFiles)),
    });
    expect(warnings).toEqual([]);
    expect(pages.map(({ file }) => file)).toEqual(['index.html']);
    for (const [file, content] of Object.entries(publicFiles)) {
      expect(files.get(file)).toEqual(content);
    }
  });

  test.each(['index.html', 'termos.html', '_headers'])(
    'never replaces %s, and says so',
    async (file) => {
      const { files, warnings } = await finish({ 'termos.html': samplePage({}) }, '', {
        [file]: Buffer.from('meu'),
      });
      expect(warnings).toEqual([expect.stringContaining(`public/${file} ficou de fora`)]);
      expect(files.get(file)?.toString()).not.toBe('meu');
    },
  );
});

describe('a page as Next writes it', () => {
  test.each(VERSIONS)('in %s is published under the policy, and loses nothing', async (version) => {
    const { files } = await finish({ 'index.html': readSample(version) });
    const html = files.get('index.html')?.toString() ?? '';
    expect(html).toMatch(
      /<head><meta charset="utf-8">(?:<script>.*?<\/script>)?<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
    );
    expect(html).toMatch(/<main class="[\w-]+">Olá<\/main>/);
    const asked = [...html.matchAll(/ (?:src|data-runtime)="\/([^"]*)"/g)].map(([, file]) => file);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((file = '') => !files.has(file))).toEqual([]);
  });

  test('in the version that is installed here is deferred', async () => {
    expect(VERSIONS).toContain(nextPackage.version);
    const { warnings } = await finish({ 'index.html': readSample(nextPackage.version) });
    expect(warnings).toEqual([]);
  });

  const alterations: Record<string, [alter: (html: string) => string, module: string]> = {
    'another start': [(html) => html.replace('id="_R_"', 'id="_S_"'), 'next-scripts.ts'],
    'two starts': [
      (html) => html.replace(/<script id="_R_">.*?<\/script>/, '$&$&'),
      'next-scripts.ts',
    ],
    'an unknown inline script': [
      (html) => html.replace('</body>', '<script>$RC("B:0")</script>$&'),
      'next-scripts.ts',
    ],
    'a new attribute': [
      (html) => html.replaceAll('async=""', 'async="" integrity="x"'),
      'next-scripts.ts',
    ],
    'a script of another folder': [
      (html) => html.replace('src="/_next/static/chunks', 'src="/_next/dist'),
      'next-scripts.ts',
    ],
    'data in another wrapping': [
      (html) => html.replace('self.__next_f.push([1', 'self.__next_f.push([3'),
      'flight.ts',
    ],
    'binary rows': [(html) => html.replace('self.__next_f.push([1,"', '$&5:Uff,'), 'flight.ts'],
    'styles that are none': [
      (html) => html.replace('<style data-precedence="next" data-href="/a.css">', '$&}'),
      'styles.ts',
    ],
  };
  const page = samplePage({ head: styled('p{top:0}') });

  test.each(Object.entries(alterations))(
    'with %s keeps Next’s own scripts, and the others are deferred',
    async (_name, [alter, module]) => {
      const { files, warnings } = await finish({ 'index.html': alter(page), '404.html': page });
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('index.html: vai com os scripts do próprio Next');
      expect(warnings[0]).toContain(nextPackage.version);
      expect(warnings[0]).toContain(`scripts/finish/${module}`);

      const html = files.get('index.html')?.toString() ?? '';
      expect(html).toMatch(
        /<head><meta charset="utf-8"><meta http-equiv=[^>]*><script>[^<]*createPolicy/,
      );
      expect(html).toContain('__next_f');
      expect(html).toContain("require-trusted-types-for 'script'; trusted-types default");
      expect(files.get('404.html')?.toString()).toContain('data-runtime');
      expect(files.has('_next/static/chunks/react.js')).toBe(true);
    },
  );
});
