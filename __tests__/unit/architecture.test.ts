/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Import = { specifier: string; isTypeOnly: boolean };

const root = process.cwd();
const sources = ['app', 'components', 'model', 'scripts', 'styles'].flatMap(listFiles);
const code = sources.filter((file) => /\.tsx?$/.test(file));
const stylesheets = sources.filter((file) => file.endsWith('.scss'));

/** What reads the drawer, as opposed to the functions that shape what was read. */
const facts = ['model/index.ts', 'model/content.ts'];

test('a file runs in the browser if and only if its name says so', () => {
  const marked = code.filter((file) => /^\s*['"]use client['"]/.test(withoutComments(file)));
  // Next fixes the names of its error boundaries, which it wants on the client.
  const boundaries = ['app/error.tsx', 'app/global-error.tsx'];
  const named = code.filter((file) => /\.client\.tsx?$/.test(file) || boundaries.includes(file));
  expect(marked).toEqual(named);
});

test('a package for the client is imported by client components alone', () => {
  const wrong = code
    .filter((file) => /^(app|components)\//.test(file) && !file.endsWith('.client.tsx'))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ specifier, isTypeOnly }) => !isTypeOnly && isForClient(specifier))
        .map(({ specifier }) => `${file} → ${specifier}`),
    );
  expect(wrong).toEqual([]);
  expect(isForClient('next/link')).toBe(true);
});

test('imports point one way: app to components to model', () => {
  const forbidden: Record<string, RegExp> = {
    model: /^(app|components|scripts|styles|__tests__)\/|^(react|next)(\/|$)|\.scss$/,
    'model/drawer': /^model\/(derive|check|content|index)/,
    'model/schema': /^model\/(drawer|derive|check|content|index)/,
    'model/text': /^model\/(?!text\/)/,
    components: /^(app|scripts|__tests__)\//,
    app: /^(scripts|__tests__)\//,
  };
  const wrong = Object.entries(forbidden).flatMap(([folder, pattern]) =>
    code
      .filter((file) => file.startsWith(`${folder}/`))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ specifier }) => pattern.test(specifier))
          .map(({ specifier }) => `${file} → ${specifier}`),
      ),
  );
  expect(wrong).toEqual([]);
});

test('what runs in the browser, or would fit any shop, carries no fact of this one', () => {
  const carriers = code.filter(
    (file) => /\.client\.tsx?$/.test(file) || /^components\/(ui|live)\//.test(file),
  );
  expect(carriers).not.toEqual([]);
  expect(
    carriers.flatMap((file) =>
      [...reachableValues(file)]
        .filter((reached) => facts.includes(reached))
        .map((reached) => `${file} → ${reached}`),
    ),
  ).toEqual([]);
});

test('the platform navigates and shows pictures, not the framework', () => {
  const banned = ['next/link', 'next/image', 'next/router', 'next/navigation', 'next/script'];
  expect(
    code.flatMap((file) =>
      importsOf(file)
        .filter(({ specifier }) => banned.includes(specifier))
        .map(({ specifier }) => `${file} → ${specifier}`),
    ),
  ).toEqual([]);
});

test('only the tokens hold a colour, a layer or a duration', () => {
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

test('no sentence is written outside content', () => {
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

test('nothing is left for later, and no file only passes others on', () => {
  expect(code.filter((file) => /\b(TODO|FIXME|HACK|XXX)\b/.test(readSource(file)))).toEqual([]);
  expect(
    code.filter((file) => /(^|\/)index\.tsx?$/.test(file) && file !== 'model/index.ts'),
  ).toEqual([]);
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

/** What a build says to the owner when it stops is no text of the page. */
function withoutErrors(source: string): string {
  return source.replace(/new Error\([\s\S]*?\);/g, '');
}

/** What a file imports, by its path from the root; packages by their names. */
function importsOf(file: string): Import[] {
  const statements = withoutComments(file).matchAll(
    /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(([, type, specifier = '']) => ({
    specifier: resolve(file, specifier),
    isTypeOnly: type !== undefined,
  }));
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) {
    return specifier.slice(2);
  }
  return specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), specifier)
    : specifier;
}

/** Whether a package's file begins with 'use client'; what it imports in turn, Next looks at. */
function isForClient(specifier: string): boolean {
  if (/^(?:[./]|@\/|node:)/.test(specifier) || code.some((file) => file.startsWith(specifier))) {
    return false;
  }
  try {
    const file = readFileSync(createRequire(path.join(root, 'app/')).resolve(specifier), 'utf8');
    const [, target] = /^module\.exports = require\('(.*)'\)/.exec(file) ?? [];
    return target
      ? isForClient(`next/${target.replace('./', '')}`)
      : /^\s*['"]use client['"]/.test(file);
  } catch {
    return false; // Only for bundlers, such as a stylesheet.
  }
}

/** Every file of ours that running `file` runs too. */
function reachableValues(file: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [file];
  for (const current of waiting) {
    for (const { specifier, isTypeOnly } of importsOf(current)) {
      const target = [
        `${specifier}.ts`,
        `${specifier}.tsx`,
        `${specifier}/index.ts`,
        specifier,
      ].find((candidate) => code.includes(candidate));
      if (target && !isTypeOnly && !reached.has(target)) {
        reached.add(target);
        waiting.push(target);
      }
    }
  }
  return reached;
}
