import { readdirSync, readFileSync } from 'node:fs';

const files = ['app', 'components', 'model', 'styles'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const code = files.filter((file) => /\.tsx?$/.test(file));
const stylesheets = files.filter((file) => file.endsWith('.scss'));

/** Matches block comments, and line comments that are not part of an address such as `https://a.com`. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/.*$/gm;

function readWithoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(COMMENTS, '');
}

test('client modules are exactly the files named *.client.tsx', () => {
  const clientModules = code.filter((file) =>
    /^\s*['"]use client['"]/.test(readWithoutComments(file)),
  );
  const clientFiles = code.filter((file) => file.endsWith('.client.tsx'));
  // Next requires that the error page is a client module, and prescribes its file name.
  expect(clientModules.toSorted()).toEqual(['app/global-error.tsx', ...clientFiles].toSorted());
});

/** The kinds of values that only _tokens.scss may define. The pattern of a kind must match the kind's example. */
const TOKENS = [
  {
    token: 'colour',
    pattern: /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i,
    example: 'color: #8a2615;',
  },
  { token: 'layer', pattern: /z-index:\s*\d/, example: 'z-index: 20;' },
  { token: 'duration', pattern: /:\s[^;{]*\b\d*\.?\d+m?s\b/, example: 'transition: 140ms;' },
];

test.each(TOKENS)('no file but _tokens.scss defines a $token', ({ pattern, example }) => {
  expect(example).toMatch(pattern);
  const lines = [...stylesheets, ...code.filter((file) => /^(app|components)\//.test(file))]
    .filter((file) => file !== 'styles/_tokens.scss')
    .flatMap((file) =>
      readWithoutComments(file)
        .split('\n')
        .map((line) => `${file} → ${line.trim()}`),
    );
  const definitions = lines.filter((line) => {
    // The address of an element, such as '#contato', looks like a colour.
    const withoutAddresses = line.replace(/url\([^)]*\)|'#[\w-]*'/g, '');
    return pattern.test(withoutAddresses);
  });
  expect(definitions).toEqual([]);
});

test('every custom property that is used without a fallback is defined', () => {
  const allText = [...stylesheets, ...code].map(readWithoutComments).join('\n');
  const styles = stylesheets.map(readWithoutComments).join();
  const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(20);
  // A stylesheet defines `--name:`, a component `'--name':` or `setProperty('--name',`.
  const isDefined = (name: string) => new RegExp(`${name}(:|'[,:])`).test(allText);
  expect(used.filter((name) => !isDefined(name))).toEqual([]);
});

/** The rooms of the model. A file imports only from its own room and from rooms before it. */
const ROOMS = ['text', 'files', 'fields', 'hours', 'shop', 'photos', 'policies', 'loading'];

test('every file of the model lies in a room, except the entry', () => {
  const model = code.filter((file) => file.startsWith('model/'));
  const outside = model.filter((file) => !ROOMS.some((room) => file.startsWith(`model/${room}/`)));
  expect(outside).toEqual(['model/content.ts']);
});

test.each(ROOMS)('model/%s/ imports only from rooms before it', (room) => {
  const laterRooms = ROOMS.slice(ROOMS.indexOf(room) + 1).join('|');
  const importsLaterRoom = new RegExp(`from '\\.\\./(?:(?:${laterRooms})/|content')`);
  const files = code.filter((file) => file.startsWith(`model/${room}/`));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => importsLaterRoom.test(readWithoutComments(file)))).toEqual([]);
});

test('components/ui imports only types from model/', () => {
  const imports = code
    .filter((file) => file.startsWith('components/ui/'))
    .flatMap((file) => readWithoutComments(file).match(/^import [^;]*@\/model\/[^;]*;/gm) ?? []);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
});
