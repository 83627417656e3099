import { transformSite } from '@/build/transform-site';

/** Like every page of Next's export, it loads a script of Next's. The post-build step leaves other HTML files alone. */
function buildPage({ head = '', body = '<main>Olá</main>' } = {}): string {
  const script = '<script src="/_next/static/react.js"></script>';
  return `<!DOCTYPE html><html lang="pt-BR"><head>${head}</head><body>${body}${script}</body></html>`;
}

/** Adds a home page to Next's export, because the post-build step rejects an export without one. */
function transform(files: Record<string, string | Buffer>) {
  const withHome = Object.entries({ 'index.html': buildPage(), ...files });
  return transformSite(new Map(withHome.map(([file, content]) => [file, Buffer.from(content)])));
}

function transformHome(parts: { head?: string; body?: string }): string {
  return `${transform({ 'index.html': buildPage(parts) }).get('index.html')}`;
}

/** Next inlines each stylesheet in a `<style>` with these attributes. */
function inlineStyle(css: string): string {
  return `<style data-precedence="next" data-href="/a.css">${css}</style>`;
}

test.each([
  ['a Next file that no page references', '_next/static/b.css'],
  ['Next’s build manifest', '_next/static/build/_buildManifest.js'],
  ['Next’s second copy of the 404 page', '_not-found.html'],
  ['a page’s router data', 'index.txt'],
  ['a segment’s router data', 'termos/__next.termos.txt'],
  ['a folder’s view settings from macOS', 'precos/.DS_Store'],
  ['Windows’ thumbnails', 'Thumbs.db'],
  ['a folder’s settings from Windows', 'precos/desktop.ini'],
])('the post-build step doesn’t publish %s', (_, file) => {
  const files = transform({ [file]: 'data' });
  expect([...files.keys()]).not.toContain(file);
});

test('the post-build step doesn’t change the content’s markup', () => {
  const body = '<p hidden="">1<br>2 &amp; 3</p><svg><path d="M0"></path></svg>';
  expect(transformHome({ body })).toContain(body);
});

test('the order in which React renders components doesn’t change the published bytes', () => {
  const rules = [
    '.wB{top:1px}@media (min-width:60rem){.wB{top:2px}}',
    '.wA{top:3px}',
    '.wC{top:4px}',
  ];
  const body = '<p class="wA"></p><p class="wB"></p><p class="wC"></p>';
  const transformRules = (orderedRules: string[]) => {
    const generated = orderedRules.map(
      (css) => `<style data-precedence="generated">${css}</style>`,
    );
    return transformHome({ head: inlineStyle('p{top:0}') + generated.join(''), body });
  };
  const html = transformRules(rules);
  const htmlOfOtherOrder = transformRules(rules.toReversed());
  expect(html).toContain(
    'p{top:0}.c0{top:3px}.c1{top:1px}.c2{top:4px}@media (min-width:60rem){.c1{top:2px}}',
  );
  expect(htmlOfOtherOrder).toBe(html);
});

test('the post-build step merges all styles and drops the rules for classes that no element has', () => {
  const first = 'b{top:0}';
  const second =
    '.here{top:0}.gone{top:1px}:where(.gone){top:3px}.here,.gone{top:2px}@media print{.gone{top:6px}}';
  const html = transformHome({
    head: inlineStyle(first) + inlineStyle(second),
    body: '<p class="here">Olá</p><b>!</b>',
  });
  const styles = html.match(/<style>.*?<\/style>/g);
  expect(styles).toEqual(['<style>b{top:0}.c0{top:0}.c0{top:2px}</style>']);
});

// A script may show them later.
test('the merged style keeps rules for hidden elements', () => {
  const css = '.shown{top:3px}.here .shown{top:4px}';
  const body = '<p class="here"><b hidden><i class="shown">Olá</i></b></p>';
  const html = transformHome({ head: inlineStyle(css), body });
  expect(html).toContain('<style>.c0{top:3px}.c1 .c0{top:4px}</style>');
  expect(html).toContain('<p class="c1"><b hidden=""><i class="c0">Olá</i></b></p>');
});

test.each([
  ['at-rules without classes', '@layer base;@font-face{font-family:a}'],
  ['keyframes', '@keyframes a1_turn{50.5%{top:8px}}'],
  ['rules without a class in their selector', 'p{right:0}'],
  ['rules with a class in brackets, because an element may get it later', 'p:has(.c0){top:5px}'],
])('the merged style keeps %s', (_, css) => {
  const html = transformHome({ head: inlineStyle(css), body: '<p>Olá</p>' });
  expect(html).toContain(`<style>${css}</style>`);
});

test('neighbouring rules with the same condition become one, but font faces don’t', () => {
  const css =
    '@font-face{font-family:a}@font-face{font-family:b}@media print{p{top:1px}}@media print{b{top:2px}}';
  const html = transformHome({ head: inlineStyle(css), body: '<p>Olá</p>' });
  expect(html).toContain(
    '<style>@font-face{font-family:a}@font-face{font-family:b}@media print{p{top:1px}b{top:2px}}</style>',
  );
});

test.each([
  [
    'not (min-width: 44rem),not (min-height: 30rem)',
    'not all and (min-width: 44rem),not all and (min-height: 30rem)',
  ],
  ['(min-aspect-ratio:2) and (max-height:50rem)', '(min-aspect-ratio:2/1) and (max-height:50rem)'],
])('the post-build step rewrites the media query “%s” for old engines', (query, rewritten) => {
  const css = `@media ${query}{p{top:7px}}`;
  const html = transformHome({ head: inlineStyle(css), body: '<p>Olá</p>' });
  expect(html).toContain(`<style>@media ${rewritten}{p{top:7px}}</style>`);
});

test('the post-build step publishes files from public/ byte for byte', () => {
  const publicFiles = {
    'google123.html': Buffer.from('google-site-verification: <b class=x onclick=y()>'),
    'tabela.pdf': Buffer.from([0, 255, 10, 13]),
    '.well-known/security.txt': Buffer.from('Contact:'),
    '.htaccess': Buffer.from('# A hospedagem pede.'),
  };
  const files = transform(publicFiles);
  expect(Object.fromEntries(files)).toMatchObject(publicFiles);
});

test('the post-build step rejects an export without a home page', () => {
  const exported = new Map([['404.html', Buffer.from(buildPage())]]);
  expect(() => transformSite(exported)).toThrow('página inicial');
});

test('a page with data-react keeps Next’s scripts, and whatever they load', () => {
  const files = transform({
    'index.html': buildPage({ body: '<form data-react=""></form>' }),
    '_next/static/react.js': 'load("static/lazy.js")',
    '_next/static/lazy.js': 'load("static/lazy.css")',
    '_next/static/lazy.css': 'p{top:0}',
    '_next/static/other.js': '',
  });
  const html = `${files.get('index.html')}`;
  expect(html).toContain('<script src="/_next/static/react.js" data-cfasync="false"></script>');
  expect(html).toContain("script-src 'self';");
  expect(html).not.toContain('trusted-types');
  const chunks = [...files.keys()].filter((file) => file.startsWith('_next/'));
  expect(chunks).toEqual([
    '_next/static/react.js',
    '_next/static/lazy.js',
    '_next/static/lazy.css',
  ]);
});

test.each([
  ['a script of another host', '<script async src="https://contador.example/count.js"></script>'],
  ['its preload', '<link rel="preload" as="script" href="https://contador.example/count.js">'],
  ['an inline script', '<script>count()</script>'],
  ['a next/script', '<script>(self.__next_s=self.__next_s||[]).push(["/count.js"])</script>'],
])('the post-build step rejects %s, and names the recipe', (_, body) => {
  expect(() => transformHome({ body })).toThrow(
    /^index\.html tem um script .*A script of another host/s,
  );
});
