import { transformSite } from '@/build/transform-site';
import { makeExport, samplePage } from './sample-export';

const transform = (pages: Record<string, string>) =>
  transformSite(makeExport({ 'index.html': samplePage({}), ...pages }));

/** Transforms one page. */
function transformHome(parts: Parameters<typeof samplePage>[0]) {
  const files = transform({ 'index.html': samplePage(parts) });
  return `${files.get('index.html')}`;
}

const styled = (css: string) => `<style data-precedence="next" data-href="/a.css">${css}</style>`;

test('publishes only pages, what they reference and the headers', () => {
  const files = transform({
    '404.html': samplePage({ head: '<link rel="stylesheet" href="/_next/static/a.css">' }),
    '_next/static/a.css': 'b{}',
    '_next/static/b.css': 'p{}',
    '_not-found.html': samplePage({}),
    'index.txt': 'RSC',
    'termos/__next.termos.txt': 'RSC',
    '_next/static/build/_buildManifest.js': '',
    'llms.txt': 'Olá',
  });
  expect([...files.keys()].sort()).toEqual([
    '.htaccess',
    '404.html',
    '_headers',
    '_next/static/a.css',
    'index.html',
    'llms.txt',
  ]);
});

test('leaves our scripts and other markup, moves data for search engines into the head, and ends the body with the browser script', () => {
  const html = transformHome({
    body: '<p hidden="">1<br/>2 &amp; 3</p><script data-inline>log()</script><script data-inline type="application/ld+json">{}</script><svg><path d="M0"/></svg>',
  });
  const [, page, script] =
    /^(.*?)<script data-inline="">(now.*)<\/script><!--\/email_off--><\/body><\/html>$/s.exec(
      html,
    ) ?? [];
  expect(page).toMatch(
    /<body><!--email_off--><p hidden="">1<br>2 &amp; 3<\/p>.*<svg><path d="M0"><\/path><\/svg>$/,
  );
  expect(page).not.toMatch(/preload/);
  const [inHead, inBody] = page?.split('</head>') ?? [];
  const data = '<script data-inline="" type="application/ld+json">{}</script>';
  expect(inHead?.match(/<script.*?<\/script>/g)).toEqual([data]);
  expect(inBody?.match(/<script.*?<\/script>/g)).toEqual(['<script data-inline="">log()</script>']);
  expect(script).toBe('now()');
});

test('merges styles, and removes only rules that no element can match', () => {
  const html = transformHome({
    head: `${styled('b{top:0}')}${styled(
      '@layer base;@font-face{font-family:a}p{right:0}.here{top:0}.gone{top:1px}.here,.gone{top:2px}.shown{top:3px}.here .shown{top:4px}p:has(.gone){top:5px}@media print{.gone{top:6px}}@media not (min-width: 44rem){p{top:7px}}@keyframes a1_turn{50.5%{top:8px}}',
    )}`,
    body: '<p class="here">Olá</p><b hidden><i class="shown">Until a script shows it</i></b>',
  });
  expect(html.match(/<style>.*?<\/style>/g)).toEqual([
    '<style>b{top:0}@layer base;@font-face{font-family:a}p{right:0}.here{top:0}.here{top:2px}.shown{top:3px}.here .shown{top:4px}p:has(.gone){top:5px}@media not all and (min-width: 44rem){p{top:7px}}@keyframes a1_turn{50.5%{top:8px}}</style>',
  ]);
  expect(html).toContain('<p class="here">');
});

test('keeps e-mail addresses from Cloudflare, which would rewrite them', () => {
  const body = '<p>Escreva: ze@a.com.br</p><a href="mailto:ze@a.com">ze@a.com</a> <b>@ze</b>';
  const html = transformHome({ body });
  expect(html).toContain(`<body><!--email_off-->${body}`);
  expect(html).toMatch(/[^-]<!--.email_off--><.body>/);
  expect(html.match(/<!--/g)).toHaveLength(2);
});

test('publishes public/ byte for byte, its HTML files and the owner’s .htaccess included', () => {
  const publicFiles = {
    'google123.html': Buffer.from('google-site-verification: <b class=x onclick=y()>'),
    'tabela.pdf': Buffer.from([0, 255, 10, 13]),
    '.well-known/security.txt': Buffer.from('Contact:'),
    '.htaccess': Buffer.from('# A hospedagem pede.'),
  };
  const exported = makeExport({ 'index.html': samplePage({}) });
  const all = new Map([...exported, ...Object.entries(publicFiles)]);
  const files = transformSite(all);
  expect(Object.fromEntries(files)).toMatchObject(publicFiles);
});

test('stops without a home page', () => {
  const notFound = makeExport({ '404.html': samplePage({}) });
  expect(() => transformSite(notFound)).toThrow('página inicial');
});
