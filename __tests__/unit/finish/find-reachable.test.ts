/** @jest-environment node */
import { findReachable } from '@/scripts/finish/find-reachable';

const reach = (files: Record<string, string>) =>
  [
    ...findReachable(
      new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)])),
    ),
  ].sort();

test('keeps pages, what is asked for by convention, and what these name, step by step', () => {
  expect(
    reach({
      'index.html': '<img src="/fotos/a.jpg"><script src="/_next/static/chunks/a.js">',
      'fotos/a.jpg': '',
      'fotos/b.jpg': '',
      '_next/static/chunks/a.js': 'load("static/chunks/lazy.js")',
      '_next/static/chunks/lazy.js': 'load("static/chunks/lazier.js")',
      '_next/static/chunks/lazier.js': '',
      '_next/static/chunks/forgotten.js': '',
      'robots.txt': '',
      '.nojekyll': '',
    }),
  ).toEqual([
    '.nojekyll',
    '_next/static/chunks/a.js',
    '_next/static/chunks/lazier.js',
    '_next/static/chunks/lazy.js',
    'fotos/a.jpg',
    'index.html',
    'robots.txt',
  ]);
});

test('drops prefetch payloads and the duplicate of the 404 page, whoever names them', () => {
  expect(
    reach({
      'index.html': 'termos.txt __next._tree.txt _not-found.html',
      'termos.html': '',
      'termos.txt': '',
      '__next._tree.txt': '',
      '_not-found.html': '',
    }),
  ).toEqual(['index.html', 'termos.html']);
});

test('drops a stylesheet that is inlined, and keeps one that React would still fetch', () => {
  const data = (element: object) => JSON.stringify(JSON.stringify(element));
  expect(
    reach({
      'index.html': '<style>p{}</style> d.js',
      'd.js': `${data({ href: '/in.css', children: '' })}${data({ rel: 'stylesheet', href: '/out.css' })}`,
      'in.css': '',
      'out.css': '',
    }),
  ).toEqual(['d.js', 'index.html', 'out.css']);
});

test('follows a name with characters that an address escapes', () => {
  expect(reach({ 'index.html': '/fotos/caf%C3%A9.jpg', 'fotos/café.jpg': '' })).toContain(
    'fotos/café.jpg',
  );
});
