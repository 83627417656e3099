import { readdirSync, readFileSync } from 'node:fs';

const files = ['app', 'components', 'model', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const code = files.filter((file) => /\.tsx?$/.test(file));
const stylesheets = files.filter((file) => file.endsWith('.scss'));

/** A file without its comments. */
const read = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/.*$/gm, '');

test('client modules are exactly the files named so', () => {
  const marked = code.filter((file) => /^\s*['"]use client['"]/.test(read(file)));
  // Next fixes the name of its error boundary, which is a client component.
  const named = code.filter((file) => /\.client\.tsx$|^app\/global-error\.tsx$/.test(file));
  expect(marked).toEqual(named);
});

test('only _tokens.scss defines colours, layers and durations', () => {
  const raw =
    /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|z-index:\s*\d|:\s[^;{]*\b\d*\.?\d+m?s\b/i;
  const wrong = [...stylesheets, ...code.filter((file) => /^(app|components)\//.test(file))]
    .filter((file) => file !== 'styles/_tokens.scss')
    .flatMap((file) =>
      read(file)
        .split('\n')
        .map((line) => `${file} → ${line.trim()}`),
    )
    .filter((line) => raw.test(line.replace(/url\([^)]*\)|'#[\w-]*'/g, '')));
  expect(wrong).toEqual([]);
});

test('every custom property in use is defined or has a fallback', () => {
  const all = [...stylesheets, ...code].map(read).join('\n');
  const styles = stylesheets.map(read).join();
  const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !new RegExp(`${name}(:|'[,:])`).test(all))).toEqual([]);
});

test('components/ui imports only types from model/', () => {
  const imports = code
    .filter((file) => file.startsWith('components/ui/'))
    .flatMap((file) => read(file).match(/^import [^;]*@\/model\/[^;]*;/gm) ?? []);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
});
