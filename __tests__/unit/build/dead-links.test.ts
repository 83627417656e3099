import { listDeadLinks } from '@/build/dead-links';
import { parsePage } from '@/build/transform-site';

const FILES = [
  'index.html',
  'termos.html',
  'contato.vcf',
  'fotos/a-80.avif',
  'precos 2026.pdf',
  'só 50%.pdf',
  'loja/index.html',
];

/** Puts the markup into the terms page of a small site. */
function check(markup: string): string[] {
  const terms = parsePage(`<h2 id="topico-pagamento">Pagamento</h2>${markup}`);
  const home = parsePage('<section id="equipe"></section>');
  const pages = new Map([
    ['index.html', home],
    ['termos.html', terms],
  ]);
  return listDeadLinks(pages, new Map(FILES.map((file) => [file, Buffer.from('')])));
}

test.each([
  '/',
  '/termos',
  '/termos.html',
  '#topico-pagamento',
  '/#equipe',
  '/contato.vcf',
  '/precos%202026.pdf',
  '/só%2050%.pdf',
  '/loja/',
  'https://a.com/nada#nada',
  'mailto:a@b.com',
  'tel:+5511900000000',
])('a link may lead to %s', (href) => {
  expect(check(`<a href="${href}">a</a>`)).toEqual([]);
});

test.each([
  ['a missing page', '<a href="/termo">os  termos</a>', '  termos.html: “os termos” → /termo'],
  ['a missing topic', '<a href="#topico-prazo">a</a>', '  termos.html: “a” → #topico-prazo'],
  ['a topic with a percent sign', '<a href="#50%">a</a>', '  termos.html: “a” → #50%'],
  ['a section that’s left out', '<a href="/#galeria">a</a>', '  termos.html: “a” → /#galeria'],
  ['a host without https', '<a href="www.a.com">a</a>', '  termos.html: “a” → www.a.com'],
  ['a missing photo', '<img src="/fotos/b.jpg" alt="Nós">', '  termos.html: “Nós” → /fotos/b.jpg'],
  [
    'a missing size of a photo',
    '<source srcset="/fotos/a-80.avif 80w,/fotos/a-90.avif 90w">',
    '  termos.html: “source” → /fotos/a-90.avif',
  ],
  [
    'a missing preload',
    '<link rel="preload" imagesrcset="/fotos/a-70.avif 70w">',
    '  termos.html: “link” → /fotos/a-70.avif',
  ],
])('%s is reported as a dead link, with its page, text and target', (_, markup, deadLink) => {
  expect(check(markup)).toEqual([deadLink]);
});
