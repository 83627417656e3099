import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

function listFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => `${folder}/${name}`);
}

const files = ['app', 'components', 'model', 'styles'].flatMap(listFiles);
const code = files.filter((file) => /\.tsx?$/.test(file));
const stylesheets = files.filter((file) => file.endsWith('.scss'));

/** Matches block comments and line comments, but not the `//` in `https://a.com`. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/.*$/gm;

function readWithoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(COMMENTS, '');
}

/** Adds the file's name to each line, so a failed test says where to look. */
function listLines(file: string): string[] {
  const lines = readWithoutComments(file).split('\n');
  return lines.map((line) => `${file} → ${line.trim()}`);
}

/**
 * In each row, a file may import from its own folder, and from folders further to the right. `components/browser/` is in
 * no row: it imports all behaviours, and all components import its helpers.
 */
const LAYERS = [
  ['app build', 'components cms', 'model styles', 'content fonts deploy'],
  [
    'components/layout',
    'components/sections',
    'components/drawings components/shop components/structured-data',
    'components/ui',
  ],
  [
    'model/content',
    'model/loading',
    'model/photos model/policies',
    'model/shop',
    'model/hours',
    'model/fields',
    'model/files model/text',
  ],
].map((row) => row.map((column) => column.split(' ')));

const TYPE_ONLY = /^((import|export) type|typeof)\b/;

/** Forbids imports that the layers would allow. `unless` matches the words before the import's path. */
const EXCEPTIONS = [
  {
    from: /^components\/ui\//,
    to: /^model\//,
    unless: TYPE_ONLY,
    reason:
      'A component for any site gets finished strings, so it may only import types from model/.',
  },
  { from: /^(model|fonts|styles)\//, to: /^react\b/, reason: 'Only components render.' },
  {
    from: /^(app|components)\//,
    to: /^next(\/(?!dynamic$)|$)/,
    unless: TYPE_ONLY,
    reason:
      'Next’s router, images and scripts need what isn’t published, or what the CSP blocks. Use <a>, <Photo>, or “A script of another host” in docs/changing.md. Types and next/dynamic are allowed.',
  },
];

/** Matches every form of import in TypeScript and Sass. */
const IMPORT =
  /(?<words>\b(?:import|export)\s[^'";]*?\bfrom\s*|\b(?:typeof\s+)?import\b[\s(]*|\brequire\b[\s(]*|@(?:use|forward|import)\s+)['"`](?<specifier>[^'"`]+)/g;

/** For example `model/shop/names` for `@/model/shop/names`. Returns a package's name unchanged. */
function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('.')) {
    return path.posix.join(path.posix.dirname(file), specifier);
  }
  return path.posix.normalize(specifier.replace(/^@\//, ''));
}

function followsLayers(file: string, target: string): boolean {
  return LAYERS.every((row) => {
    const from = findPlace(row, file);
    const to = findPlace(row, target);
    return !from || !to || from.folder === to.folder || from.column < to.column;
  });
}

/** Returns undefined if the path isn't in any of the row's folders. */
function findPlace(row: string[][], importPath: string) {
  const places = row.flatMap((folders, column) => folders.map((folder) => ({ folder, column })));
  return places.find(({ folder }) => `${importPath}/`.startsWith(`${folder}/`));
}

test('imports follow the arrows in the README', () => {
  const importers = [...files, ...['build', 'cms', 'fonts'].flatMap(listFiles)];
  const imports = importers
    .filter((file) => /\.(tsx?|scss)$/.test(file))
    .flatMap((file) =>
      [...readWithoutComments(file).matchAll(IMPORT)].map(({ groups }) => {
        const { words = '', specifier = '' } = groups ?? {};
        return { file, words, target: resolveImport(file, specifier) };
      }),
    );
  expect(imports.length).toBeGreaterThan(400);
  const forbidden = imports.flatMap(({ file, words, target }) => {
    const exception = EXCEPTIONS.find(
      ({ from, to, unless }) => from.test(file) && to.test(target) && !unless?.test(words),
    );
    if (exception) {
      return `${file} imports ${target}: ${exception.reason}`;
    }
    return followsLayers(file, target) ? [] : `${file} imports ${target}`;
  });
  expect(forbidden).toEqual([]);
});

const clientFiles = code.filter((file) => file.endsWith('.client.tsx'));

test('the only client modules are the *.client.tsx files and Next’s error page', () => {
  const clientModules = code.filter((file) =>
    /^\s*['"]use client['"]/.test(readWithoutComments(file)),
  );
  // Next requires its error page to have this name, and to be a client module.
  expect(clientModules.toSorted()).toEqual(['app/global-error.tsx', ...clientFiles].toSorted());
});

/** Would work in `next dev`, but do nothing on a published page without React. */
const HOOK_HANDLER_OR_REF = /\b(?:use[A-Z]\w*|on[A-Z]\w*|ref)\b/;

test.each(clientFiles)(
  '%s has a behaviour and no hook, handler or ref, or it has data-react',
  (file) => {
    const lines = listLines(file);
    const text = lines.join('\n');
    if (!text.includes('data-react')) {
      expect(text).toContain('behaviour(');
      expect(lines.filter((line) => HOOK_HANDLER_OR_REF.test(line))).toEqual([]);
    }
  },
);

/** Only _tokens.scss may define these values. The examples prove that the patterns match. */
const TOKENS = [
  {
    token: 'colour',
    pattern: /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i,
    example: 'color: #8a2615;',
  },
  { token: 'layer', pattern: /z-index:\s*\d/, example: 'z-index: 20;' },
  { token: 'duration', pattern: /:\s[^;{]*\b\d*\.?\d+m?s\b/, example: 'transition: 140ms;' },
];

test.each(TOKENS)('only _tokens.scss defines a $token', ({ pattern, example }) => {
  expect(example).toMatch(pattern);
  const otherStylesheets = stylesheets.filter((file) => file !== 'styles/_tokens.scss');
  const components = files.filter((file) => /^(app|components)\/.*\.(tsx?|svg)$/.test(file));
  const lines = [...otherStylesheets, ...components].flatMap(listLines);
  const definitions = lines.filter((line) => {
    // In-page links are removed, because `#cafe` would also be a valid colour.
    const withoutLinks = line.replace(/url\([^)]*\)|'#[\w-]*'/g, '');
    return pattern.test(withoutLinks);
  });
  expect(definitions).toEqual([]);
});

test('every custom property that’s used without a fallback is defined', () => {
  const allText = [...stylesheets, ...code].map(readWithoutComments).join('\n');
  const styles = stylesheets.map(readWithoutComments).join();
  const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(20);
  // Stylesheets define a property with `--name:`, components with `'--name':` or `setProperty('--name',`.
  const isDefined = (name: string) => new RegExp(`${name}(:|'[,:])`).test(allText);
  const undefinedProperties = used.filter((name) => !isDefined(name));
  expect(undefinedProperties).toEqual([]);
});
