/** @jest-environment node */
import { deferRuntime } from '@/scripts/finish/defer-runtime';
import { BOOTSTRAP, samplePage } from './sample-export';

const defer = (html: string) => deferRuntime(html, 'index.html', '');

test('takes out what would ask for the runtime, and nothing else', () => {
  const kept =
    '<script type="application/ld+json">{"@type":"HairSalon"}</script><script>live()</script>';
  const { html } = defer(
    samplePage({ head: '<link rel="preload" as="font" href="/a.woff2"/>', body: kept }),
  );

  expect(html).toBe(
    '<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/>' +
      `<link rel="preload" as="font" href="/a.woff2"/></head><body>${kept}</body></html>`,
  );
});

test('hands over the scripts in their order, the entry and the data', () => {
  const { sources, entry, flight } = defer(samplePage({ rows: '0:{}\n' }));

  expect(sources).toEqual(['/_next/static/chunks/turbopack-1.js', '/_next/static/chunks/react.js']);
  expect(entry).toEqual({ otherChunks: ['static/chunks/react.js'], runtimeModuleIds: [7] });
  expect(flight).toEqual([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"0:{}\\n"])',
  ]);
});

test('knows the scripts of a site under a path', () => {
  const html = samplePage().replaceAll('/_next/', '/barbearia/_next/');
  expect(deferRuntime(html, 'index.html', '/barbearia').sources).toHaveLength(2);
});

test.each([
  ['no script at all', '<!DOCTYPE html><html><head></head><body></body></html>', /já passou/],
  ['no bootstrap', samplePage().replace(`<script id="_R_">${BOOTSTRAP}</script>`, ''), /partida/],
  [
    'two bootstraps',
    samplePage({ body: `<script id="_R_">${BOOTSTRAP}</script>` }),
    /script de partida/,
  ],
  [
    'another bootstrap',
    samplePage().replace('runtimeModuleIds', 'x').replace(BOOTSTRAP.slice(0, 30), 'TURBOPACK_('),
    /desconhecido/,
  ],
  [
    'an unknown inline script of the framework',
    samplePage({ body: '<script>$RC("B:0","S:0")</script>' }),
    /script embutido desconhecido/,
  ],
  [
    'a script of another origin',
    samplePage({ head: '<script src="https://cdn.example/a.js" async=""></script>' }),
    /não é do Next/,
  ],
  [
    'a script with integrity',
    samplePage().replace('async=""', 'async="" integrity="sha256-x"'),
    /traz integrity/,
  ],
  ['a script that is not async', samplePage().replace(' async=""', ''), /não é async/],
  [
    'a preload of a script that the page does not have',
    samplePage().replace('chunks/react.js"/>', 'chunks/other.js"/>'),
    /preload de/,
  ],
  [
    'two legacy polyfills',
    samplePage({ head: '<script src="/_next/static/chunks/b.js" noModule=""></script>' }),
    /nomodule/,
  ],
])('stops at %s', (_name, html, problem) => {
  expect(() => defer(html)).toThrow(problem);
});

test('says which file, what is wrong and what to do', () => {
  expect(() => deferRuntime('', 'termos.html', '')).toThrow(
    /Arquivo: {2}termos\.html\n {2}Problema: [\s\S]*O que fazer: [\s\S]*Não a publique/,
  );
});
