import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const sources = ['app', 'components', 'model', 'scripts', 'styles'].flatMap(listFiles);
const code = sources.filter((file) => /\.tsx?$/.test(file));
const stylesheets = sources.filter((file) => file.endsWith('.scss'));

test('client modules are exactly the files named so', () => {
  const marked = code.filter((file) => /^\s*['"]use client['"]/.test(withoutComments(file)));
  // Next fixes the names of its error boundaries, which are client components.
  const boundaries = ['app/error.tsx', 'app/global-error.tsx'];
  const named = code.filter((file) => /\.client\.tsx?$/.test(file) || boundaries.includes(file));
  expect(marked).toEqual(named);
});

test('imports point one way: app to components to model', () => {
  const forbidden: Record<string, RegExp> = {
    model: /^(app|components|scripts|styles|__tests__)\/|^(react|next)(\/|$)|\.scss$/,
    'model/content-files': /^model\/(derive|check|content$|index$)/,
    'model/schema': /^model\/(content-files|derive|check|content$|index$)/,
    'model/text': /^model\/(?!text\/)/,
    components: /^(app|scripts|__tests__)\//,
    app: /^(scripts|__tests__)\//,
    // Independent of the shop: it gets finished strings.
    'components/ui': /^model(?:\/index)?$/,
  };
  const wrong = Object.entries(forbidden).flatMap(([folder, pattern]) =>
    code
      .filter((file) => file.startsWith(`${folder}/`))
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => pattern.test(specifier))
          .map((specifier) => `${file} → ${specifier}`),
      ),
  );
  expect(wrong).toEqual([]);
});

test('only _tokens.scss defines colours, layers and durations', () => {
  const raw =
    /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|z-index:\s*\d|:\s[^;{]*\b\d*\.?\d+m?s\b/i;
  const wrong = [...stylesheets, ...code.filter((file) => /^(app|components)\//.test(file))]
    .filter((file) => file !== 'styles/_tokens.scss')
    .flatMap((file) =>
      withoutComments(file)
        .split('\n')
        .filter((line) => raw.test(line.replace(/url\([^)]*\)|href="#[^"]*"|'#[\w-]*'/g, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(wrong).toEqual([]);
});

test('every custom property in use is defined or has a fallback', () => {
  const styles = stylesheets.map(withoutComments).join('\n');
  const all = [styles, ...code.map(withoutComments)].join('\n');
  const read = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(read.filter((name) => !new RegExp(`${name}(:|'[,:])`).test(all))).toEqual([]);
});

test('no visible text is written outside content', () => {
  const portuguese = /[áàâãéêíóôõúüç]/i;
  const jsxText = />\s*[^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*<\//u;
  const wrong = code
    .filter((file) => /^(app|components)\//.test(file))
    .flatMap((file) =>
      withoutErrors(withoutComments(file))
        .split('\n')
        .filter((line) => portuguese.test(line) || jsxText.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(wrong).toEqual([]);
});

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function withoutComments(file: string): string {
  return readSource(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[\s;{(,])\/\/.*$/gm, '$1');
}

/** Error messages of the build are not text of the page. */
function withoutErrors(source: string): string {
  return source.replace(/new Error\([\s\S]*?\);/g, '');
}

/** The imports of a file: paths from the root, or names of packages. */
function importsOf(file: string): string[] {
  const statements = withoutComments(file).matchAll(
    /^\s*(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(([, specifier = '']) => resolve(file, specifier));
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) {
    return specifier.slice(2);
  }
  return specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), specifier)
    : specifier;
}
