/** @file Minimal exports in the format of Next. */

/** Pages and the chunks that they reference. */
export function makeExport(pages: Record<string, string>): Map<string, Buffer> {
  const chunks = Object.values(pages)
    .flatMap((html) => html.match(/_next\/static\/chunks\/[\w.-]+\.js/g) ?? [])
    .map((file): [string, Buffer] => [file, Buffer.from(`run("${file}")`)]);
  return new Map([
    ...chunks,
    ...Object.entries(pages).map(([file, html]): [string, Buffer] => [file, Buffer.from(html)]),
  ]);
}

/** A page with framework scripts. */
export function samplePage({ head = '', body = '<main>Olá</main>' } = {}) {
  const chunk = '/_next/static/chunks/react.js';
  return [
    '<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/>',
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>`,
    `<link rel="modulepreload" href="${chunk}"/><link rel="preconnect" href="/" crossorigin=""/>${head}`,
    `<script src="/_next/static/chunks/polyfill.js" noModule=""></script></head><body>${body}<script data-inline="">now()</script>`,
    '<script id="_start">start()</script>',
    `<script src="${chunk}" async=""></script><script type="importmap">{}</script>`,
    '<script>data.push([1,"<style>"])</script></body></html>',
  ].join('');
}
