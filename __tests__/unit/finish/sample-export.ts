/** A small export of the shape that Next has: what the finishing step expects, and no more. */

const CHUNK_FOLDER = '/_next/static/chunks';

export const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/react.js"],"runtimeModuleIds":[7]});';

type PageParts = {
  head: string;
  body: string;
  /** Rows of React's data. */
  rows: string;
};

export function samplePage({
  head = '',
  body = '<main>Olá</main>',
  rows = '',
}: Partial<PageParts> = {}) {
  return [
    '<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/>',
    `<link rel="preload" as="script" fetchPriority="low" href="${CHUNK_FOLDER}/react.js"/>`,
    `<script src="${CHUNK_FOLDER}/turbopack-1.js" async=""></script>`,
    head,
    `<script src="${CHUNK_FOLDER}/polyfill.js" noModule=""></script></head><body>`,
    body,
    `<script id="_R_">${BOOTSTRAP}</script>`,
    `<script src="${CHUNK_FOLDER}/react.js" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push(${JSON.stringify([1, rows])})</script>`,
    '</body></html>',
  ].join('');
}

const REGISTRATION =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,';

export function sampleChunk(code: string) {
  return `${REGISTRATION}7,e=>{${code}}])`;
}

export const TURBOPACK_RUNTIME = '(()=>{let e;var t,r=globalThis.TURBOPACK;r.push})()';

export function sampleExport(changes: Readonly<Record<string, string>> = {}): Map<string, Buffer> {
  const files = {
    'index.html': samplePage(),
    'index.txt': 'RSC',
    '404.html': samplePage({ body: '<main>404</main>' }),
    '_not-found.html': samplePage({ body: '<main>404</main>' }),
    '_not-found/__next._full.txt': 'RSC',
    'robots.txt': 'User-Agent: *',
    '_next/static/chunks/turbopack-1.js': TURBOPACK_RUNTIME,
    '_next/static/chunks/react.js': sampleChunk('e.l("static/chunks/lazy.js")'),
    '_next/static/chunks/lazy.js': sampleChunk(''),
    '_next/static/chunks/polyfill.js': 'Array.prototype.at',
    '_next/static/build/_buildManifest.js': 'self.__BUILD_MANIFEST={}',
    ...changes,
  };
  return new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]));
}
