/** Makes a small version of Next's export. It has the given files and the chunks that they load. */
export function makeExport(files: Record<string, string>): Map<string, Buffer> {
  const exported = new Map<string, Buffer>();
  for (const [file, content] of Object.entries(files)) {
    const chunks = content.match(/_next\/static\/chunks\/[\w.-]+\.js/g) ?? [];
    for (const chunk of chunks) {
      exported.set(chunk, Buffer.from(`run("${chunk}")`));
    }
    exported.set(file, Buffer.from(content));
  }
  return exported;
}

/** Like a page from Next's export, it has one of our scripts among Next's own. */
export function samplePage({ head = '', body = '<main>Olá</main>' } = {}): string {
  const chunk = '/_next/static/chunks/react.js';
  return [
    '<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/>',
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>`,
    `<link rel="modulepreload" href="${chunk}"/>`,
    '<link rel="preconnect" href="/" crossorigin=""/>',
    head,
    '<script src="/_next/static/chunks/polyfill.js" noModule=""></script>',
    '</head><body>',
    body,
    '<script data-inline="">now()</script>',
    '<script id="_start">start()</script>',
    `<script src="${chunk}" async=""></script>`,
    '<script type="importmap">{}</script>',
    '<script>data.push([1,"<style>"])</script>',
    '</body></html>',
  ].join('');
}
