import { readdirSync, readFileSync } from 'node:fs';

const files = ['app', 'components', 'model', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const code = files.filter((file) => /\.tsx?$/.test(file));
const stylesheets = files.filter((file) => file.endsWith('.scss'));

/** Matches block comments and line comments, but not the `//` in `https://a.com`. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/.*$/gm;

function readWithoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(COMMENTS, '');
}

test('the only client modules are the *.client.tsx files and Next’s error page', () => {
  const clientModules = code.filter((file) =>
    /^\s*['"]use client['"]/.test(readWithoutComments(file)),
  );
  const clientFiles = code.filter((file) => file.endsWith('.client.tsx'));
  // Next requires its error page to have this name, and to be a client module.
  expect(clientModules.toSorted()).toEqual(['app/global-error.tsx', ...clientFiles].toSorted());
});

/** The kinds of values that only _tokens.scss may define. Each example proves that its pattern can match. */
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
  const lines = [...stylesheets, ...code.filter((file) => /^(app|components)\//.test(file))]
    .filter((file) => file !== 'styles/_tokens.scss')
    .flatMap((file) =>
      readWithoutComments(file)
        .split('\n')
        .map((line) => `${file} → ${line.trim()}`),
    );
  const definitions = lines.filter((line) => {
    // An in-page link such as '#cafe' would look like a colour.
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
  // A stylesheet defines `--name:`, a component `'--name':` or `setProperty('--name',`.
  const isDefined = (name: string) => new RegExp(`${name}(:|'[,:])`).test(allText);
  expect(used.filter((name) => !isDefined(name))).toEqual([]);
});

/** The model's folders, in order. A file only imports from its own folder and from those before it. */
const MODEL_FOLDERS = ['text', 'files', 'fields', 'hours', 'shop', 'photos', 'policies', 'loading'];

test('every file in model/ except content.ts is in one of the folders in the import order', () => {
  const model = code.filter((file) => file.startsWith('model/'));
  const outside = model.filter(
    (file) => !MODEL_FOLDERS.some((folder) => file.startsWith(`model/${folder}/`)),
  );
  expect(outside).toEqual(['model/content.ts']);
});

test.each(MODEL_FOLDERS)(
  'model/%s/ only imports from folders before it in the import order',
  (folder) => {
    const laterFolders = MODEL_FOLDERS.slice(MODEL_FOLDERS.indexOf(folder) + 1).join('|');
    const importsLaterFolder = new RegExp(`from '\\.\\./(?:(?:${laterFolders})/|content')`);
    const files = code.filter((file) => file.startsWith(`model/${folder}/`));
    expect(files).not.toEqual([]);
    expect(files.filter((file) => importsLaterFolder.test(readWithoutComments(file)))).toEqual([]);
  },
);

test('components/ui/ only imports types from model/', () => {
  const imports = code
    .filter((file) => file.startsWith('components/ui/'))
    .flatMap((file) => readWithoutComments(file).match(/^import [^;]*@\/model\/[^;]*;/gm) ?? []);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
});
